import type { DeskCategory } from '@/lib/contract/desk/taxonomy'

export type Branch = { category: DeskCategory; level: number; children: Branch[] }

export function buildTree(
  rows: readonly DeskCategory[],
  parentId: number | null,
  level = 1,
): Branch[] {
  return rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map((category) => ({ category, level, children: buildTree(rows, category.id, level + 1) }))
}

/** Each before those below it, as the tree is read. */
export const flatten = (tree: readonly Branch[]): Branch[] =>
  tree.flatMap((branch) => [branch, ...flatten(branch.children)])

/** With those of all that is below it. */
export function countGoods({ category, children }: Branch): number {
  return children.reduce((sum, child) => sum + countGoods(child), category.products)
}
