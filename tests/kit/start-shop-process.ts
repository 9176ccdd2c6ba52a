import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

const root = process.cwd()
const programOf = (name: string) =>
  join(root, 'node_modules', '.cache', 'vitrin-tests', `${name}.mjs`)
const program = programOf('shop-process')

let bundling: Promise<string> | undefined

/** Once for all files of a process. */
export function bundleShopProcess(): Promise<string> {
  bundling ??= bundleProgram('shop-process')
  return bundling
}

/** A program of `tests/kit` as one file, which is answered. */
export async function bundleProgram(name: string): Promise<string> {
  await build({
    absWorkingDir: root,
    entryPoints: [`tests/kit/${name}.ts`],
    outfile: programOf(name),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    logLevel: 'warning',
  })
  return programOf(name)
}

/** A shop of some seconds is over before its database is compiled a second time, to run fast. */
const COMPILED_ONCE = '--liftoff-only'

/** Starts the shop, tells where it answers, and ends it as a power cut would. */
export async function startShopProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [COMPILED_ONCE, program], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [url] = await Promise.race([
    once(lines, 'line'),
    ended.then(() => Promise.reject(new Error('the shop ended before it answered'))),
  ])
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { url: String(url), kill }
}
