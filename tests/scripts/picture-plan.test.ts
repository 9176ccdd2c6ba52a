import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { products, waitingProducts } from '@/lib/server/db/seed/demo/catalogue'

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

const goods = [...products, ...waitingProducts]
const planned = z.array(picture).parse(pictures(goods))
const ofGood = (slug: string) => planned.filter((one) => one.slug === slug)

describe('the plan of the pictures', () => {
  test('gives every good of the demo at least four views', () => {
    const few = goods.filter(({ slug }) => ofGood(slug).length < 4).map(({ slug }) => slug)
    expect(few).toEqual([])
  })

  test('shows every colour that a good comes in', () => {
    const unseen = goods.flatMap(({ slug, stocks }) => {
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
