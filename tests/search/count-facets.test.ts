import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Facets, productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

const colours = ['مشکی', 'سفید', 'آبی', 'قرمز', 'آبی یخی', 'چنین رنگی نیست']
const memories = ['۱۲۸ گیگابایت', '۲۵۶ گیگابایت', '۵۱۲ گیگابایت']

const some = <T>(list: T[]) => fc.subarray(list, { minLength: 1, maxLength: 2 })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 })

const choices: fc.Arbitrary<ProductFilters> = fc
  .record({
    category: maybe(fc.constantFrom('موبایل-و-تبلت', 'گوشی-موبایل', 'مد-و-پوشاک', 'کفش')),
    brands: maybe(some(['nikan', 'parseh', 'gam', 'sepanta', 'nobody'])),
    properties: maybe(
      fc.record({ رنگ: some(colours), حافظه: some(memories) }, { requiredKeys: [] }),
    ),
    price_min: maybe(fc.constantFrom(5_000_000, 200_000_000)),
    price_max: maybe(fc.constantFrom(20_000_000, 250_000_000)),
    available: maybe(fc.boolean()),
    festival: maybe(fc.constantFrom('شگفت-انگیز', 'پاییز-گرم')),
    q: maybe(fc.constantFrom('گوشی', 'آریا', 'مشکی')),
  })
  .map((filters) =>
    Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  )

