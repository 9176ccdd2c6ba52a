import { readBlogPosts } from '@/lib/data/blog'
import { decodeSlug } from '@/lib/paths'
import { describeEnd, INVALID_PAGE, missingPage } from '../missing-page'

/** Path parts as they stand in the address. */
type BlogRouteParams = { category?: string; page?: string }

export async function readBlogPage({ category, page: number = '1' }: BlogRouteParams) {
  const slug = category === undefined ? undefined : decodeSlug(category)
  if (slug === null) missingPage()
  if (!/^[1-9]\d{0,3}$/.test(number)) missingPage(INVALID_PAGE)
  const page = Number(number)
  const list = (await readBlogPosts(page, slug)) ?? missingPage()
  if (page > Math.max(list.total, 1)) missingPage(describeEnd(list.total))
  return { list, page, slug }
}
