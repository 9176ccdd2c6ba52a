import { notFound } from 'next/navigation'
import { findProfile } from '@/lib/data/social'
import { parsePathId } from '@/lib/paths'

/** Path parts as they stand in the address. */
type ProfileParams = { id: string; page?: string }

export async function readProfile({ id, page: number = '1' }: ProfileParams) {
  const userId = parsePathId(id)
  const page = parsePathId(number)
  const profile = userId && page && (await findProfile(userId, page))
  if (!profile || page > Math.max(profile.total, 1)) notFound()
  return profile
}
