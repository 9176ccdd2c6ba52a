// @in-a-window
import { expect, test } from 'vitest'
import { RecentlyViewed } from '@/components/product/recently-viewed'
import { rememberProduct } from '@/stores/recent'
import { shopStore } from '@/stores/shop'
import { render } from '../kit/rendering'

test('fewer than three goods seen before are no row of their own', () => {
  shopStore.hydrate()
  for (const id of [11, 12]) rememberProduct(id)
  const { container, rerender } = render(<RecentlyViewed productId={20} />)
  expect(container).toBeEmptyDOMElement()
  rememberProduct(13)
  rerender(<RecentlyViewed productId={20} />)
  expect(container).not.toBeEmptyDOMElement()
})
