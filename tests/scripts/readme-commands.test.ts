import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeShop } from '../kit/each-shop'
import { runShopCommand } from '../kit/run-shop-command'

const readme = readFileSync('README.md', 'utf8')
const examples = [...readme.matchAll(/^npm run shop -- (.+?)(?: +#.*)?$/gm)].map(
  ([, words]) => words,
)

function wordsOf(line = ''): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

describeShop('the commands that the README shows', (shop) => {
  test('all succeed on a fresh demo shop, one after the other', async () => {
    expect(examples.length).toBeGreaterThan(10)
    for (const line of examples) {
      expect(await runShopCommand(shop().url, ...wordsOf(line)), line).not.toBe('')
    }
  })
})
