import plugin from 'tailwindcss/plugin'

/** What the desk draws with beside the shop's colours: each for light and for dark. */
const tones = {
  sunk: ['#f7f9fa', '#161e24'],
  hover: ['#f4f7f8', '#182127'],
  hair: ['#edf1f3', '#1d262d'],
  field: ['#86929d', '#6b7884'],
  note: ['#5f6c78', '#93a0ac'],
  acting: ['#0e7c7b', '#4fc7c1'],
  'acting-ink': ['#0f6364', '#7ddad4'],
  'acting-bg': ['#effbfa', '#12282b'],
  'acting-edge': ['#a9e8e3', '#1f5c5f'],
  solid: ['#0e7c7b', '#0f7f7d'],
  soon: ['#eaa21c', '#f6b73c'],
  'soon-ink': ['#854f00', '#f4c468'],
  'soon-bg': ['#fdf4e0', '#2c240f'],
  late: ['#d92f46', '#ff6b7f'],
  'late-ink': ['#b81a35', '#ff8a99'],
  'late-bg': ['#fdf0f2', '#2f171c'],
  done: ['#2a9d68', '#43b881'],
  'done-ink': ['#0f6b42', '#66d6a0'],
  'done-bg': ['#e9f7ef', '#11271d'],
  /** Under goods without a ground of their own, the dark among them too. */
  picture: ['#ffffff', '#36434e'],
  /** A fourth tint, of what is told apart and says nothing. */
  lilac: ['#7a5bb5', '#b79be6'],
  'lilac-ink': ['#54378a', '#cdb8f2'],
  'lilac-bg': ['#f3eefb', '#231b33'],
  selected: ['#e9f8f6', '#122a2c'],
} as const

function variables(scheme: 0 | 1): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tones).map(([name, values]) => [`--desk-${name}`, values[scheme]]),
  )
}

export const deskColours = Object.fromEntries(
  Object.keys(tones).map((name) => [name, `var(--desk-${name})`]),
)

/** After the shop's own, so that ground and paper of the desk win. */
export const deskSchemePlugin = plugin(({ addBase }) => {
  const light = {
    ...variables(0),
    '--surface-ground': '241 245 246',
    '--desk-float':
      '0 0 0 1px rgb(20 32 43 / 0.07), 0 12px 32px -8px rgb(20 32 43 / 0.22), 0 2px 6px rgb(20 32 43 / 0.08)',
  }
  const dark = {
    ...variables(1),
    '--surface-ground': '11 16 19',
    '--surface-paper': '18 25 30',
    '--desk-float': '0 0 0 1px rgb(255 255 255 / 0.08), 0 20px 44px -10px rgb(0 0 0 / 0.7)',
  }
  addBase({
    ":root, [data-theme='light']": light,
    '@media screen and (prefers-color-scheme: dark)': { ":root:not([data-theme='light'])": dark },
    '@media screen': { "[data-theme='dark']": dark },
  })
})
