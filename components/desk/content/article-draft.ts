import type { ArticleBody, NewArticleBody } from '@/lib/client/desk/articles'
import {
  getDeskArticle,
  type ArticleState,
  type DeskArticle,
  type NamedProduct,
} from '@/lib/contract/desk/articles'
import { isSame } from '../ui/merge-drafts'
import type { UploadedPicture } from '../ui/upload-field'

export type ArticleDraft = {
  title: string
  slug: string
  excerpt: string
  body: string
  author: string
  category_id: number | null
  picture: UploadedPicture | null
  /** `published` without a time of its own is published by the save. */
  state: ArticleState
  published_at: string | null
  /** What the text names, and what stands beside it. */
  products: NamedProduct[]
}

function stateOf(publishedAt: string | null): ArticleState {
  if (publishedAt === null) return 'draft'
  return Date.parse(publishedAt) <= Date.now() ? 'published' : 'scheduled'
}

export function draftOf(article: DeskArticle | null, author: string): ArticleDraft {
  if (article === null) {
    return {
      ...{ title: '', slug: '', excerpt: '', body: '', author, category_id: null, picture: null },
      ...{ state: 'draft', published_at: null, products: [] },
    }
  }
  const { id: _, version: _version, ...rest } = article
  return { ...rest, state: stateOf(article.published_at) }
}

function publishedAtOf({ state, published_at: at }: ArticleDraft): string | null {
  if (state === 'draft') return null
  if (state === 'scheduled') return at
  return at !== null && Date.parse(at) <= Date.now() ? at : new Date().toISOString()
}

const namedIn = (body: string) =>
  [...body.matchAll(/data-product="(\d+)"/g)].map(([, id]) => Number(id))

/** Those beside the text: what it names itself is read from it. */
export function besideText({ products, body }: ArticleDraft): NamedProduct[] {
  const named = namedIn(body)
  return products.filter(({ id }) => !named.includes(id))
}

const sentOf = (draft: ArticleDraft) => ({
  title: draft.title,
  slug: draft.slug,
  excerpt: draft.excerpt,
  body: draft.body,
  author: draft.author,
  category_id: draft.category_id,
  picture_id: draft.picture?.id ?? null,
  published_at: publishedAtOf(draft),
  product_ids: besideText(draft).map(({ id }) => id),
})

export const newBody = (draft: ArticleDraft): NewArticleBody => sentOf(draft)

/** Only what differs from what was read: the rest may have been changed by somebody else. */
export function changedBody(draft: ArticleDraft, read: DeskArticle): Omit<ArticleBody, 'version'> {
  const before: Record<string, unknown> = sentOf(draftOf(read, ''))
  const changed = Object.entries(sentOf(draft)).filter(
    ([name, value]) => !isSame(value, before[name]),
  )
  return Object.fromEntries(changed)
}

export function readStoredArticle(clash: unknown): DeskArticle | null {
  return getDeskArticle.answer.shape.data.shape.article.safeParse(clash).data ?? null
}
