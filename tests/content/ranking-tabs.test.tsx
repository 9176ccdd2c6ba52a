// @in-a-window
import { beforeAll, expect, test } from 'vitest'
import { RankingTabs } from '@/components/content/ranking-tabs'
import { getProducts } from '@/lib/contract/catalogue/products'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'
import { phones } from '../search/sample-suggestions'

const api = fakeApi()

/** Loaded ahead, so that no test times out while a busy machine loads them. */
beforeAll(() =>
  Promise.all([
    import('@/components/content/category-ranking'),
    import('@/lib/client/http/client'),
  ]),
)

function renderTabs() {
  render(
    <RankingTabs tabs={[{ slug: 'موبایل', title: 'موبایل' }]}>
      <p>پرفروش‌های فروشگاه</p>
    </RankingTabs>,
  )
  return screen.getByRole('link', { name: 'موبایل' })
}

test('a tab of the best sellers shows those of its part in place, and "all" those of the shop', async () => {
  api.on(getProducts, {
    data: {
      ...{ products: phones.data.products, total: 1, count: 2, current_page: 1 },
      ...{ corrected: null, missing: null, intent: null, is_minimum: false, is_understood: true },
      facets: {
        ...{ categories: [], brands: [], festivals: [], properties: [] },
        ...{ price: { min: 0, max: 0 }, available_count: 2, brands_total: 0, is_minimum: false },
      },
    },
  })
  const tab = renderTabs()
  expect(tab).toHaveAttribute('href', '/product-category/موبایل?sort=best_selling')
  await userEvent.click(tab)
  expect(await screen.findByRole('link', { name: 'گوشی موبایل آریا' })).toBeVisible()
  expect(tab).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByText('پرفروش‌های فروشگاه')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'همه' }))
  expect(screen.getByText('پرفروش‌های فروشگاه')).toBeVisible()
})
