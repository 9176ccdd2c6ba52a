import type { BlogPostSummary } from '@/lib/contract/blog'
import type { ContentPage } from '@/lib/contract/content/pages'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { PublicUser } from '@/lib/contract/social/people'
import type { Post } from '@/lib/contract/social/posts'
import type { ShopSettings } from '@/lib/contract/content/settings'
import type { ProductInfo } from '@/lib/contract/product/product-info'
import { excerpt } from '@/lib/persian/text'
import { objectPictureUrl } from '@/lib/picture-urls'

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** Raised when the drawing changes, so that what others keep of it is asked for anew. */
const DRAWING_VERSION = 2

export type ShareKind =
  | 'home'
  | 'product'
  | 'category'
  | 'brand'
  | 'festival'
  | 'article'
  | 'page'
  | 'user'
  | 'post'

/** What a shared picture shows. */
export type ShareFacts = {
  kind: ShareKind
  slug: string
  title: string
  line: string
  picture: string | null
}

/** FNV-1a: short, and the same in every runtime. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(36)
}

export function shareVersion(facts: ShareFacts, shopName: string): string {
  return shortHash(JSON.stringify([DRAWING_VERSION, facts, shopName]))
}

function imagePath({ kind, slug }: Pick<ShareFacts, 'kind' | 'slug'>): string {
  return kind === 'home' ? '/og/home.png' : `/og/${kind}/${encodeURIComponent(slug)}.png`
}

/** Without facts it is the shop's own, in whatever version it is at the time. */
export function shareImagePath(facts?: ShareFacts, shopName = ''): string {
  return facts
    ? `${imagePath(facts)}?v=${shareVersion(facts, shopName)}`
    : imagePath({ kind: 'home', slug: '' })
}

export function homeShare({ slogan, hours, phone }: ShopSettings): ShareFacts {
  const line = [hours, phone && `\u2066${phone}\u2069`].filter(Boolean).join(' · ')
  return { kind: 'home', slug: '', title: slogan, line, picture: null }
}

export function productShare({ product }: Pick<ProductInfo, 'product'>): ShareFacts {
  const { slug, title, brand, category, pictures } = product
  const line = [brand.title, category.title].join(' · ')
  return { kind: 'product', slug, title, line, picture: pictures[0]?.url ?? null }
}

type SharedCategory = Omit<CategoryNode, 'id' | 'tint' | 'children'>

export function categoryShare(category: SharedCategory): ShareFacts {
  const { slug, title, description, picture } = category
  const drawn = picture === '' ? null : objectPictureUrl(picture)
  return { kind: 'category', slug, title, line: description, picture: drawn }
}

type SharedBrand = { slug: string; title: string; english_title: string; about: string }

export function brandShare({ slug, title, english_title, about }: SharedBrand): ShareFacts {
  const line = about || `\u2068${english_title}\u2069`
  return { kind: 'brand', slug, title: `کالاهای ${title}`, line, picture: null }
}

export function festivalShare({ slug, title }: { slug: string; title: string }): ShareFacts {
  const line = 'کالاهای تخفیف‌دار، تا پایان جشنواره یا تمام شدن موجودی'
  return { kind: 'festival', slug, title, line, picture: null }
}

export function blogPostShare(article: BlogPostSummary): ShareFacts {
  const { slug, title, category, author, picture } = article
  const line = `${category.title} · نوشتهٔ ${author}`
  return { kind: 'article', slug, title, line, picture: picture.url }
}

export function textPageShare({ slug, title, description }: ContentPage): ShareFacts {
  return { kind: 'page', slug, title, line: description, picture: null }
}

const MAX_LINE = 70

export function userShare({ id, name, bio, image }: PublicUser): ShareFacts {
  const line = excerpt(bio.replace(/\s+/g, ' '), MAX_LINE)
  return { kind: 'user', slug: String(id), title: name, line, picture: image }
}

/** Its slug names its writer too, whose name it carries. */
export function postShare({ id, user, text, image }: Post): ShareFacts {
  const title = excerpt(text.replace(/\s+/g, ' '), MAX_LINE) || user.name
  const line = `از پست‌های ${user.name}`
  return { kind: 'post', slug: `${user.id}-${id}`, title, line, picture: image.url }
}
