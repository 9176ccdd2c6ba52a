import { spawn } from 'node:child_process'

const running = new Set()

/** Runs a program with its output streaming through; answers its exit code. */
function run(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
    running.add(child)
    const end = (code) => {
      running.delete(child)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      end(1)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}

export function runNode(args, options) {
  return run(process.execPath, args, options)
}

export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}
