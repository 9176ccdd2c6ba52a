import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the lock file names no registry that packages come from', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
