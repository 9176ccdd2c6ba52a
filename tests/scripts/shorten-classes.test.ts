import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const scripts = resolve(import.meta.dirname, '../../scripts')
const load = (name: string): Promise<unknown> => import(pathToFileURL(join(scripts, name)).href)
type Shorten = (text: string, names: ReadonlyMap<string, string>) => string
const shorten = z.custom<Shorten>((value) => typeof value === 'function')
const { shortenClasses } = z
  .object({ shortenClasses: shorten })
  .parse(await load('shorten-classes.mjs'))
const { renameSelector, isNamedBy } = z
  .object({
    renameSelector: shorten,
    isNamedBy: z.custom<(css: string) => (name: string) => boolean>(
      (value) => typeof value === 'function',
    ),
  })
  .parse(await load('class-names.mjs'))

const names = new Map([
  ['min-h-11', 'b'],
  ['phone:text-sm', 'c'],
  ['[&>label]:text-xs', 'd'],
  ['hover:-translate-y-1', 'e'],
])

describe('classes of a build', () => {
  test.each([
    ['in a property', `jsx("p", { className: "flex min-h-11 phone:text-sm" })`, 'flex b c'],
    ['in a condition', `cn(isRow ? "min-h-11" : 'phone:text-sm')`, 'isRow ? "b" : \'c\''],
    ['in a table', `const sizes = { sm: "min-h-11", "min-h-11": true }`, '{ sm: "b", "b": true }'],
    ['in a template', 'f(`min-h-11 ${tone} phone:text-sm ${`min-h-11`}`)', '`b ${tone} c ${`b`}`'],
    ['beside a regular expression', `/"/.test(x) && "min-h-11"`, `/"/.test(x) && "b"`],
  ])('are shortened %s', (_, code, shortened) => {
    expect(shortenClasses(code, names)).toContain(shortened)
  })

  test('stay as they are where they are part of a word, an address or a name', () => {
    const code = 'import "./min-h-11"; const min = x.min - h - 11; f("min-h-111", "a/min-h-11")'
    expect(shortenClasses(code, names)).toBe(code)
  })

  test.each([
    ['.min-h-11', '.b'],
    ['.phone\\:text-sm', '.c'],
    ['.\\[\\&\\>label\\]\\:text-xs>label', '.d>label'],
    ['.group:hover .hover\\:-translate-y-1:hover, .card', '.group:hover .e:hover, .card'],
    ['.card-picture', '.card-picture'],
  ])('are called the same by the stylesheet: %s', (selector, renamed) => {
    expect(renameSelector(selector, names)).toBe(renamed)
  })

  test('stay as they are where a stylesheet of ours names them, or a part of them', () => {
    const isOurs = isNamedBy(":is(.max-w-text, [class*='line-clamp-']) bdi { color: red }")
    const classes = ['max-w-text', 'line-clamp-1', 'md:line-clamp-3', 'max-w-page']
    expect(classes.filter(isOurs)).toEqual(['max-w-text', 'line-clamp-1', 'md:line-clamp-3'])
  })
})
