import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../house/project-files'
import { describeEachShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'

const command = promisify(execFile)
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const examples = [...readme.matchAll(/^npm run shop -- (.+?)(?: +#.*)?$/gm)].map(([, said]) => said)

function wordsOf(line = ''): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

describeEachShop('the words the README shows', (shop) => {
  test('are all understood by a fresh demo shop, one after the other', async () => {
    expect(examples.length).toBeGreaterThan(10)
    const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, OPERATOR_KEY }
    const options = { env: { ...env, SHOP_URL: shop().url } }
    for (const line of examples) {
      const words = ['scripts/shop.mjs', ...wordsOf(line)]
      const { stdout } = await command(process.execPath, words, options)
      expect(stdout.trim(), line).not.toBe('')
    }
  })
})
