import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project-files'

const table = readFileSync(join(root, 'docs/behaviours.md'), 'utf8')
const rows = table.split('\n').filter((line) => /^\| (?!-|line|situation)/.test(line))
const named = [...table.matchAll(/`((?:tests|e2e)\/[^`]+)` «(.+?)»(?= *(?:\||<br>))/g)]

test('every behaviour names a test', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !/`(?:tests|e2e)\/[^`]+` «/.test(row))).toEqual([])
})

test.each(named.map(([, file = '', title = '']) => ({ file, title })))(
  '$file holds «$title»',
  ({ file, title }) => {
    expect(existsSync(join(root, file)), file).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(title)
  },
)
