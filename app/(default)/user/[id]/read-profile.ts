import { notFound } from 'next/navigation'
import { profileAt } from '@/lib/data/social'
import { idInPath } from '@/lib/seo/addresses'

/** Path parts as they stand in the address. */
type ProfilePlace = { id: string; page?: string }

export async function readProfile({ id, page: number = '1' }: ProfilePlace) {
  const userId = idInPath(id)
  const page = idInPath(number)
  const profile = userId && page && (await profileAt(userId, page))
  if (!profile || page > Math.max(profile.total, 1)) notFound()
  return profile
}
