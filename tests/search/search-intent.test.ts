import { beforeAll, describe, expect, it } from 'vitest'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import { productFields } from '@/lib/server/db/schema/schema'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import { listProducts } from '@/lib/server/search/list-products'
import { createProduct } from '../kit/create-product'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('a search that names a property', (db) => {
  const list = (filters: ProductFilters) => listProducts(db(), productFilters.parse(filters))

  it.each([
    ['کفش سایز ۳۸', 'کفش', 'اندازه', '۳۸'],
    ['کفش سایز 42', 'کفش', 'اندازه', '۴۲'],
    ['کفش زنانهٔ سایز ۳۸', 'کفش زنانه', 'اندازه', '۳۸'],
    ['مانتو سایز ۴۰', 'مانتو', 'اندازه', '۴۰'],
    ['پیراهن سایز L', 'پیراهن', 'اندازه', 'L'],
    ['پیراهن سایز ۴۲', 'پیراهن', 'اندازه', '۴۲'],
    ['گوشی حافظه ۲۵۶', 'گوشی', 'حافظه', '۲۵۶ گیگابایت'],
    ['کفش رنگ قرمز', 'کفش', 'رنگ', 'قرمز'],
    ['گوشی رنگ سبز یشمی', 'گوشی', 'رنگ', 'سبز یشمی'],
    ['گوشی سبز یشمی', 'گوشی', 'رنگ', 'سبز یشمی'],
    ['کفش قرمز زنانه', 'کفش زنانه', 'رنگ', 'قرمز'],
  ])(
    'for «%s» is one for «%s» filtered by it, of what is in stock so',
    async (q, rest, name, value) => {
      const found = await list({ q })
      const properties = { [name]: [value] }
      expect(found.intent).toMatchObject({ q: rest, properties, available: true, unmet: null })
      expect(found.corrected).toBeNull()
      const filtered = await list({ q: rest, properties, available: true })
      expect(found.count).toBe(filtered.count)
      expect(found.count).toBeGreaterThan(0)
      for (const { variant, available } of found.products) {
        expect(available).toBe(true)
        expect(variant?.[name]).toBe(value)
      }
      const { products, price_intent } = await findSuggestions(db(), q)
      expect(price_intent).toEqual({ q: rest, properties, available: true, count: found.count })
      expect(products.length).toBe(Math.min(6, found.count))
    },
  )

  it.each([
    ['تلویزیون سایز ۵۵', 'اندازه', '۵۵ اینچ', 2],
    ['گوشی رم ۸', 'رم', '۸ گیگابایت', 4],
    ['لپ تاپ رم ۱۶', 'رم', '۱۶ گیگابایت', 3],
    ['تبلت حافظه ۶۴', 'حافظه', '۶۴ گیگابایت', 2],
  ])('for «%s» looks into the specifications too', async (q, name, value, count) => {
    const found = await list({ q })
    expect(found.intent?.properties).toEqual({ [name]: [value] })
    expect(found.count).toBe(count)
    const again = await list({ q: found.intent?.q, properties: { [name]: [value] } })
    expect(again.count).toBeGreaterThanOrEqual(count)
  })

  it('looks for one property of each kind among specifications, however many spellings of it are sent', async () => {
    const spellings = Array.from({ length: 12 }, (_, dots) => `رم${'.'.repeat(dots)}`)
    const of = (names: string[]) => Object.fromEntries(names.map((name) => [name, ['۸ گیگابایت']]))
    // Two kinds are both looked for.
    const both = { ...of(['رم']), حافظه: ['۱۲۸ گیگابایت'] }
    expect((await list({ q: 'گوشی', properties: both })).count).toBeGreaterThan(0)
    // As no variant has what only its spelling makes a second property, nothing is left.
    expect((await list({ q: 'گوشی', properties: of(spellings) })).count).toBe(0)
  })

  describe('of colours', () => {
    const blue = { price: 10_000_000, quantity: 2 }
    const sell = (nth: string, variants: { colour: string; price?: number; quantity?: number }[]) =>
      createProduct(
        db(),
        { slug: `nilgunak-${nth}`, title: `نیلگونک ${nth}` },
        variants.map(({ colour, ...own }) => ({ ...blue, ...own, parentValue: { رنگ: colour } })),
      )
    const shown = async (q: string) => {
      const { products } = await list({ q })
      return new Map(products.map(({ id, variant }) => [id, variant?.['رنگ']]))
    }
    let [both, shade, black] = [0, 0, 0]

    beforeAll(async () => {
      both = await sell('یک', [
        { colour: 'مشکی', price: 1_000_000 },
        { colour: 'آبی یخی', price: 5_000_000 },
        { colour: 'آبی' },
      ])
      shade = await sell('دو', [
        { colour: 'مشکی', price: 1_000_000 },
        { colour: 'آبی یخی' },
        { colour: 'قهوه‌ای' },
      ])
      black = await sell('سه', [{ colour: 'مشکی' }, { colour: 'قرمز آلبالویی', quantity: 0 }])
    })

    it('shows the shade of a colour that is typed by its family', async () => {
      expect(await shown('نیلگونک آبی')).toEqual(
        new Map([
          [both, 'آبی'],
          [shade, 'آبی یخی'],
        ]),
      )
      const { products } = await findSuggestions(db(), 'نیلگونک آبی')
      expect(products.find(({ id }) => id === shade)?.variant).toEqual({ رنگ: 'آبی یخی' })
    })

    it('shows the shade that is typed by its whole name', async () => {
      const cards = await shown('نیلگونک آبی یخی')
      expect(cards.get(both)).toBe('آبی یخی')
      expect(cards.get(shade)).toBe('آبی یخی')
    })

    it('is filtered by the colour and its shades, the name itself first on a card', async () => {
      const { intent } = await list({ q: 'نیلگونک رنگ آبی' })
      expect(intent).toMatchObject({ q: 'نیلگونک', properties: { رنگ: ['آبی', 'آبی یخی'] } })
      const cards = await shown('نیلگونک رنگ آبی')
      expect(cards.get(both)).toBe('آبی')
      expect(cards.get(shade)).toBe('آبی یخی')
      expect(cards.has(black)).toBe(false)
      const exact = await list({ q: 'نیلگونک رنگ آبی یخی' })
      expect(exact.intent?.properties).toEqual({ رنگ: ['آبی یخی'] })
    })

    it('is filtered by a colour that stands alone, but by none that a title bears', async () => {
      const { intent, count } = await list({ q: 'نیلگونک آبی' })
      expect(intent).toMatchObject({ q: 'نیلگونک', properties: { رنگ: ['آبی', 'آبی یخی'] } })
      expect(count).toBe(2)
      const titled = { slug: 'nilgunak-titled', title: 'نیلگونک آبی شب' }
      const id = await createProduct(db(), titled, [blue])
      const words = await list({ q: 'نیلگونک آبی' })
      expect(words.intent).toBeNull()
      expect(words.products.map((one) => one.id)).toContain(id)
      expect((await list({ q: 'آبی' })).intent).toBeNull()
    })

    it('takes no brown for coffee, and shows no colour that is sold out', async () => {
      expect((await shown('نیلگونک قهوه')).get(shade)).toBeUndefined()
      expect((await shown('نیلگونک قهوه ای')).get(shade)).toBe('قهوه‌ای')
      expect((await shown('نیلگونک قرمز')).get(black)).toBeUndefined()
    })
  })

  it('takes every size of a range', async () => {
    const { intent, count } = await list({ q: 'کفش سایز ۴۰ تا ۴۲' })
    expect(intent?.properties?.['اندازه']?.toSorted()).toEqual(['۴۰', '۴۱', '۴۲'])
    const { count: of40 } = await list({ q: 'کفش سایز ۴۰' })
    expect(count).toBeGreaterThan(of40)
  })

  it('keeps two properties of one variant together', async () => {
    const { intent, products } = await list({ q: 'کفش رنگ قرمز سایز ۳۸' })
    expect(intent?.properties).toEqual({ رنگ: ['قرمز'], اندازه: ['۳۸'] })
    expect(products.length).toBeGreaterThan(0)
    for (const { variant } of products) expect(variant).toMatchObject({ رنگ: 'قرمز', اندازه: '۳۸' })
  })

  it('does not let a specification speak for a variant that is sold out', async () => {
    const variants = [
      { price: 10_000_000, quantity: 0, parentValue: { حافظه: '۶۴ گیگابایت' } },
      { price: 10_000_000, quantity: 3, parentValue: { حافظه: '۱۲۸ گیگابایت' } },
    ]
    const sold = { slug: 'zarnegar-1', title: 'زرنگارک یک' }
    const productId = await createProduct(db(), sold, variants)
    const field = { position: 0, name: 'حافظه', value: '64 GB' }
    await db()
      .insert(productFields)
      .values({ ...field, productId })
    const q = 'زرنگارک حافظه ۶۴'
    expect((await list({ q })).intent).toMatchObject({ q: 'زرنگارک', unmet: { name: 'حافظه' } })
    const plain = { price: 10_000_000, quantity: 3 }
    const other = await createProduct(db(), { slug: 'zarnegar-2', title: 'زرنگارک دو' }, [plain])
    await db()
      .insert(productFields)
      .values({ ...field, productId: other })
    const { intent, products } = await list({ q })
    expect(intent).toMatchObject({ properties: { حافظه: ['۶۴ گیگابایت'] }, unmet: null })
    expect(products.map(({ id }) => id)).toEqual([other])
  })

  it.each([
    ['کفش سایز ۶۰', 'کفش', 'سایز ۶۰'],
    ['کفش ایمنی کارگری سایز ۳۸', 'کفش', 'سایز ۳۸'],
    ['بارانی سایز ۳۸', 'بارانی', 'سایز ۳۸'],
    ['پیراهن سایز گنده', 'پیراهن', 'سایز گنده'],
    ['لپ تاپ رم ۹۹', 'لپ تاپ', 'رم ۹۹ گیگابایت'],
  ])('for «%s» shows all of «%s» where nothing in stock is so', async (q, rest, label) => {
    const found = await list({ q })
    expect(found.intent).toMatchObject({ q: rest, unmet: { label } })
    expect(found.intent?.properties).toBeUndefined()
    expect(found.count).toBe((await list({ q: rest })).count)
    expect(found.count).toBeGreaterThan(0)
  })

  it.each(['توپ سایز ۵', 'کارت حافظه ۱۲۸', 'رنگ مو', 'کفش ۳۸', 'گوشی'])(
    'for «%s» is left to its words',
    async (q) => {
      const found = await list({ q })
      expect(found.intent).toBeNull()
      expect(found.count).toBeGreaterThan(0)
    },
  )

  it.each([
    ['بهترین گوشی', 'گوشی', ['بهترین'], undefined],
    ['گوشی خوب', 'گوشی', ['خوب'], undefined],
    ['گوشی جدید', 'گوشی', ['جدید'], undefined],
    ['گوشی ارزان', 'گوشی', ['ارزان'], 'cheapest'],
    ['گوشی گران', 'گوشی', ['گران'], 'most_expensive'],
    ['هدیه', '', ['هدیه'], undefined],
    ['کادو', '', ['کادو'], undefined],
    ['هدیه برای مادر', '', ['هدیه برای مادر'], undefined],
  ])('«%s» is one for «%s», and says what was dropped', async (q, rest, words, sort) => {
    const found = await list({ q })
    expect(found.intent).toMatchObject({ q: rest, words })
    expect(found.intent?.sort).toBe(sort)
    expect(found.corrected).toBeNull()
    expect(found.count).toBe((await list(rest === '' ? {} : { q: rest })).count)
    const ordered = await list({
      ...(rest && { q: rest }),
      ...(found.intent?.sort && { sort: found.intent.sort }),
    })
    expect(found.products.map(({ id }) => id)).toEqual(ordered.products.map(({ id }) => id))
  })

  it('corrects no word far away beside others that are known', async () => {
    expect((await list({ q: 'گوشی بهتربن' })).corrected).not.toContain('باتری')
    expect((await list({ q: 'ساعت هوشمنند' })).corrected).toBe('ساعت هوشمند')
  })
})
