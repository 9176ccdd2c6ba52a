// @in-a-window
import { expect, test, vi } from 'vitest'
import { buildTree } from '@/components/desk/taxonomy/category-branches'
import { DeskCategoryTree, findDrop, listUnfolded } from '@/components/desk/taxonomy/category-tree'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { render, screen, userEvent } from '../kit/rendering'

const categoryOf = (id: number, parentId: number | null): DeskCategory => ({
  ...{ id, slug: `c-${id}`, title: `دستهٔ ${id}`, version: 1, products: 0, removed: 0 },
  ...{ parent_id: parentId, description: '', picture: '', size_guide: '', required_fields: [] },
})
const TREE = buildTree(
  [[1, null] as const, [2, 1] as const, [3, 2] as const, [4, null] as const, [5, 4] as const].map(
    ([id, parentId]) => categoryOf(id, parentId),
  ),
  null,
)

test('a category that is dropped between others stands there, under their parent', () => {
  expect(findDrop(TREE, 4, { targetId: 1, side: 'before' })).toEqual({ position: 0 })
  expect(findDrop(TREE, 1, { targetId: 4, side: 'after' })).toEqual({ position: 1 })
  expect(findDrop(TREE, 5, { targetId: 2, side: 'before' })).toEqual({ position: 0, parent_id: 1 })
  expect(findDrop(TREE, 5, { targetId: 1, side: 'into' })).toEqual({ position: 1, parent_id: 1 })
  expect(findDrop(TREE, 2, { targetId: 4, side: 'after' })).toEqual({
    ...{ position: 2, parent_id: null },
  })
})

test('a category drops neither below itself nor deeper than the tree may be', () => {
  expect(findDrop(TREE, 1, { targetId: 2, side: 'into' })).toBeNull()
  expect(findDrop(TREE, 1, { targetId: 1, side: 'before' })).toBeNull()
  expect(findDrop(TREE, 4, { targetId: 2, side: 'into' })).toBeNull()
  expect(findDrop(TREE, 5, { targetId: 3, side: 'into' })).toBeNull()
  expect(findDrop(TREE, 5, { targetId: 2, side: 'into' })).toEqual({ position: 1, parent_id: 2 })
})

test('a folded category hides what is below it and says how much that is', async () => {
  const onFold = vi.fn()
  const draw = (folded: ReadonlySet<number>) => (
    <DeskCategoryTree
      {...{ tree: TREE, folded, onFold, current: null, openKey: null, isBusy: false }}
      hasDraft={() => false}
      onDrop={() => undefined}
      onOpen={() => undefined}
      onMove={() => undefined}
      onAdd={() => undefined}
    />
  )
  const { rerender } = render(draw(new Set()))
  const fold = screen.getByRole('button', { name: 'زیردسته‌های دستهٔ 1' })
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(fold)
  expect(onFold).toHaveBeenCalledWith(1, true)
  rerender(draw(new Set([1])))
  expect(screen.queryByRole('list', { name: 'زیردسته‌های دستهٔ 1' })).toBeNull()
  expect(screen.getByText('۲ زیردسته')).toBeVisible()
  expect(listUnfolded(TREE, new Set([1])).map(({ category }) => category.id)).toEqual([1, 4, 5])
})
