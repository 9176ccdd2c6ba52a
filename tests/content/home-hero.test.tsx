// @in-a-window
import { expect, test } from 'vitest'
import { Hero } from '@/components/content/home-hero'
import type { Slide } from '@/lib/contract/content/home'
import { shopStore } from '@/stores/shop'
import { fakeApi } from '../kit/fake-api'
import { render, screen, waitFor } from '../kit/rendering'

fakeApi()

const slideOf = (title: string, price: Slide['price']): Slide => ({
  ...{ title, price, text: '', button: `دیدن ${title}`, href: '/', picture: 'tea', alt: '' },
  tone: 'turquoise',
})

test('a slide says when its good comes, after days of handling too, and no day of a whole category', async () => {
  shopStore.hydrate()
  const slides = [
    slideOf('چای', { rials: 900_000, is_least: false }),
    slideOf('مبل', { rials: 90_000_000, is_least: false, handling_days: 5 }),
    slideOf('مبلمان', { rials: 9_000_000, is_least: true }),
  ]
  render(<Hero slides={slides} beside={[]} />)
  await waitFor(() => expect(screen.getAllByText(/^ارسال /, { ignore: 'script' })).toHaveLength(2))
  expect(screen.getByText('ارسال فردا')).toBeInTheDocument()
  expect(screen.getByText('ارسال از ۵ روز کاری دیگر')).toBeInTheDocument()
})
