import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

/** What this process would write. */
function ownLock(): string[] {
  const unlock = lockDirectory(database())
  const parts = readFileSync(`${database()}.lock`, 'utf8').split(' ')
  unlock()
  return parts
}

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
  const [, , space] = ownLock()
  writeFileSync(`${database()}.lock`, `999999999 1 ${space}`)
  expectTakenOver()
})

it('does not take a reused process id for the holder', () => {
  lockDirectory(database())
  const [pid, , boot] = readFileSync(`${database()}.lock`, 'utf8').split(' ')
  writeFileSync(`${database()}.lock`, [pid, '1', boot].join(' '))
  expectTakenOver()
  expect(readdirSync(folder)).toEqual([])
})

it('leaves the lock of another container to it as long as its time goes on', async () => {
  const path = `${database()}.lock`
  const FROM_ELSEWHERE = '1 1 boot/pid:[1]'
  writeFileSync(path, FROM_ELSEWHERE)
  const beats = `setInterval(() => {
    const now = new Date()
    require('node:fs').utimesSync(${JSON.stringify(path)}, now, now)
    console.log('beat')
  }, 20)`
  const other = spawn(process.execPath, ['-e', beats], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  expect(() => lockDirectory(database(), 100)).toThrow('process 1 of another container')
  expect(readFileSync(path, 'utf8')).toBe(FROM_ELSEWHERE)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const unlock = lockDirectory(database(), 100)
  expect(holder()).toBe(process.pid)
  unlock()
})

it('moves the time of its own lock on', async () => {
  const unlock = lockDirectory(database(), 20)
  const timeOf = () => statSync(`${database()}.lock`).mtimeMs
  const before = timeOf()
  await expect.poll(timeOf, { timeout: 10_000 }).toBeGreaterThan(before)
  unlock()
})

it('takes over an unreadable lock', () => {
  writeFileSync(`${database()}.lock`, 'not a process')
  expectTakenOver()
})
