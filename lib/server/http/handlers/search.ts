import type { searchCalls } from '@/lib/contract/search'
import { findSuggestions } from '../../search/find-suggestions'
import { wrapData } from '../answers'
import type { HandlersOf } from '../context'

export const searchHandlers: HandlersOf<typeof searchCalls> = {
  getSearch: ({ query }, { db }) => wrapData(findSuggestions(db, query.q)),
}
