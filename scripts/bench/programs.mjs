import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../test/postgres.mjs'

const running = new Set()

async function answers(url) {
  try {
    return (await fetch(url)).status < 500
  } catch {
    return false
  }
}

/** Starts a server and waits until it answers; tells how long that took. */
export async function openProgram(
  args,
  { path = '/', cwd = process.cwd(), env = {}, hasChannel = false } = {},
) {
  const port = await freePort()
  const began = performance.now()
  const filled = args.map((arg) => arg.replace('{port}', String(port)))
  const child = spawn(process.execPath, filled, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', hasChannel ? 'ipc' : 'ignore'],
  })
  running.add(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with code ${child.exitCode}`)
    if (performance.now() - began > 180_000) throw new Error(`${args[0]} did not open`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const startTime = performance.now() - began
  const memory = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  }
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    running.delete(child)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
    running.delete(child)
  }
  /** Sends a word over the channel and waits for what is answered. */
  const tell = (word) =>
    new Promise((resolve) => {
      child.once('message', resolve)
      child.send(word)
    })
  return { url, startTime, memory, tell, close, kill }
}

export function killPrograms() {
  for (const child of running) child.kill('SIGKILL')
}
