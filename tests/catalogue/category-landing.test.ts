import { expect, test } from 'vitest'
import { listParts } from '@/components/catalogue/category-landing'
import { listNeeds, toNeed, withPictures } from '@/components/catalogue/category-needs'
import { choosePicks } from '@/components/catalogue/category-picks'
import { listQuestions } from '@/components/catalogue/choice-questions'
import { findGuideTable, nameGuide } from '@/components/catalogue/guide-numbers'
import type { ListQuery } from '@/components/catalogue/list-query'
import { labelPriceStep, listPriceSteps } from '@/components/catalogue/price-steps'
import type { CategoryGuide } from '@/lib/contract/blog'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { productCard } from '@/lib/contract/catalogue/products'
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

const phone = (number: number, facts: object = {}) =>
  productCard.parse({
    ...{ id: number, slug: `گوشی-${number}`, title: 'گوشی', english_title: '', picture: null },
    brand: { id: 1, slug: 'نیکان', title: 'نیکان', english_title: '' },
    ...{ status: 'published', available: true, price: 900, final_price: 900, percent: 0 },
    ...{ last_units: null, rate: null, rate_count: 0, colours: [], ...facts },
  })
const reasons = (goods: Parameters<typeof choosePicks>[0]) =>
  choosePicks(goods).map(({ card, reason }) => [card.id, reason])

test('each pick is the first of the best sellers in what its reason says', () => {
  const goods = [
    phone(1, { available: false }),
    phone(2, { rate: 4.1, rate_count: 9 }),
    phone(3, { rate: 4.6, rate_count: 32 }),
    phone(4, { rate: 5, rate_count: 1, final_price: 100 }),
    phone(5, { rate: 4, rate_count: 3, final_price: 500 }),
    phone(6, { rate: 3.9, rate_count: 8, final_price: 200, percent: 60 }),
  ]
  expect(reasons(goods)).toEqual([
    [2, 'پرفروش‌ترین'],
    [3, 'بالاترین امتیاز، ۴٫۶ از ۳۲ دیدگاه'],
    [5, 'ارزان‌ترین با امتیاز ۴ به بالا'],
  ])
})

test('what is first in two things is picked once, and the next thing has its own', () => {
  const goods = [phone(1), phone(2, { rate: 4.6, rate_count: 32 }), phone(3, { percent: 15 })]
  expect(reasons(goods)).toEqual([
    [1, 'پرفروش‌ترین'],
    [2, 'بالاترین امتیاز، ۴٫۶ از ۳۲ دیدگاه'],
    [3, 'بیشترین تخفیف، ۱۵٪'],
  ])
  expect(choosePicks(goods.slice(0, 2))).toEqual([])
})

test('the kind that sells best has picks though one good is first in most', () => {
  const best = phone(1, { rate: 4.6, rate_count: 32, percent: 15, final_price: 900 })
  const goods = [best, phone(2, { final_price: 300 }), phone(9, { final_price: 800 })]
  expect(reasons(goods)).toEqual([
    [1, 'پرفروش‌ترین'],
    [2, 'ارزان‌ترین'],
    [9, 'تازه‌ترین'],
  ])
})

test('a need of the shop is a list of its category, and a price says itself', () => {
  const none = { label: 'گوشی اقتصادی', note: '', picture: null }
  const need = toNeed({ ...none, category: 'گوشی', price_max: 200_000_000 })
  expect(need.note).toBe('تا ۲۰ میلیون تومان')
  expect(new URL(need.href, 'http://x').searchParams.get('price_max')).toBe('200000000')
  const large = toNeed({
    ...none,
    note: 'از ۲۵۶',
    category: 'گوشی',
    properties: { حافظه: ['۲۵۶'] },
  })
  expect(large.note).toBe('از ۲۵۶')
  expect(new URL(large.href, 'http://x').searchParams.get('prop.حافظه')).toBe('۲۵۶')
})

test('what the numbers mean is the first table of the guide, and nothing where it has none', () => {
  const html =
    '<p>متن</p><table><thead><tr><th>کاربری</th><th>رم</th></tr></thead><tbody><tr><td>تماس</td><td>۴ گیگابایت</td></tr><tr><td>بازی &amp; فیلم</td><td><b>۱۲</b> گیگابایت</td></tr></tbody></table>'
  expect(findGuideTable(html)).toEqual({
    head: ['کاربری', 'رم'],
    rows: [
      ['تماس', '۴ گیگابایت'],
      ['بازی & فیلم', '۱۲ گیگابایت'],
    ],
  })
  expect(findGuideTable('<p>متن</p>')).toBeNull()
})

const atPrices = (...prices: number[]) => prices.map((price) => ({ price, count: 2 }))

