import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database'
import { readRows } from '../read-rows'
import { settings } from '../schema/schema'

const found = z.object({ found: z.boolean() })

/** What the drawings of categories, banners and slides were called: a code point, as in `1f4f1`. */
const OLD_OBJECT = /^[\da-f]{4,5}(-fe0f)?$/

const storedHome = z.looseObject({
  slides: z.array(z.looseObject({ href: z.string(), picture: z.string().optional() })),
  banners: z.array(z.looseObject({ href: z.string(), picture: z.string() })),
})

/** A demo shop that was seeded before its goods were photographed names drawings that are gone. */
export async function refreshDemoPictures(db: Database): Promise<void> {
  const [old] = await readRows(
    db,
    sql`select exists (select from product_pictures join media on media.id = media_id
        where media.path like '/demo/products/%') as found`,
    found,
  )
  if (!old?.found) return
  await db.transaction(async (tx) => {
    await replaceProductPictures(tx)
    await replaceScenes(tx)
    await replaceObjects(tx)
  })
}

async function replaceProductPictures(db: Database): Promise<void> {
  const { products } = await import('./demo/catalogue')
  const { listPictures } = await import('./demo/product-pictures')
  const rows = products.flatMap((product) =>
    listPictures(product).map((one, position) => ({ slug: product.slug, position, ...one })),
  )
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(slug text, position int, file text, width int, alt text, colour text)`
  await db.execute(
    sql`delete from product_pictures using media
        where media.id = media_id and media.path like '/demo/products/%'`,
  )
  await db.execute(
    sql`with stored as (
          insert into media (path, width, height)
          select file, width, width from ${given} returning id, path
        )
        insert into product_pictures (product_id, position, media_id, alt, colour)
        select product.id, given.position, stored.id, given.alt, given.colour
        from ${given} join stored on stored.path = given.file
        join products product on product.slug = given.slug
        where not exists (select from product_pictures kept where kept.product_id = product.id)`,
  )
}

async function replaceScenes(db: Database): Promise<void> {
  const { articlePictures, postPictures } = await import('./demo/pictures')
  const posts = postPictures.map((file, index) => ({
    old: `/demo/posts/${index + 1}-640.webp`,
    file,
  }))
  const covers = Object.entries(articlePictures).map(([slug, file]) => ({ slug, file }))
  await db.execute(
    sql`update media set path = given.file
        from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as given(old text, file text)
        where media.path = given.old`,
  )
  await db.execute(
    sql`update media set path = given.file
        from jsonb_to_recordset(${JSON.stringify(covers)}::jsonb) as given(slug text, file text)
        join articles article on article.slug = given.slug
        where media.id = article.media_id and media.path like '/demo/articles/%'`,
  )
}

async function replaceObjects(db: Database): Promise<void> {
  const { categories } = await import('./demo/categories')
  const { banners, slides } = await import('./demo/settings')
  type Category = { slug: string; picture: string; children?: readonly Category[] }
  const listed = (all: readonly Category[]): { slug: string; picture: string }[] =>
    all.flatMap(({ slug, picture, children = [] }) => [{ slug, picture }, ...listed(children)])
  await db.execute(
    sql`update categories set picture = given.picture
        from jsonb_to_recordset(${JSON.stringify(listed(categories))}::jsonb) as given(slug text, picture text)
        where categories.slug = given.slug and categories.picture ~ ${OLD_OBJECT.source}`,
  )
  const [row] = await db.select().from(settings).where(eq(settings.key, 'home'))
  const home = storedHome.safeParse(row?.value).data
  if (!home) return
  const pictureOf = (all: readonly { href: string; picture: string }[], href: string) =>
    all.find((one) => one.href === href)?.picture ?? ''
  const value = {
    ...home,
    slides: home.slides.map((slide) => ({
      ...slide,
      picture: slide.picture ?? pictureOf(slides, slide.href),
    })),
    banners: home.banners.map((banner) =>
      OLD_OBJECT.test(banner.picture)
        ? { ...banner, picture: pictureOf(banners, banner.href) }
        : banner,
    ),
  }
  await db.update(settings).set({ value }).where(eq(settings.key, 'home'))
}
