import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { describeEachShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'

const command = promisify(execFile)

describeEachShop('the hand on the addresses', (shop) => {
  async function act(...words: string[]): Promise<string> {
    const own = { SHOP_URL: shop().url, OPERATOR_KEY }
    const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, ...own }
    const args = ['scripts/shop.mjs', 'redirect', ...words]
    const ended = await command(process.execPath, args, { env }).catch((error: unknown) =>
      error instanceof Error && 'stderr' in error
        ? { stdout: String(error.stderr) }
        : Promise.reject(error),
    )
    return ended.stdout.trim()
  }

  test('leads an address elsewhere, tells them all, and takes one back', async () => {
    expect(await act('list')).toBe('No address is led elsewhere.')
    expect(await act('set', '/page/old', '/page/terms')).toBe('/page/old now leads to /page/terms.')
    await act('set', '/sale', 'https://example.com/sale', '--temporary')
    expect(await act('list')).toBe(
      '/page/old → /page/terms (301)\n/sale → https://example.com/sale (302)',
    )
    expect(await act('drop', '/sale')).toBe('/sale is led nowhere any more.')
    expect(await act('list')).toBe('/page/old → /page/terms (301)')
  })

  test.each([
    [['set', '/api/x', '/'], /^The shop answered 422: \S/],
    [['set', '/page/terms', '/page/old'], /^The shop answered 412: \S/],
    [['drop', '/never'], /^The shop answered 404: \S/],
    [['set', '/a'], /^The address it leads to is missing\.$/],
    [['fly'], /^There is no word "redirect fly"\. There are list, set, drop;/],
    [[], /^Say what to do with the redirect\./],
  ])('%j is refused in words', async (words, said) => {
    expect(await act(...words)).toMatch(said)
  })
})
