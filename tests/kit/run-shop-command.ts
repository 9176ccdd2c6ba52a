import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { OPERATOR_KEY } from './test-shop'

const execute = promisify(execFile)

const failedProgram = z.object({ stdout: z.string(), stderr: z.string(), code: z.int() })

type Environment = Record<string, string>

/** `npm run shop` with these words; what it printed, to whichever side. */
export async function tryShopCommand(words: string[], env: Environment) {
  const options = { env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, ...env } }
  try {
    const { stdout } = await execute(process.execPath, ['scripts/shop.mjs', ...words], options)
    return { output: stdout.trim(), failed: false, code: 0 }
  } catch (error) {
    const { stdout, stderr, code } = failedProgram.parse(error)
    return { output: stdout.trim() || stderr.trim(), failed: true, code }
  }
}

/** As the operator of the shop at this address, where every word is understood. */
export async function runShopCommand(url: string, ...words: string[]): Promise<string> {
  const { output, failed } = await tryShopCommand(words, { SHOP_URL: url, OPERATOR_KEY })
  if (failed) throw new Error(output)
  return output
}
