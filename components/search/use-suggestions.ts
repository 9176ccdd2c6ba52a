import { useQuery } from '@tanstack/react-query'
import { productCardsQuery } from '@/lib/client/queries/catalogue'
import { suggestionsQuery, type Suggestions, topCategoriesQuery } from '@/lib/client/queries/search'
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
const MAX_SEEN = 4

export type SuggestionState = {
  status: 'ready' | 'loading' | 'empty' | 'failed'
  groups: SuggestionGroup[]
  isBusy: boolean
  missing?: Suggestions['missing']
}

export function useSuggestions(text: string, isEnabled: boolean): SuggestionState {
  const q = normalizeText(text)
  const debounced = useDebouncedValue(q, TYPING_DELAY)
  const query = q === '' ? '' : debounced
  const found = useQuery({ ...suggestionsQuery(query), enabled: isEnabled && query !== '' })
  const isEmpty = query !== '' && found.data !== undefined && isEmptyAnswer(found.data)
  const idle = useQuery({ ...suggestionsQuery(''), enabled: isEnabled && (q === '' || isEmpty) })
  const menu = useQuery({ ...topCategoriesQuery(), enabled: isEnabled && isEmpty })
  const searches = useShop((shop) => shop.searches)
  const seenIds = useShop(({ recent }) => recent.slice(0, MAX_SEEN).join())
  const seen = useQuery({
    ...productCardsQuery(seenIds.split(',').map(Number)),
    enabled: isEnabled && q === '' && seenIds !== '',
  })
  const { popular = [], products: best = [] } = idle.data ?? {}

  const hasFailed = found.isError && query === q
  const isLoading = q !== '' && !hasFailed && (query === '' || !found.data)
  const isSlow = useDebouncedValue(isLoading, SKELETON_DELAY) && isLoading
  const isOutdated = query !== q || found.isPlaceholderData
  const isBusy = isLoading || (q !== '' && !hasFailed && isOutdated)

  if (q === '')
    return {
      status: 'ready',
      groups: idleGroups(searches, popular, { seen: seen.data, best }),
      isBusy: false,
    }
  if (hasFailed) return { status: 'failed', groups: [searchGroup(q)], isBusy }
  if (found.data && query !== '') {
    const { missing } = found.data
    return isEmpty
      ? {
          status: 'empty',
          groups: fallbackGroups(q, popular, menu.data ?? [], missing),
          isBusy,
          missing,
        }
      : { status: 'ready', groups: resultGroups(q, found.data), isBusy, missing }
  }
  const previous = isSlow ? [] : idleGroups(searches, popular)
  return {
    status: previous.length > 0 ? 'ready' : 'loading',
    groups: [...previous, searchGroup(q)],
    isBusy,
  }
}

/** What a screen reader announces, once nothing is loading. */
export function describeSuggestions(
  { status, groups, isBusy, missing }: SuggestionState,
  formatCount: (count: number) => string,
): string {
  if (isBusy) return ''
  if (status === 'failed') return 'پیشنهادها نیامد.'
  if (status === 'empty')
    return missing ? `در این فروشگاه ${missing.name} نداریم.` : 'پیشنهادی پیدا نشد.'
  const count = groups
    .filter(({ name }) => name !== 'all' && name !== 'search')
    .flatMap(({ rows }) => rows).length
  if (count === 0) return ''
  return missing
    ? `از ${missing.name} چیزی نداریم؛ ${formatCount(count)} نزدیک.`
    : formatCount(count)
}
