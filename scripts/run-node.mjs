import { spawn } from 'node:child_process'

const running = new Set()
const signals = ['SIGTERM', 'SIGINT']

/** Runs a script with its output streaming through, and ends it with this process; answers its exit code. */
export function runNode(args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    running.add(child)
    for (const signal of signals) process.on(signal, stopRunning)
    const end = (code) => {
      running.delete(child)
      for (const signal of signals) process.off(signal, stopRunning)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${args[0]}: ${error.message}`)
      end(1)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}

export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}
