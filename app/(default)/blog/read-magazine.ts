import { notFound } from 'next/navigation'
import { articles } from '@/lib/data/blog'
import { decodedSlug } from '@/lib/seo/addresses'

/** Path parts as they stand in the address. */
type MagazinePlace = { category?: string; page?: string }

export async function readMagazine({ category, page: number = '1' }: MagazinePlace) {
  const slug = category === undefined ? undefined : decodedSlug(category)
  if (slug === null || !/^[1-9]\d{0,3}$/.test(number)) notFound()
  const page = Number(number)
  const list = (await articles(page, slug)) ?? notFound()
  if (page > Math.max(list.total, 1)) notFound()
  return { list, page, slug }
}
