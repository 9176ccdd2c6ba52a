import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.cwd()
/** Of the build that is being made: from what a class is called in the sources to what pages call it. */
export const namesFile = join(root, 'dist', 'class-names.json')

const CLASS_IN_SELECTOR = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g
/** «[class*='line-clamp-']» names all that have it in them. */
const PART_IN_SELECTOR = /\[class[*^$|~]?=\s*['"]?([^'"\]]+)/g
/** Others stand for something else in scripts as well, or are as short already. */
const LONG = /[-:[]/
/** Marks that selectors lean on, and what scripts call a motion. */
const LEFT_ALONE = /^(?:group|peer)(?:\/|$)|^ease-/
const LETTERS = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS = `${LETTERS}aA0123456789`

/** @param {string} name */
const withoutEscapes = (name) => name.replace(/\\(.)/g, '$1')

/** @param {string} css */
function classesIn(css) {
  return [...css.matchAll(CLASS_IN_SELECTOR)].map(([, name]) => withoutEscapes(name))
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(root, folder, name),
  )
}

/** None begins with an «a»: blockers of advertisements hide what is called `ad`. */
function shortName(index) {
  const first = LETTERS[index % LETTERS.length]
  const rest = Math.floor(index / LETTERS.length)
  return rest === 0 ? first : first + SIGNS[rest - 1]
}

/** The desk's configuration has the shop's in it, so one run over all sources finds the utilities of both. */
async function listUtilities() {
  const { default: postcss } = await import('postcss')
  const { default: tailwind } = await import('tailwindcss')
  const { default: loadConfig } = await import('tailwindcss/loadConfig.js')
  const config = {
    ...loadConfig(join(root, 'tailwind.desk.config.ts')),
    content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  }
  const { root: sheet } = await postcss([tailwind({ config })]).process('@tailwind utilities', {
    from: undefined,
  })
  const names = []
  sheet.walkRules(({ selector }) => void names.push(...classesIn(selector)))
  return names
}

function countWords() {
  const counts = new Map()
  for (const file of [...filesIn('app'), ...filesIn('components')]) {
    if (!/\.tsx?$/.test(file)) continue
    for (const word of readFileSync(file, 'utf8').split(/[\s'"`]+/)) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}

/** @returns {Map<string, string>} */
export function readClassNames() {
  return new Map(Object.entries(JSON.parse(readFileSync(namesFile, 'utf8'))))
}

/**
 * @param {string} selector
 * @param {Map<string, string>} names
 */
export function renameSelector(selector, names) {
  return selector.replace(CLASS_IN_SELECTOR, (written, name) => {
    const short = names.get(withoutEscapes(name))
    return short === undefined ? written : `.${short}`
  })
}

/**
 * Whether a stylesheet names a class, by itself or by a part of it.
 * @param {string} css
 * @returns {(name: string) => boolean}
 */
export function isNamedBy(css) {
  const names = new Set(classesIn(css))
  const parts = [...css.matchAll(PART_IN_SELECTOR)].map(([, part]) => part)
  return (name) => names.has(name) || parts.some((part) => name.includes(part))
}

/** What a stylesheet of ours names stays: scripts and tests know it. The others are shorter the more often they are written. */
export async function nameClasses() {
  const utilities = await listUtilities()
  const sheets = filesIn('styles').filter((file) => file.endsWith('.css'))
  const isOurs = isNamedBy(sheets.map((file) => readFileSync(file, 'utf8')).join('\n'))
  const counts = countWords()
  const classes = [...new Set(utilities)]
    .filter((name) => LONG.test(name) && !LEFT_ALONE.test(name))
    .filter((name) => counts.has(name) && !isOurs(name))
    .sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1))
  const names = Object.fromEntries(classes.map((name, index) => [name, shortName(index)]))
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(namesFile, JSON.stringify(names))
}
