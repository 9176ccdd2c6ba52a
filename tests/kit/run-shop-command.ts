import { runCommand } from '../../scripts/shop/run-command.mjs'
import { OPERATOR_KEY } from './test-shop'

type Environment = Record<string, string>

/** `npm run shop` with these words, but in this process; what it printed, to whichever side. */
export async function tryShopCommand(words: string[], env: Environment) {
  const { text, exitCode } = await runCommand(words, env)
  return { output: text.trim(), failed: exitCode !== 0, code: exitCode }
}

/** As the operator of the shop at this address, where every word is understood. */
export async function runShopCommand(url: string, ...words: string[]): Promise<string> {
  const { output, failed } = await tryShopCommand(words, { SHOP_URL: url, OPERATOR_KEY })
  if (failed) throw new Error(output)
  return output
}
