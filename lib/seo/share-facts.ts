import type { ArticleCard, ContentPage } from '@/lib/contract/blog'
import type { CategoryNode } from '@/lib/contract/categories'
import type { PublicUser } from '@/lib/contract/people'
import type { Post } from '@/lib/contract/posts'
import type { ShopSettings } from '@/lib/contract/general'
import type { ProductInfo } from '@/lib/contract/products'
import { excerpt } from '@/lib/persian/text'
import { objectPicture } from '@/lib/pictures/object-picture'
import type { ShareFacts } from './share-picture'

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
  const drawn = picture === '' ? null : objectPicture(picture)
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

export function articleShare(article: ArticleCard): ShareFacts {
  const { slug, title, category, author, picture } = article
  const line = `${category.title} · نوشتهٔ ${author}`
  return { kind: 'article', slug, title, line, picture: picture.url }
}

export function pageShare({ slug, title, description }: ContentPage): ShareFacts {
  return { kind: 'page', slug, title, line: description, picture: null }
}

const LONGEST_LINE = 70

export function userShare({ id, name, bio, image }: PublicUser): ShareFacts {
  const line = excerpt(bio.replace(/\s+/g, ' '), LONGEST_LINE)
  return { kind: 'user', slug: String(id), title: name, line, picture: image }
}

/** Its slug names its writer too, whose name it carries. */
export function postShare({ id, user, text, image }: Post): ShareFacts {
  const title = excerpt(text.replace(/\s+/g, ' '), LONGEST_LINE) || user.name
  const line = `از پست‌های ${user.name}`
  return { kind: 'post', slug: `${user.id}-${id}`, title, line, picture: image.url }
}
