import { useQuery } from '@tanstack/react-query'
import { suggestionsQuery, topCategoriesQuery } from '@/lib/api/search'
import { normalizeText } from '@/lib/persian/text'
import { useShop } from '@/stores/shop'
import { foundGroups, idleGroups, insteadGroups, isNothing, searchGroup, type Group } from './rows'
import { useSettled } from './use-settled'

const TYPING = 150
const WORTH_A_SKELETON = 400

export type Answers = {
  /** What is shown is an answer, or stands in for one. */
  note: 'none' | 'waiting' | 'nothing' | 'failed'
  groups: Group[]
  /** Newer ones are on their way. */
  busy: boolean
}

/** What to offer for what stands in the field. */
export function useAnswers(text: string, wanted: boolean): Answers {
  const q = normalizeText(text)
  const settled = useSettled(q, TYPING)
  const asked = q === '' ? '' : settled
  const found = useQuery({ ...suggestionsQuery(asked), enabled: wanted && asked !== '' })
  const nothing = asked !== '' && found.data !== undefined && isNothing(found.data)
  const idle = useQuery({ ...suggestionsQuery(''), enabled: wanted && (q === '' || nothing) })
  const menu = useQuery({ ...topCategoriesQuery(), enabled: wanted && nothing })
  const searches = useShop((shop) => shop.searches)
  const popular = idle.data?.popular ?? []

  const failed = found.isError && asked === q
  const waiting = q !== '' && !failed && (asked === '' || !found.data)
  const slow = useSettled(waiting, WORTH_A_SKELETON) && waiting
  const busy = waiting || (q !== '' && !failed && (asked !== q || found.isPlaceholderData))

  if (q === '') return { note: 'none', groups: idleGroups(searches, popular), busy: false }
  if (failed) return { note: 'failed', groups: [searchGroup(q)], busy }
  if (found.data && asked !== '') {
    return nothing
      ? { note: 'nothing', groups: insteadGroups(q, popular, menu.data ?? []), busy }
      : { note: 'none', groups: foundGroups(q, found.data), busy }
  }
  const before = slow ? [] : idleGroups(searches, popular)
  return { note: before.length > 0 ? 'none' : 'waiting', groups: [...before, searchGroup(q)], busy }
}

/** What a screen reader hears of it, once it has come to rest. */
export function toldOf({ note, groups, busy }: Answers, say: (count: number) => string): string {
  if (busy) return ''
  if (note === 'failed') return 'پیشنهادها نیامد.'
  if (note === 'nothing') return 'پیشنهادی پیدا نشد.'
  const count = groups
    .filter(({ name }) => name !== 'all' && name !== 'search')
    .flatMap(({ rows }) => rows).length
  return count === 0 ? '' : say(count)
}
