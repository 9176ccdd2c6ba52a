import { MAX_COMPARED } from '@/lib/contract/limits'
import { shopStore } from './shop'

export type CompareResult = 'added' | 'removed' | 'full' | 'other_group'

/** Puts a product beside the others, or takes it away; only goods of one comparison group stand together. */
export function toggleCompared(id: number, groupId: number): CompareResult {
  let result: CompareResult = 'added'
  shopStore.set(({ compare, comparisonGroupId }) => {
    if (compare.includes(id)) {
      result = 'removed'
      return { compare: compare.filter((other) => other !== id) }
    }
    if (compare.length > 0 && comparisonGroupId !== groupId) result = 'other_group'
    else if (compare.length >= MAX_COMPARED) result = 'full'
    else return { compare: [...compare, id], comparisonGroupId: groupId }
    return {}
  })
  return result
}

export function setCompared(ids: readonly number[], groupId: number | null): void {
  shopStore.set(() => ({ compare: ids.slice(0, MAX_COMPARED), comparisonGroupId: groupId }))
}
