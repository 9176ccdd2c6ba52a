import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getProductInfo, type ProductInfo } from '@/lib/contract/product/product-info'
import { findVariantPage } from '@/lib/data/variant-pages'
import { formatChoiceSearch, getDefaultChoice } from '@/lib/domain/variant-choice'
import { paths } from '@/lib/paths'
import { askCall } from '../kit/ask-call'
import { startFakeServer } from '../kit/fake-server'
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
      expect(await findVariantPage(path, search)).toBe(`${path}/${id}`)
      expect(await findVariantPage(path, `${search}&utm_source=sms`)).toBe(`${path}/${id}`)
    }
  })

  test('names the variant that the page would show for a part of them', async () => {
    const [property] = info.product.properties
    const value = property?.values.at(-1)?.value ?? ''
    const page = await findVariantPage(
      path,
      formatChoiceSearch('', { [property?.name ?? '']: value }),
    )
    const stock = info.stocks.find(({ id }) => page === `${path}/${id}`)
    expect(stock?.parent_value).toHaveProperty([property?.name ?? ''], value)
  })

  test('names the default one where a value is impossible', async () => {
    const [property] = info.product.properties
    const page = await findVariantPage(
      path,
      formatChoiceSearch('', { [property?.name ?? '']: 'هیچ' }),
    )
    const stock = info.stocks.find(({ id }) => page === `${path}/${id}`)
    expect(stock?.parent_value).toEqual(getDefaultChoice(info.stocks))
  })

  test('names another page for a colour whose size is still open', async () => {
    const slug = 'کاپشن-کتان-مومی-گام-دماوند'
    const answer = await askCall(shop.url, getProductInfo, { body: { slug } })
    const { stocks } = getProductInfo.answer.parse(answer.body).data.info
    const [stock] = stocks
    if (!stock) throw new Error('The jacket has no stock.')
    const { id, parent_value } = stock
    const { اندازه: _, ...colour } = parent_value
    const jacket = paths.product(slug)
    expect(await findVariantPage(jacket, formatChoiceSearch('', parent_value))).toBe(
      `${jacket}/${id}`,
    )
    expect(await findVariantPage(jacket, formatChoiceSearch('', colour))).toMatch(/\/\d+\/unsized$/)
  })

  test.each(['', '?utm_source=sms', '?toString=1'])('names none when it is %j', async (search) => {
    expect(await findVariantPage(path, search)).toBeNull()
  })

  test('names none of a product that there is not, nor of another page', async () => {
    const search = formatChoiceSearch('', info.stocks[0]?.parent_value ?? {})
    for (const other of ['/product/no-such-thing', '/product/%zz', '/blog/a', '/product/a/b']) {
      expect(await findVariantPage(other, search)).toBeNull()
    }
  })

  describe('while the backend never answers', () => {
    let silent: Awaited<ReturnType<typeof startFakeServer>>
    beforeEach(async () => {
      silent = await startFakeServer(['never'])
      return async () => {
        vi.useRealTimers()
        await silent.close()
      }
    })

    test('keeps nobody waiting where the product was known before', async () => {
      const { id, parent_value } = info.stocks[0] ?? { id: 0, parent_value: {} }
      const search = formatChoiceSearch('', parent_value)
      expect(await findVariantPage(path, search)).toBe(`${path}/${id}`)
      vi.stubEnv('API_BASE_URL', silent.url)
      const later = performance.now() + 3_600_000
      vi.spyOn(performance, 'now').mockReturnValue(later)
      await vi.waitFor(async () => {
        expect(await findVariantPage(path, search)).toBe(`${path}/${id}`)
        expect(silent.requests).toHaveLength(1)
      })
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      expect(await findVariantPage(path, search)).toBe(`${path}/${id}`)
      expect(await findVariantPage(path, '?utm=1')).toBeNull()
    })

    test('holds up the plain page of one unknown for a second, and asks once for all', async () => {
      vi.stubEnv('API_BASE_URL', silent.url)
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const answers: (string | null)[] = []
      for (const search of ['?utm=1', '?a=1']) {
        void findVariantPage('/product/unknown', search).then((page) => answers.push(page))
      }
      await vi.advanceTimersByTimeAsync(1_000)
      expect(answers).toEqual([null, null])
      vi.useRealTimers()
      const received = () =>
        silent.requests.filter(({ url, body }) => `${url} ${body}`.includes('unknown'))
      await vi.waitFor(() => expect(received()).not.toEqual([]))
      expect(received()).toHaveLength(1)
    })
  })
})
