import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buttonVariants } from '@/components/ui/button-variants'
import { schemes, type ColourName, type Palette } from '@/styles/tokens'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const INK: ColourName[] = ['ink-900', 'ink-700', 'ink-500']
const BRAND: ColourName[] = ['brand-600', 'brand-700', 'brand-800', 'brand-900']

const TEXT_ON: Partial<Record<ColourName, ColourName[]>> = {
  paper: [...INK, ...BRAND, 'pomegranate-600', 'success-600', 'saffron-600', 'saffron-800'],
  ground: [...INK, ...BRAND, 'pomegranate-600', 'success-600', 'saffron-600', 'saffron-800'],
  'ink-50': [...INK, 'brand-600', 'brand-700', 'pomegranate-600'],
  'ink-100': [...INK, ...BRAND, 'pomegranate-600', 'success-600', 'saffron-800'],
  'ink-200': ['ink-900', 'ink-700'],
  'brand-50': ['ink-900', 'ink-700', 'ink-500', 'brand-600', 'brand-700', 'brand-800'],
  'brand-100': ['ink-900', 'brand-700', 'brand-800'],
  'brand-200': ['ink-900', 'brand-700', 'brand-800'],
  'brand-300': ['brand-800'],
  'saffron-100': ['ink-900', 'ink-700', 'saffron-800'],
  'saffron-400': ['saffron-900'],
  'saffron-500': ['saffron-900'],
  'pomegranate-50': ['ink-900', 'pomegranate-600', 'pomegranate-700'],
  'success-50': ['ink-900', 'success-600', 'success-700'],
  'brand-700': ['brand-50', 'brand-100'],
  'brand-800': ['brand-50', 'brand-100', 'brand-200'],
  'brand-900': ['brand-50', 'brand-100', 'brand-200'],
}

const WHITE_ON: ColourName[] = [
  'brand-600',
  'brand-700',
  'brand-800',
  'brand-900',
  'pomegranate-500',
  'pomegranate-600',
  'pomegranate-700',
  'success-600',
  'ink-900',
]

/** Every deep ground in a file that draws a girih: white words stand over its lines. */
function listGroundsUnderGirih(): ColourName[] {
  const files = ['components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.startsWith('showcase'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  const classes = files
    .filter((code) => code.includes('<Girih'))
    .flatMap((code) => [...code.matchAll(/\b(?:bg|from|to)-([a-z]+-[6-9]00)\b/g)])
    .map(([, name]) => name)
  return Object.keys(schemes.light.surface)
    .filter((name): name is ColourName => name in schemes.light.surface)
    .filter((name) => classes.includes(name))
}

function lighten(hex: string, by: number): string {
  const channels = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16)
    return Math.round(channel + (255 - channel) * by)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

test.each(listGroundsUnderGirih())(
  'white on the lines of a girih over %s can be read (4.5:1)',
  (ground) => {
    const [, opacity = '1'] =
      /stroke-opacity='([\d.]+)'/.exec(readFileSync('styles/globals.css', 'utf8')) ?? []
    const line = lighten(schemes.light.surface[ground], Number(opacity))
    expect(contrast('#ffffff', line)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(['brand-400', 'brand-500'] as const)(
  'the dark words of a main button of the dark scheme can be read on %s (4.5:1)',
  (ground) => {
    const classes = buttonVariants({}).split(' ')
    expect(classes).toContain('dark:text-ground')
    expect(classes.filter((name) => name.endsWith(ground)).length).toBeGreaterThan(0)
    const { surface, text } = schemes.dark
    expect(contrast(text.ground, surface[ground])).toBeGreaterThanOrEqual(4.5)
  },
)

/** The colour a button of a kind has by its first class of the sort, as `bg-brand-200`. */
function colourOf(variant: 'soft' | 'ghost', sort: 'bg' | 'border', from: Palette): string {
  const classes = buttonVariants({ variant }).split(' ')
  return Object.entries(from).find(([key]) => classes.includes(`${sort}-${key}`))?.[1] ?? ''
}

describe.each(['light', 'dark'] as const)('contrast in the %s scheme', (name) => {
  const { surface, text } = schemes[name]

  test.each(['paper', 'ground', 'ink-100'] as const)(
    'a soft button and the edge of an outlined one can be seen on %s',
    (ground) => {
      const soft = contrast(colourOf('soft', 'bg', surface), surface[ground])
      expect(soft).toBeGreaterThanOrEqual(1.25)
      const outline = contrast(colourOf('ghost', 'border', text), surface[ground])
      expect(outline).toBeGreaterThanOrEqual(1.5)
    },
  )

  const pairs = Object.entries(TEXT_ON).flatMap(([ground, words]) =>
    words.map((word) => ({
      ground,
      word,
      hex: Object.entries(surface).find(([key]) => key === ground)?.[1] ?? '',
    })),
  )

  test.each(pairs)('$word on $ground can be read (4.5:1)', ({ word, hex }) => {
    expect(contrast(text[word], hex)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(WHITE_ON)('white on %s can be read (4.5:1)', (ground) => {
    expect(contrast('#ffffff', surface[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'ground', 'ink-100'] as const)(
    'edges, marks and the focus ring stand out on %s (3:1)',
    (ground) => {
      const marks = [text.edge, text.ring, surface.edge, text['brand-600'], text['pomegranate-600']]
      for (const mark of marks) expect(contrast(mark, surface[ground])).toBeGreaterThanOrEqual(3)
    },
  )
})
