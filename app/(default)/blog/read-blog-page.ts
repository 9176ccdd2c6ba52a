import { notFound } from 'next/navigation'
import { readBlogPosts } from '@/lib/data/blog'
import { decodeSlug } from '@/lib/paths'

/** Path parts as they stand in the address. */
type BlogRouteParams = { category?: string; page?: string }

export async function readBlogPage({ category, page: number = '1' }: BlogRouteParams) {
  const slug = category === undefined ? undefined : decodeSlug(category)
  if (slug === null || !/^[1-9]\d{0,3}$/.test(number)) notFound()
  const page = Number(number)
  const list = (await readBlogPosts(page, slug)) ?? notFound()
  if (page > Math.max(list.total, 1)) notFound()
  return { list, page, slug }
}
