import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getProductInfo, type ProductInfo } from '@/lib/contract/product/product-info'
import { findVariant } from '@/lib/data/variant-pages'
import { formatChoiceSearch, getDefaultChoice } from '@/lib/domain/variant-choice'
import { paths } from '@/lib/paths'
import { askCall } from '../kit/ask-call'
import { openTestShop, type TestShop } from '../kit/test-shop'

describe('the query of a product page', () => {
  let shop: TestShop
  let info: ProductInfo
  let path: string
  beforeAll(async () => {
    shop = await openTestShop()
    const answer = await askCall(shop.url, getProductInfo, getProductInfo.example)
    info = getProductInfo.answer.parse(answer.body).data.info
    expect(info.product.properties.length).toBeGreaterThan(1)
    path = paths.product(info.product.slug)
    return () => shop.close()
  })
  beforeEach(() => vi.stubEnv('API_BASE_URL', shop.url))

  test('names each variant by all its values, whatever else stands beside them', async () => {
    for (const { id, parent_value } of info.stocks) {
      const search = formatChoiceSearch('', parent_value)
      expect(await findVariant(path, search)).toBe(id)
      expect(await findVariant(path, `${search}&utm_source=sms`)).toBe(id)
    }
  })

  test('names the variant that the page would show for a part of them', async () => {
    const [property] = info.product.properties
    const value = property?.values.at(-1)?.value ?? ''
    const id = await findVariant(path, formatChoiceSearch('', { [property?.name ?? '']: value }))
    const stock = info.stocks.find((one) => one.id === id)
    expect(stock?.parent_value).toHaveProperty([property?.name ?? ''], value)
  })

  test('names the default one where a value is impossible', async () => {
    const [property] = info.product.properties
    const id = await findVariant(path, formatChoiceSearch('', { [property?.name ?? '']: 'هیچ' }))
    const stock = info.stocks.find((one) => one.id === id)
    expect(stock?.parent_value).toEqual(getDefaultChoice(info.stocks))
  })

  test.each(['', '?utm_source=sms', '?toString=1'])('names none when it is %j', async (search) => {
    expect(await findVariant(path, search)).toBeNull()
  })

  test('names none of a product that there is not, nor of another page', async () => {
    const search = formatChoiceSearch('', info.stocks[0]?.parent_value ?? {})
    for (const other of ['/product/no-such-thing', '/product/%zz', '/blog/a', '/product/a/b']) {
      expect(await findVariant(other, search)).toBeNull()
    }
  })
})
