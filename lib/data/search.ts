import { send } from '@/lib/client/http/client'
import { getSearch } from '@/lib/contract/search'

/** Not cached: what shoppers type is endless. */
export async function readSearchSuggestions(q: string) {
  return (await send(getSearch, { query: { q } })).data
}
