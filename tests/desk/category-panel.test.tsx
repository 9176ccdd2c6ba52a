// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { buildTree, flatten } from '@/components/desk/taxonomy/category-branches'
import { CategoryPanel, NEW_CATEGORY } from '@/components/desk/taxonomy/category-panel'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { useDrafts } from '@/components/desk/ui/use-drafts'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { deskMember } from '../kit/desk-member'
import { render, screen } from '../kit/rendering'

const categoryOf = (id: number, own: Partial<DeskCategory>): DeskCategory => ({
  ...{ id, slug: `c-${id}`, title: `دستهٔ ${id}`, version: 1, products: 0, removed: 0 },
  ...{ parent_id: null, description: '', picture: '', size_guide: '', required_fields: [] },
  ...own,
})

function Panel({ rows, open }: { rows: DeskCategory[]; open: number }) {
  const drafts = useDrafts({ name: 'category', like: NEW_CATEGORY })
  return (
    <CategoryPanel
      saved={rows.find(({ id }) => id === open) ?? null}
      listed={flatten(buildTree(rows, null))}
      parentId={null}
      drafts={drafts}
      onClose={() => undefined}
      onSaved={() => undefined}
    />
  )
}
const show = (rows: DeskCategory[], open: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <Panel {...{ rows, open }} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
const ROWS = [
  categoryOf(1, { products: 4, removed: 1 }),
  categoryOf(2, { parent_id: 1, products: 20 }),
  categoryOf(3, { removed: 2 }),
  categoryOf(4, {}),
]
const removeButton = () => screen.queryByRole('button', { name: 'پاک کردن دسته' })

test('a category says before it is removed what of its own and below it stands in the way', () => {
  show(ROWS, 1)
  expect(screen.getByText(/۴ کالا و ۱ کالای برداشته و ۱ زیردسته با ۲۰ کالا دارد/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن این کالاها' })).toHaveAttribute(
    'href',
    '/desk/products?category=1',
  )
  expect(removeButton()).toBeNull()
})

test('removed goods alone stand in the way too, and are listed where they are', () => {
  show(ROWS, 3)
  expect(screen.getByText(/۲ کالای برداشته دارد/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن این کالاها' })).toHaveAttribute(
    'href',
    '/desk/products?tab=removed&category=3',
  )
})

test('an empty category says that nothing stands in the way, and can be removed', () => {
  show(ROWS, 4)
  expect(screen.getByText(/هیچ کالایی در این دسته نیست/)).toBeVisible()
  expect(removeButton()).toBeVisible()
})
