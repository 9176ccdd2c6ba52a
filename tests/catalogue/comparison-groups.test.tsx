// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import ComparePill from '@/components/catalogue/compare/compare-pill'
import { groupsOfBranch, groupsOfList } from '@/components/catalogue/compare/comparison-groups'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { setCompared } from '@/stores/comparison'
import { shopStore } from '@/stores/shop'
import { render, screen } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/search',
}))

beforeEach(() => shopStore.reset())

const node = (id: number, children: CategoryNode[] = []): CategoryNode => ({
  ...{ id, slug: `c${id}`, title: `دستهٔ ${id}`, description: '', picture: '', tint: '' },
  children,
})
const menu = [node(1, [node(2, [node(3)]), node(4)]), node(5, [node(6)])]
const [mobile = node(0)] = menu

test('a category of the second level, and each below it, is one group', () => {
  const [phones = node(0)] = mobile.children
  expect(
    groupsOfBranch({ category: phones, parents: [mobile], children: phones.children }),
  ).toEqual([2])
  expect(groupsOfBranch({ category: node(3), parents: [mobile, phones], children: [] })).toEqual([
    2,
  ])
})

test('a category of the first level holds the groups below it', () => {
  expect(groupsOfBranch({ category: mobile, parents: [], children: mobile.children })).toEqual([
    1, 2, 4,
  ])
})

test('a search holds the groups of the categories in which it finds something', () => {
  const found = [
    { id: 1, count: 3 },
    { id: 5, count: 0 },
  ]
  expect(groupsOfList(menu, found)).toEqual([1, 2, 4])
})

test.each([
  ['is shown beside goods that can join it', '2 4', true],
  ['is hidden beside goods of another kind', '6', false],
  ['is hidden where only the number of a group begins alike', '22', false],
])('the comparison %s', (_, groups, isShown) => {
  setCompared([7, 9], 2)
  render(
    <>
      <ComparePill ids={[7, 9]} />
      <section data-comparison-groups={groups} />
    </>,
  )
  const pill = screen.getByLabelText('مقایسه، ۲ کالا')
  if (isShown) expect(pill).toBeVisible()
  else expect(pill).not.toBeVisible()
})

test('a comparison of no known group is shown everywhere', () => {
  setCompared([7], null)
  render(<ComparePill ids={[7]} />)
  expect(screen.getByLabelText('مقایسه، ۱ کالا')).toBeVisible()
})
