type Publishable = {
  published_at: string | null
  body: string
  excerpt: string
  category_id: number | null
  picture_id: number | null
}

export const PUBLISHING_NEEDS = {
  category_id: 'برای انتشار، دستهٔ نوشته را انتخاب کنید.',
  excerpt: 'برای انتشار، خلاصه را بنویسید.',
  body: 'برای انتشار، متن نوشته را بنویسید.',
  picture_id: 'برای انتشار، تصویر نوشته را بگذارید.',
} as const
export type PublishingNeed = keyof typeof PUBLISHING_NEEDS
export const PUBLISHING_FIELDS: readonly PublishingNeed[] = [
  ...(['category_id', 'excerpt', 'body', 'picture_id'] as const),
]

/** What a draft may lack and a reader may not miss; of what is not given nothing is said. */
export function listPublishingNeeds(article: Partial<Publishable>): PublishingNeed[] {
  const {
    published_at: at = null,
    body,
    excerpt,
    category_id: category,
    picture_id: picture,
  } = article
  if (at === null) return []
  const isMissing = {
    category_id: category === null,
    excerpt: excerpt === '',
    body: body !== undefined && body.replace(/<[^>]*>/g, '').trim() === '',
    picture_id: picture === null,
  }
  return PUBLISHING_FIELDS.filter((field) => isMissing[field])
}
