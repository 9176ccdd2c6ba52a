import { findProfile } from '@/lib/data/social'
import { parsePathId } from '@/lib/paths'
import { describeEnd, INVALID_PAGE, missingPage } from '../../missing-page'

/** Path parts as they stand in the address. */
type ProfileParams = { id: string; page?: string }

export async function readProfile({ id, page: number = '1' }: ProfileParams) {
  const userId = parsePathId(id)
  const page = parsePathId(number)
  if (page === null) missingPage(INVALID_PAGE)
  const profile = (userId && (await findProfile(userId, page))) || missingPage()
  if (page > Math.max(profile.total, 1)) missingPage(describeEnd(profile.total))
  return profile
}
