import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { responsiveImage } from '@/lib/picture-urls'
import { readRows } from '@/lib/server/db/read-rows'
import { seedOnce } from '@/lib/server/db/seed/seed-once'
import { readSetting } from '@/lib/server/settings'
import { kinds, openDemo } from '../kit/open-demo'

/** As a shop was seeded whose goods were drawings. */
const olderForm = [
  sql`update media set path = '/demo/products/' || id || '-640.webp' where path like '/demo/goods/%'`,
  sql`update media set path = '/demo/posts/' || (regexp_match(path, 'post-([0-9]+)'))[1] || '-640.webp' where path like '/demo/scenes/post-%'`,
  sql`update media set path = '/demo/articles/' || id || '-960.webp' where path like '/demo/scenes/cover-%'`,
  sql`update categories set picture = '1f4f1'`,
  sql`update settings set value = jsonb_set(value, '{slides}', (
      select jsonb_agg(slide - 'picture' || '{"pictures": ["1f4f1", "231a"]}') from jsonb_array_elements(value->'slides') slide))
      where key = 'home'`,
  sql`update settings set value = jsonb_set(value, '{banners}', (
      select jsonb_agg(banner || '{"picture": "1f3d5-fe0f"}') from jsonb_array_elements(value->'banners') banner))
      where key = 'home'`,
]

test.each(kinds)('an older demo shop on %s gets the pictures of today', async (kind) => {
  const { db, close } = await openDemo(kind)
  try {
    const read = async () => ({
      home: await readSetting(db, 'home'),
      goods: await readRows(
        db,
        sql`select product_id, position, media.path, alt from product_pictures join media on media.id = media_id
            order by product_id, position`,
        z.object({ product_id: z.int(), position: z.int(), path: z.string(), alt: z.string() }),
      ),
      shown: await readRows(
        db,
        sql`select path from media join (
              select media_id from posts union select media_id from articles
            ) shown on shown.media_id = media.id order by media.id`,
        z.object({ path: z.string() }),
      ),
      categories: await readRows(
        db,
        sql`select slug, picture from categories order by id`,
        z.object({ slug: z.string(), picture: z.string() }),
      ),
    })
    const today = await read()
    for (const statement of olderForm) await db.execute(statement)
    await expect(read()).rejects.toThrow('picture')
    await seedOnce(db, { isDemo: true })
    expect(await read()).toEqual(today)
    const files = [...today.goods, ...today.shown].map(({ path }) => responsiveImage(path).src)
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
  } finally {
    await close()
  }
})