test('prices are parted at round steps that each have goods, and not at all where they are alike', () => {
  const million = 10_000_000
  const labels = (counts: Parameters<typeof listPriceSteps>[0]) =>
    listPriceSteps(counts).map(labelPriceStep)
  expect(
    labels(atPrices(0.4 * million, 0.9 * million, 4 * million, 18 * million, 45 * million)),
  ).toEqual([
    'تا ۱ میلیون تومان',
    '۱ تا ۵ میلیون تومان',
    '۵ تا ۲۰ میلیون تومان',
    'از ۲۰ میلیون تومان',
  ])
  expect(labels(atPrices(0.4 * million, 4 * million))).toEqual([
    'تا ۵۰۰ هزار تومان',
    'از ۵۰۰ هزار تومان',
  ])
  expect(labelPriceStep({ price_min: 5_000_000, price_max: million })).toBe(
    '۵۰۰ هزار تومان تا ۱ میلیون تومان',
  )
  expect(labels(atPrices(12 * million))).toEqual([])
  expect(listPriceSteps([])).toEqual([])
})

test('a list asks what it holds, and nothing that is answered already', () => {
  const path = '/product-category/صوتی'
  const list = { facets, priceCounts: atPrices(4_000_000, 90_000_000, 400_000_000), count: 6 }
  const texts = (query: ListQuery) => listQuestions(path, query, list).map(({ text }) => text)
  expect(texts({ page: 1 })).toEqual(['با چه بودجه‌ای؟', 'کدام برند؟'])
  expect(texts({ page: 1, price_max: 90_000_000 })).toEqual(['کدام برند؟'])
  expect(listQuestions(path, { page: 1 }, { ...list, count: 3 })).toEqual([])
  const [, brands] = listQuestions(path, { page: 1, sort: 'cheapest' }, list)
  expect(brands?.answers.map(({ label }) => label)).toEqual([
    'آوا',
    'نیکان',
    'پژواک',
    'ترنم',
    'افق',
  ])
  expect(brands?.answers[0]?.href).toBe(`${path}?brands=brand-0&sort=cheapest#goods`)
})

test.each([
  [
    'from little to much',
    '۲۵۶ گیگابایت|۶۴ گیگابایت|۱ ترابایت',
    '۶۴ گیگابایت|۲۵۶ گیگابایت|۱ ترابایت',
  ],
  ['over the separators', '۱٬۲۰۰ گرم|۲,۱۰۰ گرم|۹۹۰ گرم', '۹۹۰ گرم|۱٬۲۰۰ گرم|۲,۱۰۰ گرم'],
  ['by their units', '۱ گیگابایت|۸ گیگابایت|۵۱۲ مگابایت', '۵۱۲ مگابایت|۱ گیگابایت|۸ گیگابایت'],
  ['with a fraction', '۱٫۵ لیتر|۷۵۰ میلی‌لیتر|۳۳۰ میلی لیتر', '۳۳۰ میلی لیتر|۷۵۰ میلی‌لیتر|۱٫۵ لیتر'],
  ['as listed where the units differ', '۳ عدد|۱ جفت|۲ عدد', '۳ عدد|۱ جفت|۲ عدد'],
  ['as listed where one is no amount', '۳ عدد|چند عدد|۲ عدد', '۳ عدد|چند عدد|۲ عدد'],
])('answers that are amounts are asked %s', (_, listed, sorted) => {
  const values = listed.split('|').map((value) => ({ value, hex: null, count: 4 }))
  const list = { facets: { ...facets, properties: [{ name: 'اندازه', values }] }, priceCounts: [] }
  const [question] = listQuestions('/product-category/گوشی', { page: 1 }, { ...list, count: 12 })
  expect(question?.answers.map(({ label }) => label)).toEqual(sorted.split('|'))
})

test('an answer that is a colour leads to its shades too', () => {
  const family = { values: ['آبی', 'آبی یخی'], count: 8 }
  const values = [
    { value: 'آبی', hex: '#00f', count: 6, family },
    { value: 'سبز', hex: '#0f0', count: 6 },
  ]
  const list = { facets: { ...facets, properties: [{ name: 'رنگ', values }] }, priceCounts: [] }
  const [question] = listQuestions('/list', { page: 1 }, { ...list, count: 12 })
  expect(question?.answers.map(({ href }) => decodeURIComponent(href))).toEqual([
    '/list?prop.رنگ=آبی,آبی+یخی#goods',
    '/list?prop.رنگ=سبز#goods',
  ])
})

test('what the magazine calls a guide is named as one where it covers the category, and nothing else is', () => {
  const guide: CategoryGuide = {
    ...{ id: 1, slug: 'کفش', title: 'کفش', excerpt: '', author: 'تحریریه', minutes: 4 },
    ...{ category: { slug: 'guides', title: 'راهنمای خرید' }, covers_category: true },
    ...{ published_at: '2026-11-01T00:00:00Z' },
    picture: { url: '/demo/a.avif', width: 1, height: 1, alt: '' },
  }
  expect(nameGuide(guide, 'کفش')).toBe('راهنمای خرید کفش')
  expect(nameGuide({ ...guide, covers_category: false }, 'کفش')).toBe('از مجله: کفش')
  const life = { slug: 'life', title: 'سبک زندگی' }
  expect(nameGuide({ ...guide, category: life }, 'کفش')).toBe('از مجله: کفش')
})
