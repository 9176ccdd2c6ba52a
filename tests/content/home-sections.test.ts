import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { listRefills } from '@/components/content/home-refills'
import {
  HOME_PARTS,
  storedBanner,
  storedHome,
  storedSlide,
} from '@/lib/contract/content/home-parts'
import { tags } from '@/lib/contract/tags'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import {
  categories,
  festivals,
  listings,
  products,
  settings,
  stocks,
} from '@/lib/server/db/schema/schema'
import { buildHomeSections } from '@/lib/server/content/home-sections'
import { listTopProducts } from '@/lib/server/search/list-products'
import { restock, sellStock } from '@/lib/server/orders/stock-reservation'
import { createBuyer, placeTestOrder } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'

const slideTo = (href: string) =>
  storedSlide.parse({
    ...{ title: 'اسلاید', text: '', button: 'دیدن', href, picture: 'phones', tone: 'turquoise' },
  })
const bannerOf = (nth: number) =>
  storedBanner.parse({
    ...{ title: `بنر ${persianDigits(nth)}`, text: '', href: '/about' },
    ...{ picture: 'camp', tint: '#ffffff' },
  })

onEachDatabase('the home page', (db) => {
  const putHome = (home: z.input<typeof storedHome>) =>
    db()
      .update(settings)
      .set({ value: storedHome.parse(home) })
      .where(eq(settings.key, 'home'))
  const readSlider = async () =>
    (await buildHomeSections(db())).find(({ kind }) => kind === 'slider')
  async function cheapestOf(category: string) {
    const [row] = await db()
      .select({ slug: products.slug, price: listings.finalPrice })
      .from(listings)
      .innerJoin(products, eq(products.id, listings.productId))
      .innerJoin(categories, eq(categories.id, listings.categoryId))
      .where(and(eq(categories.slug, category), eq(listings.available, true)))
      .orderBy(asc(listings.finalPrice))
      .limit(1)
    return row ?? { slug: '', price: 0 }
  }

  it('shows no product twice, and every section of the demo shop is full', async () => {
    const sections = await buildHomeSections(db())
    const shown = sections.flatMap((section): number[] => {
      if (section.kind === 'deal_groups')
        return section.groups.flatMap(({ products }) => products.map(({ id }) => id))
      return 'products' in section ? section.products.map(({ id }) => id) : []
    })
    expect(shown).toHaveLength(new Set(shown).size)
    expect(sections.find(({ kind }) => kind === 'ranking')).toMatchObject({
      products: { length: 9 },
      categories: { length: 6 },
    })
    expect(sections.find(({ kind }) => kind === 'deal_groups')).toMatchObject({
      groups: { length: 4 },
    })
  })

  it('goes on with what a shopper has seen before it comes to the deals', async () => {
    const kinds = (await buildHomeSections(db())).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'recently_viewed' || kind.startsWith('deal'))).toEqual([
      ...['recently_viewed', 'deals', 'deal_groups'],
    ])
  })

  it('has goods in spare that stand nowhere else, for those that a shopper has seen', async () => {
    const blocks = (await buildHomeSections(db())).flatMap(listRefills)
    const all = blocks.flatMap(({ ids, spares }) => [...ids, ...spares])
    expect(all).toHaveLength(new Set(all).size)
    const filled = blocks.filter(({ spares }) => spares.length > 0)
    expect(filled, 'the deals, four groups of them and the newest').toHaveLength(6)
    const parts = HOME_PARTS.map((kind) => ({ kind, is_on: kind !== 'recently_viewed' }))
    await putHome({ parts })
    const newest = (await buildHomeSections(db())).find(({ kind }) => kind === 'products')
    expect(newest, 'none are needed where nothing seen is listed').toMatchObject({ spares: [] })
  })

  it('ranks what sells best without a hole, as the list of the shop does, and leaves the deals full', async () => {
    const sections = await buildHomeSections(db())
    const best = await listTopProducts(db(), { available: true, sort: 'best_selling' }, 9)
    const ranking = sections.find(({ kind }) => kind === 'ranking')
    const shown = ranking?.kind === 'ranking' ? ranking.products : []
    expect(shown.map(({ id }) => id)).toEqual(best.map(({ id }) => id))
    expect(sections.find(({ kind }) => kind === 'deals')).toMatchObject({ products: { length: 8 } })
  })

  it('says of a deal how much of it is gone since its festival began, and is redrawn when that turns', async () => {
    // What sells as much as here would stand among the best sellers.
    const parts = HOME_PARTS.map((kind) => ({ kind, is_on: kind !== 'ranking' }))
    await putHome({ parts })
    const readDeals = async () => {
      const sections = await buildHomeSections(db())
      return sections.flatMap((one) => (one.kind === 'deals' ? one.products : []))
    }
    const deals = await readDeals()
    expect(deals.some((deal) => deal.sold_percent !== undefined)).toBe(true)
    const unsold = deals.find((deal) => deal.sold_percent === undefined && deal.stock_id !== null)
    const [stock] = await db()
      .select()
      .from(stocks)
      .where(eq(stocks.id, unsold?.stock_id ?? 0))
    if (!stock) throw new Error('every deal has sold something')
    // Of all its units together exactly a fifth goes: first nothing that is a whole percent.
    await db().update(stocks).set({ quantity: 0 }).where(eq(stocks.productId, stock.productId))
    await db().update(stocks).set({ quantity: 250 }).where(eq(stocks.id, stock.id))
    const soldPercent = async () =>
      (await readDeals()).find(({ id }) => id === stock.productId)?.sold_percent
    const sell = async (quantity: number) => {
      const buyer = await createBuyer(db())
      const { order } = await placeTestOrder(db(), buyer, stock, { quantity })
      return { id: order.id, tagsToRevalidate: await sellStock(db(), order.id) }
    }
    expect((await sell(2)).tagsToRevalidate).not.toContain(tags.home)
    expect(await soldPercent()).toBeUndefined()
    const large = await sell(48)
    expect(large.tagsToRevalidate).toContain(tags.home)
    expect(await soldPercent()).toBe(20)
    expect(await restock(db(), large.id, 'cancel')).toContain(tags.home)
    expect(await soldPercent()).toBeUndefined()
    await db()
      .update(festivals)
      .set({ startsAt: sql`now() - interval '1 second'` })
    expect((await readDeals()).every((deal) => deal.sold_percent === undefined)).toBe(true)
  })

  it('says on a slide what its good costs, or the cheapest of its category that can be had', async () => {
    const { slug } = await cheapestOf('گوشی-موبایل')
    const href = paths.product(slug)
    await putHome({
      slides: [slideTo(paths.category('گوشی-موبایل')), slideTo(href), slideTo('/about')],
    })
    const { price } = await cheapestOf('گوشی-موبایل')
    expect(await readSlider()).toMatchObject({
      slides: [
        { price: { rials: price, is_least: true } },
        { price: { rials: price, is_least: false } },
        { price: null },
      ],
    })
    const handling = (days: number) =>
      db().update(products).set({ handlingDays: days }).where(eq(products.slug, slug))
    await handling(5)
    const slider = await readSlider()
    expect(slider).toMatchObject({
      slides: [{}, { price: { is_least: false, handling_days: 5 } }, {}],
    })
    expect(slider).not.toHaveProperty('slides.0.price.handling_days')
    await handling(0)
    await putHome({ slides: [slideTo(paths.category('نیست')), slideTo(`${href}%`)] })
    expect(await readSlider()).toMatchObject({ slides: [{ price: null }, { price: null }] })
  })

  it('lends its first banners to the slides where as many stay in their own section', async () => {
    const slides = [slideTo('/about')]
    await putHome({ slides, banners: [1, 2, 3, 4].map(bannerOf) })
    const sections = await buildHomeSections(db())
    expect(sections.find(({ kind }) => kind === 'slider')).toMatchObject({
      beside: [{ title: 'بنر ۱' }, { title: 'بنر ۲' }],
    })
    expect(sections.find(({ kind }) => kind === 'banners')).toMatchObject({ beside: 2 })
    for (const few of [
      { slides, banners: [1, 2, 3].map(bannerOf) },
      { slides: [], banners: [1, 2, 3, 4].map(bannerOf) },
    ]) {
      await putHome(few)
      const shown = await buildHomeSections(db())
      expect(shown.find(({ kind }) => kind === 'banners')).toMatchObject({ beside: 0 })
    }
  })
})
