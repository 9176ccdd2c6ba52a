import plugin from 'tailwindcss/plugin'
import { breakpoints, columns, rem, widths } from './breakpoints'
import { schemes, type Palette } from './tokens'

type Use = 'surface' | 'text'
type Nested = Record<string, string | Record<string, string>>

function channels(hex: string): string {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ')
}

function variables(scheme: { surface: Palette; text: Palette }): Record<string, string> {
  const entries = Object.entries(scheme.surface).flatMap(([name, hex]) => {
    const text = new Map(Object.entries(scheme.text)).get(name) ?? hex
    return [
      [`--surface-${name}`, channels(hex)],
      [`--text-${name}`, channels(text)],
    ]
  })
  return Object.fromEntries(entries)
}

/** Tailwind's colour table, each entry reading the variable of the scheme in force. */
export function colours(use: Use): Nested {
  const table: Nested = {
    inherit: 'inherit',
    current: 'currentColor',
    transparent: 'transparent',
    white: '#ffffff',
    black: '#000000',
  }
  for (const name of Object.keys(schemes.light.surface)) {
    const value = `rgb(var(--${use}-${name}) / <alpha-value>)`
    const [family = name, step] = name.split('-')
    const shades = table[family]
    if (!step) table[family] = value
    else if (typeof shades === 'object') shades[step] = value
    else table[family] = { [step]: value }
  }
  return table
}

/** Paper is white, whatever the screen is. */
export const schemePlugin = plugin(({ addBase }) => {
  const dark = { ...variables(schemes.dark), 'color-scheme': 'dark' }
  const light = { ...variables(schemes.light), 'color-scheme': 'light' }
  addBase({
    ":root, [data-theme='light']": light,
    '@media screen and (prefers-color-scheme: dark)': { ":root:not([data-theme='light'])": dark },
    '@media screen': { "[data-theme='dark']": dark },
  })
})

/** The variables of the widths and the columns from one breakpoint on. */
function measuresFrom(breakpoint: string): Record<string, string> {
  const changed = { width: widths, columns }
  return Object.fromEntries(
    Object.entries(changed).flatMap(([kind, table]) =>
      Object.entries(table).flatMap(([name, steps]) => {
        const value = new Map<string, string | number>(Object.entries(steps)).get(breakpoint)
        return value === undefined ? [] : [[`--${kind}-${name}`, String(value)]]
      }),
    ),
  )
}

export const measuresPlugin = plugin(({ addBase }) => {
  addBase({ ':root': measuresFrom('base') })
  for (const [name, from] of Object.entries(breakpoints)) {
    addBase({ [`@media (min-width: ${rem(from)})`]: { ':root': measuresFrom(name) } })
  }
})
