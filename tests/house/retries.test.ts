import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { root } from './project-files'

const GUARDS = ['kept', 'same', 'code', 'bank']
const changing = Object.entries<Call>(contract)
  .filter(([, { method, reads }]) => (method === 'POST' || method === 'PATCH') && !reads)
  .map(([name]) => name)
const rows = readFileSync(join(root, 'docs/retries.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (`.+?) *\| (\w+) +\|$/.exec(line))
  .filter((row) => row !== null)
const named = rows.flatMap(([, calls = '']) =>
  [...calls.matchAll(/`(\w+)`/g)].map(([, one]) => one),
)

test('every call that changes something says what a second try may do', () => {
  expect(changing.length).toBeGreaterThan(30)
  expect([...new Set(named)].toSorted()).toEqual(changing.toSorted())
})

test('what a second try may do is one of the guards that are told of', () => {
  expect(rows.filter(([, , guard = '']) => !GUARDS.includes(guard))).toEqual([])
})
