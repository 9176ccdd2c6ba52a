import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DirectoryLocked, lockDirectory } from '@/lib/server/db/directory-lock'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const database = () => join(folder, 'database')
const holder = () => Number(readFileSync(`${database()}.lock`, 'utf8').split(' ')[0])

function expectTakenOver() {
  const unlock = lockDirectory(database())
  expect(holder()).toBe(process.pid)
  unlock()
  expect(() => holder()).toThrow('ENOENT')
}

it('lets the first process in and names it to the second', () => {
  const unlock = lockDirectory(database())
  expect(() => lockDirectory(database())).toThrow(DirectoryLocked)
  expect(() => lockDirectory(database())).toThrow(`process ${process.pid}`)
  unlock()
  expectTakenOver()
})

it('takes over the lock of a dead process', () => {
  writeFileSync(`${database()}.lock`, '999999999 1 boot')
  expectTakenOver()
})

it('does not take a reused process id for the holder', () => {
  lockDirectory(database())
  const [pid, , boot] = readFileSync(`${database()}.lock`, 'utf8').split(' ')
  writeFileSync(`${database()}.lock`, [pid, '1', boot].join(' '))
  expectTakenOver()
  expect(readdirSync(folder)).toEqual([])
})

it('takes over an unreadable lock', () => {
  writeFileSync(`${database()}.lock`, 'not a process')
  expectTakenOver()
})
