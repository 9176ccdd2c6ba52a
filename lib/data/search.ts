import { send } from '@/lib/api/send'
import { getSearch } from '@/lib/contract/search'

/** Asked for anew each time: what shoppers type has no end. */
export async function searchHelp(q: string) {
  return (await send(getSearch, { query: { q } })).data
}
