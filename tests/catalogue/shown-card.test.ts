import { expect, test } from 'vitest'
import { toShownCard } from '@/components/catalogue/shown-card'
import { productCard } from '@/lib/contract/catalogue/products'

const card = productCard.parse({
  ...{
    id: 7,
    slug: 'ماگ',
    title: 'ماگ لاجورد',
    english_title: 'Lajvard Mug',
    status: 'published',
  },
  brand: { id: 1, slug: 'lajvard', title: 'لاجورد', english_title: 'Lajvard' },
  picture: { url: '/media/آبی.webp', width: 600, height: 600, alt: 'ماگ آبی' },
  ...{ available: true, price: 1000, final_price: 1000, percent: 0, last_units: null },
  ...{ rate: null, rate_count: 0, colours: [], stock_id: 9 },
})

test('a card that the server hands to the browser carries nothing that it does not show', () => {
  const shown = toShownCard(card)
  expect(shown).toMatchObject({ id: 7, title: 'ماگ لاجورد', picture: { url: '/media/آبی.webp' } })
  expect(JSON.stringify(shown)).not.toMatch(/Lajvard|alt|width/)
  expect(toShownCard({ ...card, picture: null })).not.toHaveProperty('picture')
  expect(Object.keys(shown)).toEqual([
    'id',
    'slug',
    'title',
    'price',
    'heading',
    'picture',
    'stock_id',
  ])
})

test.each([
  ['a short title stands as it is', 'ماگ لاجورد', null],
  ['phrases hold together', 'کیف چرم با بند', { name: 'کیف چرم با\u00a0بند' }],
  [
    'a long title ends before a clause on a narrow card',
    'پاوربانک تندر مدل Kooleh 20 با ظرفیت ۲۰۰۰۰ میلی‌آمپرساعت',
    {
      name: 'پاوربانک تندر مدل\u00a0Kooleh 20',
      rest: ' با\u00a0ظرفیت ۲۰۰۰۰\u00a0میلی‌آمپرساعت',
    },
  ],
  [
    'the model of a long title says by itself of what it is',
    'قاب سیلیکونی مناسب گوشی نیکان Aria 12 Pro Max',
    {
      before: 'قاب سیلیکونی مناسب\u00a0',
      word: 'گوشی ',
      name: 'نیکان\u00a0Aria 12\u00a0Pro\u00a0Max',
    },
  ],
])('on a card %s', (_, title, heading) => {
  expect(toShownCard({ ...card, title }).heading).toEqual(heading)
})
