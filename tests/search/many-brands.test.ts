import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { MAX_LISTED_BRANDS } from '@/lib/contract/limits'
import { askCall } from '../kit/ask-call'
import { describeEachShop } from '../kit/each-shop'

const MANY = 1_812

describeEachShop('a list of very many brands', (shop) => {
  let category = ''

  beforeAll(async () => {
    const { db } = shop()
    const { rows } = Object(
      await db.execute(sql`select id, slug from categories where slug = 'گوشی-موبایل'`),
    )
    category = rows[0].slug
    await db.execute(sql`insert into brands (slug, title, english_title)
      select 'maker-' || n, 'سازندهٔ ' || n, 'Maker ' || n from generate_series(1, ${MANY}::int) n`)
    await db.execute(sql`insert into products (slug, title, english_title, category_id, brand_id, status)
      select 'phone-' || brands.id, 'گوشی ' || title, english_title, ${rows[0].id}::int, brands.id, 'published'
      from brands where slug like 'maker-%'`)
    await db.execute(sql`insert into stocks (product_id, price, quantity)
      select id, 10000000, 3 from products where slug like 'phone-%'`)
  })

  async function list(filters: object = {}) {
    const body = { category, ...filters }
    const answer = await askCall(shop().url, contract.getProducts, { body })
    return { facets: contract.getProducts.answer.parse(answer.body).data.facets, text: answer.text }
  }
  async function find(name: string, filters: object = {}) {
    const body = { category, name, ...filters }
    const answer = await askCall(shop().url, contract.findListBrands, { body })
    return contract.findListBrands.answer.parse(answer.body).data.brands
  }

  test('offers those with most products, says how many there are, and stays small', async () => {
    const { facets, text } = await list()
    expect(facets.brands).toHaveLength(MAX_LISTED_BRANDS)
    expect(facets.brands_total).toBeGreaterThanOrEqual(MANY)
    expect(facets.brands[0]?.count).toBeGreaterThan(1)
    expect(text.length).toBeLessThan(60_000)
  })

  test('offers what is chosen, however few products it has', async () => {
    const { facets } = await list({ brands: ['maker-1700'] })
    expect(facets.brands.map(({ slug }) => slug)).toContain('maker-1700')
    expect(facets.brands).toHaveLength(MAX_LISTED_BRANDS + 1)
  })

  test('finds the others by their name in either language and either keyboard’s digits', async () => {
    for (const name of ['سازندهٔ ۱۷۰۰', 'سازنده 1700', 'maker 1700']) {
      expect(await find(name), name).toMatchObject([{ slug: 'maker-1700', count: 1 }])
    }
    expect(await find('چنین سازنده‌ای نیست')).toEqual([])
    expect((await find('سازنده')).length).toBe(MAX_LISTED_BRANDS)
  })

  test('finds them with what the other choices leave of each', async () => {
    const [none] = await find('سازندهٔ ۱۷۰۰', { price_min: 20_000_000 })
    expect(none).toMatchObject({ slug: 'maker-1700', count: 0 })
  })
})
