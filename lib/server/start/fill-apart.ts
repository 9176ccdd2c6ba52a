import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@/lib/config'

const signals = ['SIGTERM', 'SIGINT'] as const
const program = fileURLToPath(new URL('first-rows.js', import.meta.url))

/**
 * Making and filling the embedded database leaves a process twice as large as serving it needs, so
 * one that ends does it. Ends this one too when that fails, which has told why.
 */
export async function fillApart({ apiBaseUrl, databaseUrl, dataDir }: Config): Promise<void> {
  const isElsewhere = apiBaseUrl !== undefined || databaseUrl !== undefined
  if (isElsewhere || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return
  const child = spawn(process.execPath, [program], { stdio: 'inherit' })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (...end) => resolve(end))
    },
  )
  for (const name of signals) process.off(name, pass)
  if (signal !== null) process.kill(process.pid, signal)
  if (code !== 0) process.exit(code ?? 1)
}
