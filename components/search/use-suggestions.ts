import { useQuery } from '@tanstack/react-query'
import { suggestionsQuery, topCategoriesQuery } from '@/lib/client/queries/search'
import { normalizeText } from '@/lib/persian/text'
import { useShop } from '@/stores/shop'
import {
  resultGroups,
  idleGroups,
  fallbackGroups,
  isEmptyAnswer,
  searchGroup,
  type SuggestionGroup,
} from './suggestion-groups'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'

const TYPING_DELAY = 150
const SKELETON_DELAY = 400

export type SuggestionState = {
  /** What is shown is an answer, or stands in for one. */
  status: 'none' | 'waiting' | 'nothing' | 'failed'
  groups: SuggestionGroup[]
  /** Newer ones are on their way. */
  isBusy: boolean
}

/** What to offer for what stands in the field. */
export function useSuggestions(text: string, wanted: boolean): SuggestionState {
  const q = normalizeText(text)
  const settled = useDebouncedValue(q, TYPING_DELAY)
  const asked = q === '' ? '' : settled
  const found = useQuery({ ...suggestionsQuery(asked), enabled: wanted && asked !== '' })
  const nothing = asked !== '' && found.data !== undefined && isEmptyAnswer(found.data)
  const idle = useQuery({ ...suggestionsQuery(''), enabled: wanted && (q === '' || nothing) })
  const menu = useQuery({ ...topCategoriesQuery(), enabled: wanted && nothing })
  const searches = useShop((shop) => shop.searches)
  const popular = idle.data?.popular ?? []

  const failed = found.isError && asked === q
  const waiting = q !== '' && !failed && (asked === '' || !found.data)
  const slow = useDebouncedValue(waiting, SKELETON_DELAY) && waiting
  const busy = waiting || (q !== '' && !failed && (asked !== q || found.isPlaceholderData))

  if (q === '') return { status: 'none', groups: idleGroups(searches, popular), isBusy: false }
  if (failed) return { status: 'failed', groups: [searchGroup(q)], isBusy: busy }
  if (found.data && asked !== '') {
    return nothing
      ? { status: 'nothing', groups: fallbackGroups(q, popular, menu.data ?? []), isBusy: busy }
      : { status: 'none', groups: resultGroups(q, found.data), isBusy: busy }
  }
  const before = slow ? [] : idleGroups(searches, popular)
  return {
    status: before.length > 0 ? 'none' : 'waiting',
    groups: [...before, searchGroup(q)],
    isBusy: busy,
  }
}

/** What a screen reader hears of it, once it has come to rest. */
export function describeSuggestions(
  { status, groups, isBusy }: SuggestionState,
  say: (count: number) => string,
): string {
  if (isBusy) return ''
  if (status === 'failed') return 'پیشنهادها نیامد.'
  if (status === 'nothing') return 'پیشنهادی پیدا نشد.'
  const count = groups
    .filter(({ name }) => name !== 'all' && name !== 'search')
    .flatMap(({ rows }) => rows).length
  return count === 0 ? '' : say(count)
}
