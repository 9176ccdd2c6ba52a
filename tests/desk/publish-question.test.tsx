// @in-a-window
import { expect, test, vi } from 'vitest'
import { draftOf } from '@/components/desk/products/product-draft'
import {
  findBelowCost,
  findLacks,
  isGoingPublic,
  PublishQuestion,
} from '@/components/desk/products/publish-question'
import { render, screen, userEvent } from '../kit/rendering'

const empty = draftOf(null)
const picture = { id: 1, url: '/media/a.webp', width: 1, height: 1, alt: '', colour: null }

test('a product lacks pictures and a text until it has both', () => {
  expect(findLacks(empty)).toEqual(['pictures', 'description'])
  expect(findLacks({ ...empty, description: '<p><br></p>&nbsp;' })).toContain('description')
  expect(findLacks({ pictures: [picture], description: '<p>خنک</p>' })).toEqual([])
})

test('only what shoppers have not seen before goes public', () => {
  expect(isGoingPublic({ ...empty, status: 'published' }, null)).toBe(true)
  expect(isGoingPublic({ ...empty, publish_at: '2026-12-01T08:00:00.000Z' }, null)).toBe(true)
  expect(isGoingPublic({ ...empty, status: 'hidden' }, null)).toBe(false)
  expect(isGoingPublic({ ...empty, status: 'removed' }, null)).toBe(false)
})

test('what lacks something is published after a question that names it', async () => {
  const publish = vi.fn()
  render(
    <PublishQuestion
      lacks={['pictures']}
      belowCost={[]}
      onPublish={publish}
      onClose={() => undefined}
    />,
  )
  expect(screen.getByRole('dialog', { name: 'بی‌تصویر؛ باز هم منتشر شود؟' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'باز هم منتشر شود' }))
  expect(publish).toHaveBeenCalledOnce()
})

test('a price below what the shop paid is asked about once, before shoppers see it', () => {
  const cheap = empty.variants.map((one) => ({ ...one, price: 890_000, cost: 950_000 }))
  const draft = { ...empty, status: 'published' as const, variants: cheap }
  expect(findBelowCost(draft, null)).toEqual(cheap)
  expect(findBelowCost({ ...draft, status: 'hidden' }, null)).toEqual([])
  const onSale = { price: 890_000, from: null, until: null }
  const sold = cheap.map((one) => ({ ...one, price: 990_000, sale: onSale }))
  expect(findBelowCost({ ...draft, variants: sold }, null)).toEqual(sold)
  render(
    <PublishQuestion lacks={[]} belowCost={cheap} onPublish={vi.fn()} onClose={() => undefined} />,
  )
  expect(screen.getByRole('dialog', { name: /^ارزان‌تر از بهای خرید؛/ })).toBeVisible()
})
