import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'lib/contract')
const loader: unknown = await import(pathToFileURL(join(root, 'scripts/omit-call-docs.mjs')).href)
const isFunction = (value: unknown) => typeof value === 'function'
const { omitCallDocs } = z
  .object({ omitCallDocs: z.custom<(source: string) => string>(isFunction) })
  .parse(loader)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ source }) => source.includes('= defineCall('))

function countOf(source: string, pattern: RegExp): number {
  return [...source.matchAll(pattern)].length
}

describe('the contract as the browser gets it', () => {
  test.each(files)('$name has its calls without their summaries and examples', async (file) => {
    const code = omitCallDocs(file.source)
    expect(code).not.toMatch(/^\s+(?:summary|example|retry):/m)
    for (const part of [/^ {2}method:/gm, /^ {2}path:/gm, /^ {2}answer\b/gm, /^ {2}body\b/gm]) {
      expect(countOf(code, part)).toBe(countOf(file.source, part))
    }
    expect(countOf(file.source, /^ {2}summary:/gm)).toBe(countOf(file.source, /= defineCall\(/g))
    await transform(code, { loader: 'ts' })
  })
})