onEachDatabase('a facet', (db) => {
  const list = (filters: ProductFilters) => listProducts(db(), productFilters.parse(filters))
  const countOf = async (filters: ProductFilters) => (await list(filters)).count

  /** Every facet value with its count, as the filters that choose it alone. */
  function* listChoices(
    filters: ProductFilters,
    facets: Facets,
  ): Generator<[ProductFilters, number]> {
    for (const { slug, count } of facets.brands) yield [{ ...filters, brands: [slug] }, count]
    for (const { slug, count } of facets.festivals) yield [{ ...filters, festival: slug }, count]
    for (const { slug, count } of facets.categories) yield [{ ...filters, category: slug }, count]
    for (const { name, values } of facets.properties) {
      for (const { value, count } of values) {
        yield [{ ...filters, properties: { ...filters.properties, [name]: [value] } }, count]
      }
    }
    yield [{ ...filters, available: true }, facets.available_count]
  }

  it('counts what the list holds once the value is chosen, whatever else is chosen', async () => {
    const property = fc.asyncProperty(
      choices,
      fc.infiniteStream(fc.nat(9)),
      async (filters, dice) => {
        const { facets } = await list(filters)
        for (const [chosen, count] of listChoices(filters, facets)) {
          if (dice.next().value !== 0) continue
          expect({ chosen, count: await countOf(chosen) }).toEqual({ chosen, count })
        }
      },
    )
    await fc.assert(property, { numRuns: 24 })
  }, 180_000)

  it('of a search counts what only specifications name, as the list then holds it', async () => {
    const search = { category: 'گوشی-موبایل', q: 'گوشی' }
    for (const others of [{}, { available: true }, { properties: { رنگ: ['مشکی'] } }]) {
      const { facets } = await list({ ...search, ...others })
      const memory = facets.properties.find(({ name }) => name === 'حافظه')?.values ?? []
      expect(memory.length).toBeGreaterThan(2)
      for (const { value, count } of memory) {
        const properties = { ...others.properties, حافظه: [value] }
        expect({ value, count }).toEqual({
          value,
          count: await countOf({ ...search, ...others, properties }),
        })
      }
    }
  })

  it('of a search counts colours of what has the chosen memory by its specifications alone', async () => {
    const search = { q: 'گوشی', properties: { حافظه: ['۱۲۸ گیگابایت'] } }
    const { facets } = await list(search)
    const colour = facets.properties.find(({ name }) => name === 'رنگ')?.values ?? []
    expect(colour.some(({ count }) => count > 0)).toBe(true)
    for (const { value, count } of colour) {
      const both = { ...search, properties: { ...search.properties, رنگ: [value] } }
      expect({ value, count: await countOf(both) }).toEqual({ value, count })
    }
  })

  it('of colours counts a colour together with its shades, a product of both once', async () => {
    const category = 'گوشی-موبایل'
    const values = ['آبی', 'آبی یخی']
    for (const others of [
      {},
      { available: true },
      { q: 'گوشی' },
      { properties: { حافظه: memories } },
    ]) {
      const filters = { category, ...others }
      const { facets } = await list(filters)
      const colour = facets.properties.find(({ name }) => name === 'رنگ')
      const blue = colour?.values.find(({ value }) => value === 'آبی')
      const both = { ...filters, properties: { ...filters.properties, رنگ: values } }
      const count = await countOf(both)
      expect(blue?.family).toEqual({ values, count })
      expect(count).toBeGreaterThan(blue?.count ?? 0)
      expect(colour?.values.find(({ value }) => value === 'آبی یخی')?.family).toBeUndefined()
    }
  })

  it('of the price has the bounds of the list without the chosen price', async () => {
    const property = fc.asyncProperty(choices, async (filters) => {
      const { price_min: min, price_max: max, ...rest } = filters
      // A search with a limit holds to the kind that it names, so the whole has one that leaves nothing out.
      const others = min === undefined && max === undefined ? rest : { ...rest, price_min: 0 }
      const { facets } = await list(filters)
      const cheapest = await list({ ...others, available: true, sort: 'cheapest' })
      const whole = await list(others)
      expect(facets.price).toEqual(whole.facets.price)
      const [first] = cheapest.products
      if (first) expect(facets.price.min).toBeLessThanOrEqual(first.final_price)
    })
    await fc.assert(property, { numRuns: 12 })
  })

  it('keeps a value of the scope that the choices leave nothing of, with 0', async () => {
    const category = 'گوشی-موبایل'
    const whole = await list({ category })
    const none = await list({ category, price_max: 10 })
    expect(none.count).toBe(0)
    const values = ({ facets }: typeof whole) => [
      ...facets.brands.map(({ slug }) => slug),
      ...facets.properties.flatMap(({ values: own }) => own.map(({ value }) => value)),
    ]
    expect(values(none).sort()).toEqual(values(whole).sort())
    expect(none.facets.brands.every(({ count }) => count === 0)).toBe(true)
  })

  it('never names a value that the scope does not have', async () => {
    const { facets } = await list({ category: 'کتاب' })
    expect(facets.properties.some(({ name }) => name === 'حافظه')).toBe(false)
    const searched = await list({ q: 'کفش' })
    expect(searched.facets.properties.some(({ name }) => name === 'حافظه')).toBe(false)
    const branded = await list({ brands: ['gam'] })
    expect(branded.facets.properties.some(({ name }) => name === 'حافظه')).toBe(false)
    expect(branded.facets.brands.length).toBeGreaterThan(10)
  })

  it.each([
    ['گوشی-موبایل', 'حافظه', ['۱۲۸ گیگابایت', '۲۵۶ گیگابایت', '۵۱۲ گیگابایت', '۱ ترابایت']],
    ['مد-و-پوشاک', 'اندازه', ['S', 'M', 'L', 'XL', 'XXL', '۳۶', '۴۲', '۵۸']],
  ])('of amounts goes in «%s» from little to much, not by how many have it', async (...given) => {
    const [category, name, ordered] = given
    const { facets } = await list({ category })
    const values = facets.properties.find((one) => one.name === name)?.values ?? []
    const shown = values.map(({ value }) => value)
    expect(shown.filter((value) => ordered.includes(value))).toEqual(ordered)
    const counts = values.map(({ count }) => count)
    expect(counts).not.toEqual(counts.toSorted((a, b) => b - a))
  })

  it('of categories lists the next level of the tree, counted with all descendants', async () => {
    const top = await list({})
    expect(top.facets.categories.length).toBe(11)
    const phones = await list({ category: 'موبایل-و-تبلت' })
    expect(phones.facets.categories.map(({ slug }) => slug)).toEqual([
      'گوشی-موبایل',
      'تبلت',
      'لوازم-جانبی-موبایل',
    ])
    const inside = phones.facets.categories.reduce((sum, { count }) => sum + count, 0)
    expect(inside).toBe(phones.count)
    expect((await list({ category: 'گوشی-موبایل' })).facets.categories).toEqual([])
  })
})
