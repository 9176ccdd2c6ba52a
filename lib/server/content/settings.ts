import { eq } from 'drizzle-orm'
import type { Branch } from '@/lib/contract/content/contact'
import type { Footer, ShopSettings } from '@/lib/contract/content/settings'
import type { Database } from '../db/database'
import { media, pages } from '../db/schema/schema'
import { countListings } from '../search/listing-source'
import { readSetting } from '../settings'
import { readShownEmbeds } from './embeds'
import { readVatPercent } from './sales-settings'
import { notFound } from '../domain-error'

export async function readShopSettings(db: Database): Promise<ShopSettings> {
  const { trust: _, seo, logo: path, ...shop } = await readSetting(db, 'shop')
  const { width, height } = media
  const [logo] =
    path === ''
      ? []
      : await db.select({ url: media.path, width, height }).from(media).where(eq(media.path, path))
  const { hosts, scripts, seals } = await readShownEmbeds(db)
  return {
    ...shop,
    logo: logo ?? null,
    ...(hosts !== '' && { own_hosts: hosts }),
    ...(scripts.length > 0 && { scripts }),
    ...(seals.length > 0 && { seals }),
    seo_title: seo.title,
    seo_description: seo.description,
    vat_percent: await readVatPercent(db),
    product_count: await countListings(db),
  }
}

export function readFooter(db: Database): Promise<Footer> {
  return readSetting(db, 'footer')
}

export function readBranches(db: Database): Promise<Branch[]> {
  return readSetting(db, 'branches')
}

const NOT_YET =
  '<p>متن این صفحه هنوز نوشته نشده است. پرسش خود را از <a href="/contact">تماس با ما</a> بپرسید.</p>'

export async function findContentPageBySlug(db: Database, slug: string) {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (row === undefined) throw notFound('این صفحه')
  const { title, description, body, isOutline, updatedAt } = row
  const shown = isOutline ? { description: '', body: NOT_YET } : { description, body }
  return { slug, title, ...shown, updated_at: updatedAt.toISOString() }
}
