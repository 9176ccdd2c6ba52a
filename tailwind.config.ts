import type { Config } from 'tailwindcss'
import rtl from 'tailwindcss-rtl'
import {
  breakpoints,
  columns,
  FINGER,
  PHONE_MAX,
  rem,
  SHORT_MAX,
  TINY_MAX,
  widths,
} from './styles/breakpoints'
import { colours, measuresPlugin, schemePlugin } from './styles/scheme-plugin'

const text = colours('text')
const measuredWidths = Object.fromEntries(
  Object.keys(widths).map((name) => [name, `var(--width-${name})`]),
)

/** Every text has one of five sizes: 13, 15, 18, 24 and 36 pixels at the usual size. */
const sizes = {
  note: ['0.8125rem', '1.54'],
  text: ['0.9375rem', '1.733'],
  heading: ['1.125rem', '1.556'],
  title: ['1.5rem', '1.5'],
  headline: ['2.25rem', '1.5'],
} satisfies Record<string, [string, string]>

const config: Config = {
  content: [
    './app/**/*.{ts,tsx}',
    './components/**/*.{ts,tsx}',
    '!./app/desk/**',
    '!./components/desk/**',
  ],
  darkMode: [
    'variant',
    [
      "@media screen and (prefers-color-scheme: dark) { &:not([data-theme='light'], [data-theme='light'] *) }",
      "@media screen { &:is([data-theme='dark'], [data-theme='dark'] *) }",
    ],
  ],
  theme: {
    screens: {
      ...Object.fromEntries(Object.entries(breakpoints).map(([name, from]) => [name, rem(from)])),
      phone: { max: PHONE_MAX },
      finger: { raw: FINGER },
      tiny: { max: TINY_MAX },
      short: { raw: `(max-height: ${SHORT_MAX})` },
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
      '2xs': sizes.note,
      xs: sizes.note,
      sm: sizes.note,
      md: sizes.text,
      base: sizes.text,
      lg: sizes.heading,
      xl: sizes.heading,
      '2xl': sizes.title,
      '3xl': sizes.title,
      '4xl': sizes.headline,
      '5xl': sizes.headline,
      '6xl': sizes.headline,
    },
    extend: {
      fontFamily: { sans: ['var(--font-vazirmatn)', 'Tahoma', 'sans-serif'] },
      borderRadius: { panel: '28px', card: '18px', control: '12px' },
      width: measuredWidths,
      // In em, so that a line holds at most 75 letters, whatever their size.
      maxWidth: { ...measuredWidths, text: '29em' },
      gridTemplateColumns: Object.fromEntries(
        Object.keys(columns).map((name) => [
          name,
          `repeat(var(--columns-${name}), minmax(0, 1fr))`,
        ]),
      ),
      zIndex: { sticky: '20', header: '30', overlay: '50', popup: '60', toast: '70' },
      transitionDuration: { DEFAULT: '150ms' },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(8px)' } },
        // A path of a tick ends where a hand begins it.
        draw: { from: { strokeDashoffset: '-24' } },
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
        draw: 'draw 400ms ease-out',
        starting: 'starting 2s linear forwards',
      },
    },
  },
  plugins: [rtl, schemePlugin, measuresPlugin],
}

export default config
