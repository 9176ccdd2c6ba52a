import { expect, test } from 'vitest'
import { resultGroups } from '@/components/search/suggestion-groups'
import { suggestions } from './sample-suggestions'

function priceRows(intent: NonNullable<ReturnType<typeof suggestions>['data']['price_intent']>) {
  const { data } = suggestions({ price_intent: intent })
  const group = resultGroups('گوشی آبی', data).find(({ name }) => name === 'price')
  return (group?.rows ?? []).map((row) => ({ ...row, href: decodeURIComponent(row.href) }))
}

test('a colour of a search is named once for itself and its shades, and taken back with them', () => {
  const properties = { رنگ: ['آبی', 'آبی یخی'] }
  const rows = priceRows({ q: 'گوشی', properties, available: true, count: 3 })
  expect(rows).toMatchObject([
    { kind: 'price', text: 'گوشی، رنگ: آبی' },
    { kind: 'part', text: 'گوشی', href: '/search?prop.رنگ=آبی,آبی+یخی&available=1' },
    { kind: 'part', text: 'رنگ: آبی', href: '/search?q=گوشی' },
  ])
})

test('each property of a search is taken back by itself, and leaves the others and the price', () => {
  const properties = { رنگ: ['قرمز'], اندازه: ['۳۸'] }
  const intent = { q: 'کفش', properties, available: true, price_max: 50_000_000, count: 2 }
  const parts = priceRows(intent).filter(({ kind }) => kind === 'part')
  expect(parts).toMatchObject([
    { text: 'کفش' },
    { text: 'رنگ: قرمز', href: '/search?q=کفش&prop.اندازه=۳۸&available=1&price_max=50000000' },
    { text: 'اندازه: ۳۸', href: '/search?q=کفش&prop.رنگ=قرمز&available=1&price_max=50000000' },
    { text: 'تا ۵,۰۰۰,۰۰۰ تومان' },
  ])
})

test('a little more than the budget is offered with what it would buy', () => {
  const dearer = { price_max: 130_000_000, count: 3 }
  const { data } = suggestions({
    price_intent: { q: 'گوشی', price_max: 100_000_000, count: 2, dearer },
  })
  const group = resultGroups('گوشی زیر ۱۰ میلیون', data).find(({ name }) => name === 'dearer')
  expect(group?.label).toBe('با کمی بیشتر')
  expect(group?.rows).toMatchObject([{ text: 'از ۱۰,۰۰۰,۰۰۰ تا ۱۳,۰۰۰,۰۰۰ تومان', count: 3 }])
  expect(decodeURIComponent(group?.rows[0]?.href ?? '')).toBe(
    '/search?q=گوشی&price_min=100000000&price_max=130000000',
  )
})
