import type { CategoryLink, CategoryNode } from '@/lib/contract/catalogue/categories'

type CategoryPath = { category: CategoryLink; parents: readonly CategoryLink[] }

/** Goods can be compared within a category of the second level, or of the first where it has none. */
export function comparisonGroupOf({ category, parents }: CategoryPath): CategoryLink {
  return [...parents, category][1] ?? category
}

export type ComparisonBranch = CategoryPath & { children: readonly CategoryNode[] }

export function groupsOfBranch({ category, parents, children }: ComparisonBranch): number[] {
  if (parents.length > 0) return [comparisonGroupOf({ category, parents }).id]
  return [category.id, ...children.map(({ id }) => id)]
}

/** Of a list that is no category's own: those under the categories of the first level that it has goods of. */
export function groupsOfList(
  menu: readonly CategoryNode[],
  found: readonly { id: number; count: number }[],
): number[] {
  const ids = new Set(found.flatMap(({ id, count }) => (count > 0 ? [id] : [])))
  return menu
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
}
