// @in-a-window
import { expect, test } from 'vitest'
import { Hero } from '@/components/content/home-hero'
import type { Slide } from '@/lib/contract/content/home'
import { shopStore } from '@/stores/shop'
import { fakeApi } from '../kit/fake-api'
import { render, screen, waitFor } from '../kit/rendering'

fakeApi()

const slideOf = (title: string, price: Slide['price'] = null, picture = 'tea'): Slide => ({
  ...{ title, price, text: '', button: `دیدن ${title}`, href: '/', picture, alt: title },
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

test('a scene of the demo is drawn larger than its panel, on a phone and on a wide screen, and an upload whole', () => {
  const slides = [slideOf('گوشی', null, 'phones'), slideOf('فرش', null, '/media/rug.jpg')]
  render(<Hero slides={slides} beside={[]} />)
  const widths = slides.map(({ title }) => {
    const panel = screen.getByRole('img', { name: title, hidden: true }).closest('[style]')
    const style = panel instanceof HTMLElement ? panel.style : undefined
    return ['--w', '--wide-w'].map((name) => style?.getPropertyValue(name) ?? '')
  })
  expect(widths).toEqual([
    ['294.1%', '196.1%'],
    ['', ''],
  ])
})

test('a shadow that the crop of a wide screen would cut fades before its edge', () => {
  const slides = [slideOf('گوشی', null, 'phones'), slideOf('یلدا', null, 'yalda')]
  render(<Hero slides={slides} beside={[]} />)
  const shapes = slides.map(({ title }) => {
    const panel = screen.getByRole('img', { name: title, hidden: true }).closest('[style]')
    return panel?.getAttribute('style')?.match(/--wide-shape: ?([^;]*)/)?.[1]
  })
  expect(shapes).toEqual([expect.stringContaining('transparent 44.5%'), 'none'])
})
