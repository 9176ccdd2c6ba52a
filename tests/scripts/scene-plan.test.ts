import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { articles } from '@/lib/server/db/seed/demo/articles'
import { categories, type DemoCategory } from '@/lib/server/db/seed/demo/categories'
import { customers } from '@/lib/server/db/seed/demo/customers'
import { articlePictures, customerPictures, postPictures } from '@/lib/server/db/seed/demo/pictures'
import { banners, slides } from '@/lib/server/db/seed/demo/settings'
import { cutOutScene } from '@/lib/scene-pictures'
import { objectImage, objectPictureUrl, responsiveImage } from '@/lib/picture-urls'

const file = resolve('scripts/pictures/studio/scenes/plan.mjs')
type Plan = () => unknown
const { scenes } = z
  .object({ scenes: z.custom<Plan>((value) => typeof value === 'function') })
  .parse(await import(pathToFileURL(file).href))
const planned = z.array(z.object({ id: z.string(), hash: z.string() })).parse(scenes())
const ids = new Set(planned.map(({ id }) => id))

const filesOf = ({ src, srcSet = '', avifSet = '' }: ReturnType<typeof responsiveImage>) =>
  [src, ...[srcSet, avifSet].flatMap((set) => set.split(', '))]
    .map((each) => each.split(' ')[0] ?? '')
    .filter(Boolean)
const absent = (urls: string[]) => [
  ...new Set(urls.filter((url) => !existsSync(resolve(`public${url}`)))),
]
const allCategories = (list: DemoCategory[]): DemoCategory[] =>
  list.flatMap((category) => [category, ...allCategories(category.children ?? [])])

describe('the scenes of the demo shop', () => {
  test('exist on disk, in every size and format that a page asks for', () => {
    const pictures = [
      ...slides.map(({ picture }) => cutOutScene('slide', picture)),
      ...banners.map(({ picture }) => cutOutScene('banner', picture)),
      cutOutScene('welcome'),
      ...[...Object.values(articlePictures), ...postPictures, ...customerPictures].map(
        responsiveImage,
      ),
    ]
    expect(absent(pictures.flatMap(filesOf))).toEqual([])
  })

  test('show an object for every category, small and large', () => {
    const urls = allCategories(categories).flatMap(({ picture }) => [
      objectPictureUrl(picture, 128),
      ...filesOf(objectImage(picture)),
    ])
    expect(absent(urls)).toEqual([])
  })

  test('are planned for every slide, banner, category, article and post', () => {
    const wanted = [
      ...slides.map(({ picture }) => `scenes/slide-${picture}`),
      ...banners.map(({ picture }) => `scenes/banner-${picture}`),
      ...allCategories(categories).map(({ picture }) => `objects/${picture}`),
      ...customers.flatMap(({ posts }) => posts).map((_, nth) => `scenes/post-${nth + 1}`),
    ]
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
    expect([...ids].filter((id) => id.startsWith('scenes/cover-'))).toHaveLength(articles.length)
    expect(ids.size).toBe(planned.length)
  })
})
