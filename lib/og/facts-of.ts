import { article, contentPage } from '@/lib/data/blog'
import { brand } from '@/lib/data/brands'
import { category } from '@/lib/data/categories'
import { festival } from '@/lib/data/festivals'
import { shopSettings } from '@/lib/data/general'
import { productAt } from '@/lib/data/products'
import { postAt, profileAt } from '@/lib/data/social'
import { decodedSlug, idInPath } from '@/lib/seo/addresses'
import {
  articleShare,
  brandShare,
  categoryShare,
  festivalShare,
  homeShare,
  pageShare,
  postShare,
  productShare,
  userShare,
} from '@/lib/seo/share-facts'
import type { ShareFacts, ShareKind } from '@/lib/seo/share-picture'

type Reading = (slug: string) => Promise<ShareFacts | null>

const readings: Record<Exclude<ShareKind, 'home'>, Reading> = {
  async product(slug) {
    const found = await productAt(slug)
    return found && 'info' in found ? productShare(found.info) : null
  },
  async category(slug) {
    const found = await category(slug)
    return found && categoryShare(found.category)
  },
  async brand(slug) {
    const found = await brand(slug)
    return found && brandShare(found)
  },
  async festival(slug) {
    const found = await festival(slug)
    return found && festivalShare(found)
  },
  async article(slug) {
    const found = await article(slug)
    return found && articleShare(found.article)
  },
  async page(slug) {
    const found = await contentPage(slug)
    return found && pageShare(found)
  },
  async user(slug) {
    const id = idInPath(slug)
    const found = id && (await profileAt(id, 1))
    return found ? userShare(found.user) : null
  },
  async post(slug) {
    const [userId, id] = slug.split('-').map(idInPath)
    const found = userId && id && (await postAt(userId, id))
    return found ? postShare(found.post) : null
  },
}

function readingOf(kind: string): Reading | undefined {
  return Object.entries(readings).find(([name]) => name === kind)?.[1]
}

/** What the picture at `/og/{kind}/{slug}.png` shows; null where the shop has no such thing. */
export async function factsOf(parts: readonly string[]): Promise<ShareFacts | null> {
  const [kind = '', file = ''] = parts
  if (parts.length === 1 && kind === 'home.png') return homeShare(await shopSettings())
  const slug = file.endsWith('.png') ? decodedSlug(file.slice(0, -'.png'.length)) : null
  if (parts.length !== 2 || slug === null) return null
  return (await readingOf(kind)?.(slug)) ?? null
}
