import type { Config } from 'tailwindcss'
import rtl from 'tailwindcss-rtl'
import { breakpoints } from './styles/breakpoints'
import { colours, schemePlugin } from './styles/scheme-plugin'

const text = colours('text')

const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  darkMode: [
    'variant',
    [
      "@media (prefers-color-scheme: dark) { &:not([data-theme='light'], [data-theme='light'] *) }",
      "&:is([data-theme='dark'], [data-theme='dark'] *)",
    ],
  ],
  theme: {
    screens: {
      ...Object.fromEntries(Object.entries(breakpoints).map(([name, from]) => [name, `${from}px`])),
      phone: { max: `${breakpoints.desk - 1}px` },
    },
    colors: colours('surface'),
    textColor: text,
    borderColor: { ...text, DEFAULT: 'rgb(var(--surface-line))' },
    outlineColor: text,
    ringColor: text,
    fill: text,
    stroke: text,
    caretColor: text,
    accentColor: text,
    textDecorationColor: text,
    placeholderColor: text,
    boxShadow: {
      none: 'none',
      card: '0 1px 2px rgb(20 32 43 / 0.05), 0 10px 30px -18px rgb(20 32 43 / 0.18)',
    },
    fontSize: {
      '2xs': ['0.6875rem', '1.6'],
      xs: ['0.75rem', '1.7'],
      sm: ['0.8125rem', '1.75'],
      md: ['0.875rem', '1.75'],
      base: ['0.9375rem', '1.8'],
      lg: ['1.0625rem', '1.75'],
      xl: ['1.1875rem', '1.65'],
      '2xl': ['1.3125rem', '1.6'],
      '3xl': ['1.625rem', '1.5'],
      '4xl': ['2rem', '1.45'],
      '5xl': ['2.625rem', '1.45'],
    },
    extend: {
      fontFamily: { sans: ['var(--font-vazirmatn)', 'Tahoma', 'sans-serif'] },
      borderRadius: { panel: '24px', card: '18px', control: '12px' },
      maxWidth: { page: '1280px' },
      zIndex: { sticky: '20', header: '30', overlay: '50', popup: '60', toast: '70' },
      transitionDuration: { DEFAULT: '150ms' },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(8px)' } },
        // Only a slow start is seen at all: a fifth of the time passes first.
        starting: {
          '0%, 20%': { opacity: '0', transform: 'scaleX(0)' },
          '30%': { opacity: '1' },
          '99%': { opacity: '1', transform: 'scaleX(0.9)' },
          '100%': { opacity: '0', visibility: 'hidden' },
        },
      },
      animation: {
        'fade-in': 'fade-in 150ms ease-out',
        'rise-in': 'rise-in 200ms ease-out',
        starting: 'starting 2s linear forwards',
      },
    },
  },
  plugins: [rtl, schemePlugin],
}

export default config
