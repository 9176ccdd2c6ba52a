import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export class DirectoryLocked extends Error {
  override name = 'DirectoryHeld'
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

/** When the process began, so that a reused process id is not taken for the holder. */
function processStartOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function holderOf(path: string): number | undefined {
  const [pid, birth, boot] = readFileSync(path, 'utf8').split(' ')
  const number = Number(pid)
  const isSameLife = birth === processStartOf(number) && boot === bootId()
  return Number.isInteger(number) && isSameLife && isAlive(number) ? number : undefined
}

/** Two processes on one embedded database corrupt it, so the second fails and names the first. */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock`
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const line = [process.pid, processStartOf(process.pid), bootId()].join(' ')
      writeFileSync(path, line, { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch {
      const holder = holderOf(path)
      if (holder !== undefined) {
        throw new DirectoryLocked(
          `The database in ${directory} is held by process ${holder}; stop it, or set another DATA_DIR.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new DirectoryLocked(`The database in ${directory} is being opened by another process.`)
}
