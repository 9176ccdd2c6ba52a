import type { HomeSection } from '@/lib/contract/content/home'
import { MIN_HISTORY } from '@/lib/session/inline-scripts'

/** The goods of one block of home, and those that may stand in for them; of a ranking there are none. */
export type Refill = { ids: readonly number[]; spares: readonly number[] }

/** Of the goods seen last. */
export const MAX_LISTED = 4

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

export function listRefills(section: HomeSection): Refill[] {
  if (section.kind === 'ranking') return [{ ids: idsOf(section.products), spares: [] }]
  const lists = section.kind === 'deal_groups' ? section.groups : [section]
  return lists.flatMap((list) =>
    'products' in list && list.spares.length > 0
      ? [{ ids: idsOf(list.products), spares: idsOf(list.spares) }]
      : [],
  )
}

/** All goods that home shows to everyone. */
export function listShown(section: HomeSection): number[] {
  if (section.kind === 'deal_groups') {
    return section.groups.flatMap(({ products }) => idsOf(products))
  }
  return 'products' in section ? idsOf(section.products) : []
}

/** Of what was seen what may be listed above: not what keeps its number below, unless too few are left. */
export function selectListed(seen: readonly number[], refills: readonly Refill[]): number[] {
  if (seen.length < MIN_HISTORY) return []
  const fixed = refills.flatMap(({ ids, spares }) => (spares.length === 0 ? ids : []))
  const free = seen.filter((id) => !fixed.includes(id))
  return free.length >= MIN_HISTORY ? free : [...seen]
}

/**
 * The rules by which the blocks leave out what is listed above them, each for as many as it has
 * spares: it stays as high as it was. Rules, because the blocks are drawn on the server for everyone.
 */
export function refillRules(refills: readonly Refill[], listed: readonly number[]): string {
  return refills
    .flatMap(({ ids, spares }) => {
      const usable = spares.filter((id) => !listed.includes(id))
      const gone = ids.filter((id) => listed.includes(id)).slice(0, usable.length)
      return gone.map(
        (id, nth) =>
          `:has(>[data-spare])>[data-product="${id}"]{display:none}` +
          `li[data-spare][data-product="${usable[nth]}"]{display:var(--filled,block)}`,
      )
    })
    .join('')
}
