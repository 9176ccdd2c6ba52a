import type { Sort } from '@/lib/contract/products'

/** Every order a shopper can choose. */
const SORT_TABS = [
  { sort: 'relevant', label: 'مرتبط‌ترین' },
  { sort: 'best_selling', label: 'پرفروش‌ترین' },
  { sort: 'most_viewed', label: 'پربازدیدترین' },
  { sort: 'newest', label: 'تازه‌ترین' },
  { sort: 'cheapest', label: 'ارزان‌ترین' },
  { sort: 'most_expensive', label: 'گران‌ترین' },
  { sort: 'biggest_discount', label: 'بیشترین تخفیف' },
] as const satisfies readonly { sort: Sort; label: string }[]

type Searched = { q?: string | undefined }

/** Nearness can be told only to something that was searched for. */
export function sortTabs({ q }: Searched): readonly { sort: Sort; label: string }[] {
  return SORT_TABS.filter(({ sort }) => q || sort !== 'relevant')
}

export function defaultSort({ q }: Searched): Sort {
  return q ? 'relevant' : 'best_selling'
}

export function sortLabel(query: Searched & { sort?: Sort }): string {
  const chosen = query.sort ?? defaultSort(query)
  return SORT_TABS.find(({ sort }) => sort === chosen)?.label ?? ''
}
