import { send } from '@/lib/client/http/client'
import { getSearch } from '@/lib/contract/search'

/** Asked for anew each time: what shoppers type has no end. */
export async function readSearchSuggestions(q: string) {
  return (await send(getSearch, { query: { q } })).data
}
