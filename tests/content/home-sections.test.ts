import { and, asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { storedBanner, storedHome, storedSlide } from '@/lib/contract/content/home-parts'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { categories, listings, products, settings } from '@/lib/server/db/schema/schema'
import { buildHomeSections } from '@/lib/server/content/home-sections'
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
    })
    expect(sections.find(({ kind }) => kind === 'deal_groups')).toMatchObject({
      groups: { length: 4 },
    })
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
