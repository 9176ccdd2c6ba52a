import { readBlogPost } from '@/lib/data/blog'
import { readBrand, readCategory, readFestival } from '@/lib/data/catalogue'
import { readProductPage } from '@/lib/data/product'
import { readContentPage, readShopSettings } from '@/lib/data/content'
import { findPost, findProfile } from '@/lib/data/social'
import { decodeSlug, parsePathId } from '@/lib/paths'
import {
  blogPostShare,
  brandShare,
  categoryShare,
  festivalShare,
  homeShare,
  textPageShare,
  postShare,
  productShare,
  userShare,
  type ShareFacts,
  type ShareKind,
} from './share-facts'

type FactsReader = (slug: string) => Promise<ShareFacts | null>

const readerByKind: Record<Exclude<ShareKind, 'home'>, FactsReader> = {
  async product(slug) {
    const found = await readProductPage(slug)
    return found && 'info' in found ? productShare(found.info) : null
  },
  async category(slug) {
    const found = await readCategory(slug)
    return found && categoryShare(found.category)
  },
  async brand(slug) {
    const found = await readBrand(slug)
    return found && brandShare(found)
  },
  async festival(slug) {
    const found = await readFestival(slug)
    return found && festivalShare(found)
  },
  async article(slug) {
    const found = await readBlogPost(slug)
    return found && blogPostShare(found.article)
  },
  async page(slug) {
    const found = await readContentPage(slug)
    return found && textPageShare(found)
  },
  async user(slug) {
    const id = parsePathId(slug)
    const found = id && (await findProfile(id, 1))
    return found ? userShare(found.user) : null
  },
  async post(slug) {
    const [userId, id] = slug.split('-').map(parsePathId)
    const found = userId && id && (await findPost(userId, id))
    return found ? postShare(found.post) : null
  },
}

function readerFor(kind: string): FactsReader | undefined {
  return Object.entries(readerByKind).find(([name]) => name === kind)?.[1]
}

/** What the picture at `/og/{kind}/{slug}.png` shows; null where the shop has no such thing. */
export async function findShareFacts(parts: readonly string[]): Promise<ShareFacts | null> {
  const [kind = '', file = ''] = parts
  if (parts.length === 1 && kind === 'home.png') return homeShare(await readShopSettings())
  const slug = file.endsWith('.png') ? decodeSlug(file.slice(0, -'.png'.length)) : null
  if (parts.length !== 2 || slug === null) return null
  return (await readerFor(kind)?.(slug)) ?? null
}
