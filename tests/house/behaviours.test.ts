import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/behaviours.md', 'utf8')
const rows = table.split('\n').filter((line) => /^\| (?!-|line|situation)/.test(line))
const tests = [...table.matchAll(/`((?:tests|e2e)\/[^`]+)` «(.+?)»(?= *(?:\||<br>))/g)]

test('every behaviour names a test', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !/`(?:tests|e2e)\/[^`]+` «/.test(row))).toEqual([])
})

test.each(tests.map(([, file = '', title = '']) => ({ file, title })))(
  '$file has the test «$title»',
  ({ file, title }) => {
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(title)
  },
)
