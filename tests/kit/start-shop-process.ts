import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

const root = process.cwd()
const program = join(root, 'node_modules', '.cache', 'vitrin-tests', 'shop-process.mjs')

export async function bundleShopProcess(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/kit/shop-process.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    logLevel: 'warning',
  })
}

/** Starts the shop, tells where it answers, and ends it as a power cut would. */
export async function startShopProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
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
