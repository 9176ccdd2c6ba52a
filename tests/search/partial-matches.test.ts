import { expect, it } from 'vitest'
import { productFilters, type ProductFilters } from '@/lib/contract/catalogue/products'
import { listProducts } from '@/lib/server/search/list-products'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('a search of which nothing has all words', (db) => {
  const list = (filters: ProductFilters) => listProducts(db(), productFilters.parse(filters))
  const partsOf = async (q: string) => (await list({ q })).partial_matches ?? []
  const summarize = async (q: string) =>
    (await partsOf(q)).map((part) => [part.q, part.without, part.products.length])

  it('finds what each of its words finds, put right, and says which words that lacks, each written in one way', async () => {
    expect(await summarize('قلمموی کاغذی ابریشم')).toEqual([
      ['قلم‌مو', ['کاغذی', 'ابریشم'], 2],
      ['کاغذی', ['قلم‌مو', 'ابریشم'], 1],
      ['ابریشم', ['قلم‌مو', 'کاغذی'], 2],
    ])
  })

  it.each(['قلمموی کاغذی ابریشم', 'گیتار قرمز کودک', 'کفش ایمنی کارگری'])(
    'counts of «%s» what a search for each part finds, and shows the first of it',
    async (typed) => {
      const parts = await partsOf(typed)
      expect(parts.length).toBeGreaterThan(1)
      for (const { q, count, products } of parts) {
        const own = await list({ q })
        expect(count, q).toBe(own.count)
        const shown = products.map(({ id }) => id)
        expect(shown).toEqual(own.products.slice(0, shown.length).map(({ id }) => id))
      }
    },
  )

  it('shows goods of two of its words before those of one', async () => {
    const [pair, ...others] = await partsOf('گیتار قرمز کودک')
    expect(pair).toMatchObject({ q: 'گیتار قرمز', without: ['کودک'] })
    expect(pair?.products[0]?.title).toMatch(/^گیتار/)
    expect(others.map(({ q }) => q)).toEqual(expect.arrayContaining(['گیتار', 'قرمز', 'کودک']))
    expect(others.flatMap(({ products }) => products)).toEqual([])
  })

  it('shows goods of the noun that it begins with, though the shop knows no other word of it', async () => {
    const [shoes] = await partsOf('کفش ایمنی کارگری')
    expect(shoes).toMatchObject({ q: 'کفش', without: ['ایمنی', 'کارگری'] })
    expect(shoes?.products.map(({ title }) => title.split(' ')[0])).toEqual(Array(4).fill('کفش'))
  })

  it.each(['ماشین اصلاح', 'ماشین چمن زنی', 'چرخ خیاطی', 'دستگاه بخور', 'ماشین ابریشم'])(
    'shows for «%s» no goods of a word that may be half of another name',
    async (typed) => {
      const shown = (await partsOf(typed)).filter(({ products }) => products.length > 0)
      expect(shown.map(({ q }) => q)).not.toContain(typed.split(' ')[0])
      expect(shown.every(({ q }) => q === 'ابریشم')).toBe(true)
    },
  )

  it('looks for a size beside a name, and never for a size alone', async () => {
    const [sized, ...others] = await partsOf('کفش ایمنی ۴۲')
    expect(sized).toMatchObject({ q: 'کفش ۴۲', without: ['ایمنی'] })
    expect(sized?.products).toHaveLength(4)
    expect(others.map(({ q }) => q)).toEqual(['کفش', 'ایمنی'])
    expect(others.flatMap(({ products }) => products)).toEqual([])
  })

  it('names as missing no word that it did not look for', async () => {
    const parts = await partsOf('کفش دویدن ایمنی کارگری آبی زنانه')
    const blue = parts.find(({ q }) => q === 'کفش آبی')
    expect(blue?.without).toEqual(['دویدن', 'ایمنی', 'کارگری'])
    expect(blue?.products.map(({ title }) => title).join()).toContain('زنانه')
    expect(parts.flatMap(({ without }) => without)).not.toContain('زنانه')
  })

  it('takes a word that is said twice once', async () => {
    expect(await summarize('کاغذی ابریشم ابریشم')).toEqual([
      ['کاغذی', ['ابریشم'], 1],
      ['ابریشم', ['کاغذی'], 2],
    ])
  })

  it('holds its parts to the other filters', async () => {
    const parts = (await list({ q: 'قلمموی کاغذی ابریشم', price_max: 5_000_000 })).partial_matches
    expect(parts?.map(({ q, count }) => [q, count])).toEqual([['کاغذی', 1]])
  })

  it.each(['گوشی', 'گوشی xyzzy', 'گوشی شیائومی', 'ماشین لباسشویی'])(
    'has no parts for «%s», which is understood',
    async (typed) => {
      const found = await list({ q: typed })
      expect(found).not.toHaveProperty('partial_matches')
      expect(found.is_understood).toBe(true)
    },
  )

  it.each(['xyzzy', 'xyzzy qwrty'])('has an empty list of parts for «%s»', async (typed) => {
    const found = await list({ q: typed })
    expect(found.partial_matches).toEqual([])
    expect(found.is_understood).toBe(false)
  })
})
