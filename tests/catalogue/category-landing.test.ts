import { expect, test } from 'vitest'
import { listNeeds, listParts, withPictures } from '@/components/catalogue/category-landing'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { facets } from './sample-facets'

let id = 0
function node(title: string, children: CategoryNode[] = []): CategoryNode {
  id += 1
  return { id, title, slug: title, picture: '', tint: '', description: '', children }
}
const titles = (nodes: CategoryNode[]) => listParts(nodes).map(({ title }) => title)
const leaves = (...names: string[]) => names.map((name) => node(name))

test('a category of few parts shows what is below them, where all have room in a row', () => {
  const accessories = node('لوازم', leaves('قاب', 'شارژر', 'پاوربانک'))
  expect(titles([node('گوشی'), node('تبلت'), accessories])).toEqual([
    ...['گوشی', 'تبلت', 'قاب', 'شارژر', 'پاوربانک'],
  ])
})

test('what has no room for all stays closed', () => {
  const wide = node('کفش', leaves('یک', 'دو', 'سه', 'چهار', 'پنج', 'شش'))
  expect(titles([wide, node('کیف')])).toEqual(['کفش', 'کیف'])
})

test('a festival of few goods of the category is not what shoppers come to it for', () => {
  const labels = (count: number) =>
    listNeeds('/product-category/صوتی', { facets, priceCounts: [], count }).map(
      ({ label }) => label,
    )
  expect(labels(20)).toContain('پاییز گرم')
  expect(labels(60)).not.toContain('پاییز گرم')
})

test('each need shows a good of its own, and none that does not fit', () => {
  const needs = listNeeds('/product-category/صوتی', { facets, priceCounts: [], count: 60 })
  const good = (number: number, percent: number) => ({
    ...{ id: number, percent, final_price: 1_000_000 },
    picture: { url: `/demo/${number}.webp`, width: 800, height: 800, alt: '' },
  })
  const shown = withPictures(needs, [good(1, 10), good(9, 40), good(3, 0)])
  expect(shown.map(({ label, picture }) => [label, picture?.url])).toEqual([
    ['بیشترین تخفیف', '/demo/9.webp'],
    ['تازه‌رسیده', '/demo/3.webp'],
  ])
  const [discount] = withPictures(needs, [good(3, 0)])
  expect(discount?.picture).toBeNull()
})
