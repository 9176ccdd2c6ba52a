import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles, root } from './project-files'

const files = projectFiles()
const isData = (path: string) => path.startsWith('lib/server/db/seed/demo/')
const code = files.filter(({ path }) => !isData(path))
const drawn = files.filter(({ path }) => /^(app|components)\//.test(path))

function found(list: typeof files, pattern: RegExp): string[] {
  return list.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const match = pattern.exec(line)
      return match ? [`${path}:${at + 1} ${match[0]}`] : []
    }),
  )
}

/** A class that names a side of the screen; one that says for which direction is meant so. */
const physical = new RegExp(
  [
    String.raw`(?<![\w:-])(?:(?!rtl:|ltr:)[a-z\d-]+:)*-?(?:`,
    String.raw`(?:m|p|scroll-m|scroll-p)[lr]-(?:\d|\[|px|auto)`,
    String.raw`|(?:left|right)-(?:\d|\[|px|auto|full)`,
    String.raw`|(?:text|float|clear)-(?:left|right)(?![\w-])`,
    String.raw`|border-[lr](?=[\s'"\x60-])`,
    String.raw`|rounded-(?:[lr]|[tb][lr])(?=[\s'"\x60-])`,
    ')',
  ].join(''),
)

describe('the house', () => {
  test('no file is over 350 lines', () => {
    expect(code.filter(({ lines }) => lines > 350).map(({ path }) => path)).toEqual([])
  })

  test('files are named in kebab-case by what they are', () => {
    const routed = /^(app|e2e|tests)\//
    const vague = /^(utils?|helpers?|common|misc|types|index)\.tsx?$/
    const names = code.filter(({ path }) => !routed.test(path) || path.endsWith('.test.ts'))
    const odd = names.filter(
      ({ path }) => !/^\.?[a-z\d-]+(\.[a-z\d-]+)*\.\w+$/.test(basename(path)),
    )
    expect(odd.map(({ path }) => path)).toEqual([])
    expect(code.filter(({ path }) => vague.test(basename(path))).map(({ path }) => path)).toEqual(
      [],
    )
  })

  test('nothing is switched off in the file it would speak of', () => {
    const switches = ['eslint', 'prettier'].map((tool) => `${tool}-(?:disable|ignore)`)
    const pattern = new RegExp([...switches, '@ts-(?:ignore|nocheck|expect-error)'].join('|'))
    const others = files.filter(({ path }) => !path.startsWith('tests/house/'))
    expect(found(others, pattern)).toEqual([])
  })

  test('no class names a side of the screen', () => {
    expect(found(drawn, physical)).toEqual([])
  })

  test('the frame, the home page and the cart take their addresses from one list', () => {
    const frame = drawn.filter(({ path }) => /^components\/(layout|home|cart)\//.test(path))
    const address = /href="\/|['"`]\/(?:product-category|profile|auth|Cart|about|contact|address)\b/
    expect(found(frame, address)).toEqual([])
  })

  test('links are of the kind that fetches nothing before one turns to it', () => {
    const others = drawn.filter(({ path }) => path !== 'components/ui/link.tsx')
    expect(found(others, /from 'next\/link'/)).toEqual([])
  })

  test('the kasra after a silent he is written one way', () => {
    const texts = files.filter(({ path }) => /^(app|components|lib\/server)\//.test(path))
    expect(found(texts, /\u06c0|\u0647\u200c(?:\u0654|\u06cc(?![\u0600-\u06ff\u200c]))/)).toEqual(
      [],
    )
  })

  test('what is told to people is in words of every day', () => {
    const texts = files.filter(({ path }) => /^(app|components|lib)\//.test(path) && !isData(path))
    expect(
      found(texts, /(?<!برندهای )برگزید|برگزینید|نویسه|شناخته نیست|این پرونده|را وارد کنید/),
    ).toEqual([])
  })

  test('how many bytes a megabyte has is written once', () => {
    const others = files.filter(({ path }) => path !== 'lib/contract/limits.ts')
    expect(found(others, /\b1_?048_?576\b/)).toEqual([])
  })

  test('the lock file names no address that packages come from', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
  })
})

describe('the pattern for sides', () => {
  test.each(['ml-2', 'desk:pr-4', '-mr-1', 'left-0', 'text-right', 'border-l ', 'rounded-tl-lg'])(
    'sees %s',
    (name) => expect(`class="${name}"`).toMatch(physical),
  )
  test.each(['ms-2', 'pe-4', 'rtl:left-0', 'ltr:pl-2', 'text-start', 'border-line', 'rounded-lg'])(
    'lets %s pass',
    (name) => expect(`class="${name}"`).not.toMatch(physical),
  )
})
