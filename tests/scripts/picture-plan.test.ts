import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { responsiveImage } from '@/lib/picture-urls'
import { products, waitingProducts } from '@/lib/server/db/seed/demo/catalogue'
import { listPictures } from '@/lib/server/db/seed/demo/product-pictures'

const picture = z.object({
  id: z.string(),
  slug: z.string(),
  colour: z.string().nullable(),
  sizes: z.array(z.number()),
  hash: z.string(),
})
type Plan = (goods: unknown) => unknown
const plan: unknown = await import(pathToFileURL(resolve('scripts/pictures/studio/plan.mjs')).href)
const { pictures } = z
  .object({ pictures: z.custom<Plan>((value) => typeof value === 'function') })
  .parse(plan)

const range = [...products, ...waitingProducts]
const planned = z.array(picture).parse(pictures(range))
const ofGood = (slug: string) => planned.filter((one) => one.slug === slug)

describe('the plan of the pictures', () => {
  test('gives every good of the demo at least four views', () => {
    const few = range.filter(({ slug }) => ofGood(slug).length < 4).map(({ slug }) => slug)
    expect(few).toEqual([])
  })

  test('shows every colour that a good comes in', () => {
    const unseen = range.flatMap(({ slug, stocks }) => {
      const shown = new Set(ofGood(slug).map(({ colour }) => colour))
      return stocks.flatMap(({ value }) => value.رنگ ?? []).filter((colour) => !shown.has(colour))
    })
    expect(unseen).toEqual([])
  })

  test('names no two pictures alike and makes none twice', () => {
    expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length)
    expect(new Set(planned.map(({ hash }) => hash)).size).toBe(planned.length)
  })
})

describe('the pictures of the demo shop', () => {
  const ids = new Set(planned.map(({ id }) => id))
  const listed = range.map((product) => ({
    slug: product.slug,
    pictures: listPictures(product, (name) => ids.has(name)),
  }))

  test('are those of the plan, each with its colour and its largest size', () => {
    const shown = listed.flatMap(({ slug, pictures }) =>
      pictures.map(({ file, colour }) => [slug, file, colour].join(' ')),
    )
    const rendered = planned.map(({ id, slug, colour, sizes }) =>
      [slug, `/demo/goods/${id}-${sizes[0]}.avif`, colour].join(' '),
    )
    expect(shown.sort()).toEqual(rendered.sort())
  })

  test('begin with the front, and tell the views of a colour apart', () => {
    for (const { pictures } of listed) {
      expect(pictures[0]?.file).toMatch(/front-1200\.avif$/)
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
    }
  })

  test('show of another colour what is photographed in it before what stands in for it', () => {
    const phone = listed.find(({ slug }) => slug === 'گوشی-نیکان-آریا-12')
    const views = phone?.pictures.map(({ file }) => /-([a-z]+)-\d+\.avif/.exec(file)?.[1])
    expect(views?.slice(0, 6)).toEqual(['front', 'back', 'face', 'detail', 'front', 'back'])
  })

  test('are all stored, in each size and as WebP', () => {
    const missing = products.flatMap((product) =>
      listPictures(product).flatMap(({ file }) => {
        const { src, avifSet = '' } = responsiveImage(file)
        const files = [src, ...avifSet.split(', ').map((part) => part.split(' ')[0] ?? '')]
        return files.filter((name) => !existsSync(join('public', name)))
      }),
    )
    expect(missing).toEqual([])
  })
})
