import { send } from '@/lib/api/send'
import { getBranches } from '@/lib/contract/contact'
import { tags } from '@/lib/contract/tags'
import { cachedRead, orNull } from './cached'

const allBranches = cachedRead(
  'branches',
  async () => (await send(getBranches, {})).data.branches,
  () => [tags.settings],
)

/** None where the backend does not know of branches. */
export async function branches() {
  return (await orNull(allBranches())) ?? []
}
