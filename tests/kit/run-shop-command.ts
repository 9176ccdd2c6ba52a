import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OPERATOR_KEY } from './test-shop'

const execute = promisify(execFile)

type Environment = Record<string, string>

/** `npm run shop` with these words; what it printed, to whichever side. */
export async function tryShopCommand(words: string[], env: Environment) {
  const options = { env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, ...env } }
  try {
    const { stdout } = await execute(process.execPath, ['scripts/shop.mjs', ...words], options)
    return { output: stdout.trim(), failed: false }
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return { output, failed: true }
  }
}

/** As the operator of the shop at this address, where every word is understood. */
export async function runShopCommand(url: string, ...words: string[]): Promise<string> {
  const { output, failed } = await tryShopCommand(words, { SHOP_URL: url, OPERATOR_KEY })
  if (failed) throw new Error(output)
  return output
}
