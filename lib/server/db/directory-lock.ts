import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

export class DirectoryLocked extends Error {
  override name = 'DirectoryLocked'
}

/** A lock of another container or machine is known to be held by its file's time, which goes on. */
const BEAT_MS = 2_000
const BEATS_AWAITED = 5

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function textOf(read: () => string): string {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

const bootId = () => textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
/** A machine since it started, and a container of it: where a process id means the same process. */
const processSpace = () => `${bootId()}/${textOf(() => readlinkSync('/proc/self/ns/pid'))}`

/** When the process began, so that a reused process id is not taken for the holder. */
function processStartOf(pid: number): string {
  return textOf(
    () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '',
  )
}

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

function isBeating(path: string, beatMs: number): boolean {
  const before = timeOf(path)
  if (before === undefined) return false
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, beatMs * BEATS_AWAITED)
  const after = timeOf(path)
  return after !== undefined && after !== before
}

/** Who has it, in words; undefined where its process is dead. */
function findHolder(path: string, beatMs: number): string | undefined {
  const [pid, birth, space = ''] = readFileSync(path, 'utf8').split(' ')
  const number = Number(pid)
  if (!Number.isInteger(number)) return undefined
  // A lock of a former version names the machine alone.
  if (space === processSpace() || space === bootId()) {
    const isSameLife = birth === processStartOf(number) && isAlive(number)
    return isSameLife ? `process ${number}` : undefined
  }
  return isBeating(path, beatMs) ? `process ${number} of another container or machine` : undefined
}

function holdLock(path: string, beatMs: number): () => void {
  const line = [process.pid, processStartOf(process.pid), processSpace()].join(' ')
  writeFileSync(path, line, { flag: 'wx' })
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // The folder was taken away; whoever did that knows.
    }
  }, beatMs)
  beat.unref()
  return () => {
    clearInterval(beat)
    rmSync(path, { force: true })
  }
}

/** Two processes on one embedded database corrupt it, so the second fails and names the first. */
export function lockDirectory(directory: string, beatMs = BEAT_MS): () => void {
  const path = `${directory}.lock`
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      return holdLock(path, beatMs)
    } catch {
      const holder = findHolder(path, beatMs)
      if (holder !== undefined) {
        throw new DirectoryLocked(
          `The database in ${directory} is held by ${holder}; stop it, or set another DATA_DIR.`,
        )
      }
      rmSync(path, { force: true })
    }
  }
  throw new DirectoryLocked(`The database in ${directory} is being opened by another process.`)
}
