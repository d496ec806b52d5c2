; The installer of Windows: for one person, without an administrator's rights; /S installs and uninstalls silently.
; windows_installer.py gives VERSION, FROZEN, FILES, ICON, LICENCE and OUTPUT.
; It ends with 3 where the program is open, and with 2 under a Windows that Qt does not run on.
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!if "${NSIS_CHAR_SIZE}" == 1
  !error "this needs the Unicode NSIS"
!endif
!ifdef NSIS_WIN32_MAKENSIS
  !define SLASH "\"
!else
  !define SLASH "/"
!endif
!include "${FILES}"

!define ID "io.github.warapp.War"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "War"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\War"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "War ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "War"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs the card game War"
VIAddVersionKey LegalCopyright "The War developers, GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\warappw.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Windows deletes and writes no program that runs, and half of one is worse than none.
!macro WaitUntilClosed FOLDER PROGRAM
  ${Do}
    ${IfNot} ${FileExists} "${FOLDER}\${PROGRAM}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "${FOLDER}\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "War is open. Close it, then try again." /SD IDCANCEL IDCANCEL`
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${Loop}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "War needs a 64-bit Windows 10 of version 1809, or a newer one." /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section "War"
  ; an older version goes first, wherever it is, so that none of its files stays
  ReadRegStr $R0 HKCU "${UNINSTALL}" "InstallLocation"
  ${If} $R0 == ""
    StrCpy $R0 $INSTDIR
  ${EndIf}
  !insertmacro WaitUntilClosed $R0 warapp.exe
  !insertmacro WaitUntilClosed $R0 warappw.exe
  ${If} ${FileExists} "$R0\uninstall.exe"
    ExecWait '"$R0\uninstall.exe" /S _?=$R0'
    Delete "$R0\uninstall.exe"
    RMDir "$R0"
  ${EndIf}

  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\War.lnk" "$INSTDIR\warappw.exe" "" "$INSTDIR\warappw.exe" 0

  WriteRegStr HKCU "Software\Classes\.wargame" "" "${ID}.wargame"
  WriteRegStr HKCU "Software\Classes\.wargame\OpenWithProgids" "${ID}.wargame" ""
  WriteRegStr HKCU "Software\Classes\${ID}.wargame" "" "War round"
  WriteRegStr HKCU "Software\Classes\${ID}.wargame\DefaultIcon" "" "$INSTDIR\warappw.exe,0"
  WriteRegStr HKCU "Software\Classes\${ID}.wargame\shell\open\command" "" '"$INSTDIR\warappw.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "War"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\warappw.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The War developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; icons and file types are others now
SectionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed $INSTDIR warapp.exe
  !insertmacro WaitUntilClosed $INSTDIR warappw.exe
  !insertmacro UninstallFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only where it is empty: what a person put there stays
  Delete "$SMPROGRAMS\War.lnk"

  ReadRegStr $0 HKCU "Software\Classes\.wargame" ""
  StrCmp $0 "${ID}.wargame" 0 +2
    DeleteRegValue HKCU "Software\Classes\.wargame" ""
  DeleteRegValue HKCU "Software\Classes\.wargame\OpenWithProgids" "${ID}.wargame"
  DeleteRegKey /ifempty HKCU "Software\Classes\.wargame\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.wargame"
  DeleteRegKey HKCU "Software\Classes\${ID}.wargame"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
