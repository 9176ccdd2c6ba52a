import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Started = { code: number | null; output: string }

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

export async function newFolder(): Promise<string> {
  const work = process.env.E2E_WORK_DIR ?? tmpdir()
  await mkdir(work, { recursive: true })
  return mkdtemp(join(work, 'shop-'))
}

/** With the demo shop that the run has filled before its first test. */
export async function demoFolder(): Promise<string> {
  const folder = await newFolder()
  await cp(join(process.env.E2E_WORK_DIR ?? '', 'data-demo'), folder, { recursive: true })
  return folder
}

/** Of another folder than ours only what is built there is run. */
function start(env: Record<string, string>, folder?: string) {
  const inherited = { ...process.env, LOG_LEVEL: 'error', ...env }
  const child =
    folder === undefined
      ? // What `npm start` runs, without the half second that npm itself takes.
        spawn(process.execPath, ['scripts/start.mjs'], { env: inherited, detached: true })
      : spawn(process.execPath, ['dist/server.js'], {
          cwd: folder,
          env: { ...inherited, NODE_ENV: 'production' },
          detached: true,
        })
  const lines: string[] = []
  child.stdout.on('data', (part: Buffer) => lines.push(part.toString()))
  child.stderr.on('data', (part: Buffer) => lines.push(part.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, output: () => lines.join('') }
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return
  process.kill(-child.pid, 'SIGTERM')
}

/** A shop that is expected not to open: what it said, and how it ended. */
export async function startAndEnd(env: Record<string, string>): Promise<Started> {
  const { ended, output } = start(env)
  return { code: await ended, output: output() }
}

/** Another shop beside the one that all tests share. */
export async function openOwnShop(env: Record<string, string>, folder?: string) {
  const port = env.PORT ?? String(await freePort())
  const { child, ended, output } = start({ ...env, PORT: port }, folder)
  const url = `http://127.0.0.1:${port}`
  const gaveUp = ended.then((code) => {
    throw new Error(`The shop ended with ${code}: ${output()}`)
  })
  const opened = (async () => {
    while (!output().includes('Vitrin is open')) {
      await new Promise((resolve) => child.stdout.once('data', resolve))
    }
  })()
  await Promise.race([opened, gaveUp])
  gaveUp.catch(() => {})
  const close = async () => {
    stop(child)
    return ended
  }
  /** As a power cut would. */
  const kill = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGKILL')
    return ended
  }
  return { url, output, close, kill }
}
