import type { Config } from 'tailwindcss'
import { deskColours, deskSchemePlugin } from './styles/desk-scheme'
import { DESK_WHOLE_MIN, RAIL } from './styles/breakpoints'
import shop from './tailwind.config'

/** The desk's pages alone, over the shop's scale: no class of theirs is in a shopper's stylesheet. */
const config: Config = {
  presets: [shop],
  content: [
    './app/desk/**/*.{ts,tsx}',
    './components/desk/**/*.{ts,tsx}',
    './components/ui/**/*.{ts,tsx}',
  ],
  theme: {
    extend: {
      borderRadius: { panel: '14px' },
      screens: { whole: DESK_WHOLE_MIN, rail: RAIL },
      colors: deskColours,
      textColor: deskColours,
      borderColor: deskColours,
      outlineColor: deskColours,
      fill: deskColours,
      stroke: deskColours,
      keyframes: { drain: { to: { transform: 'scaleX(0)' } } },
      animation: { drain: 'drain 8s linear forwards' },
      boxShadow: { float: 'var(--desk-float)' },
    },
  },
  plugins: [deskSchemePlugin],
}

export default config
