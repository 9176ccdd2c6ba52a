import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseSharedBuffers } from '@/lib/server/db/start-pglite'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'database-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

function hold(megabytes: number): void {
  mkdirSync(join(directory, 'base', '5'), { recursive: true })
  writeFileSync(join(directory, 'base', '5', '1'), Buffer.alloc(megabytes * 1024 * 1024))
}

test('a new database opens with small buffers', () => {
  expect(chooseSharedBuffers(directory)).toBe('32MB')
})

test('a small shop opens with small buffers', () => {
  hold(40)
  expect(chooseSharedBuffers(directory)).toBe('32MB')
})

test('a large shop opens with the usual buffers', () => {
  hold(70)
  expect(chooseSharedBuffers(directory)).toBe('128MB')
})
