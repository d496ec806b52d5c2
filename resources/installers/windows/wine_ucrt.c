/* The complex mathematics of C99 as Windows' own library exports it, for Wine 10, whose library stops at a call of
   it; NumPy calls it while it is imported. Structures, since that is how the compilers of Windows pass these. */
#include <complex.h>

typedef struct { double re, im; } wide;
typedef struct { float re, im; } narrow;

#define IN(z) __builtin_complex((double)(z).re, (double)(z).im)

/* A function of double, of float, and of long double, which is double on Windows. */
#define TO_COMPLEX(name) \
    wide own_##name(wide z) { double complex w = name(IN(z)); return (wide){creal(w), cimag(w)}; } \
    narrow own_##name##f(narrow z) { double complex w = name(IN(z)); return (narrow){creal(w), cimag(w)}; } \
    wide own_##name##l(wide z) { return own_##name(z); }
#define TO_REAL(name) \
    double own_##name(wide z) { return name(IN(z)); } \
    float own_##name##f(narrow z) { return (float)name(IN(z)); } \
    double own_##name##l(wide z) { return own_##name(z); }
#define OF_TWO(name) \
    wide own_##name(wide y, wide z) { double complex w = name(IN(y), IN(z)); return (wide){creal(w), cimag(w)}; } \
    narrow own_##name##f(narrow y, narrow z) { double complex w = name(IN(y), IN(z)); return (narrow){creal(w), cimag(w)}; } \
    wide own_##name##l(wide y, wide z) { return own_##name(y, z); }

TO_REAL(creal) TO_REAL(cimag) TO_REAL(cabs) TO_REAL(carg)
TO_COMPLEX(cexp) TO_COMPLEX(clog) TO_COMPLEX(csqrt) TO_COMPLEX(conj) TO_COMPLEX(cproj)
TO_COMPLEX(csin) TO_COMPLEX(ccos) TO_COMPLEX(ctan) TO_COMPLEX(csinh) TO_COMPLEX(ccosh) TO_COMPLEX(ctanh)
TO_COMPLEX(casin) TO_COMPLEX(cacos) TO_COMPLEX(catan) TO_COMPLEX(casinh) TO_COMPLEX(cacosh) TO_COMPLEX(catanh)
OF_TWO(cpow)
