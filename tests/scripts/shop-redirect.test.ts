import { expect, test } from 'vitest'
import { describeShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'
import { tryShopCommand } from '../kit/run-shop-command'

describeShop('npm run shop -- redirect', (shop) => {
  async function act(...words: string[]): Promise<string> {
    const env = { SHOP_URL: shop().url, OPERATOR_KEY }
    return (await tryShopCommand(['redirect', ...words], env)).output
  }

  test('sets redirects, lists them, and drops one', async () => {
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
  ])('refuses %j in one sentence', async (words, sentence) => {
    expect(await act(...words)).toMatch(sentence)
  })
})
