"""The look that dialogs and docks share: colours, style sheet and signs."""
