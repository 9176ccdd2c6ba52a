// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { isDeadLink, SHOP_TARGETS } from '@/components/desk/content/link-field'
import { MenusView } from '@/components/desk/content/menus-view'
import { getQueryClient } from '@/lib/client/query-client'
import { getLinkTargets, getSiteLinks } from '@/lib/contract/desk/site'
import { getProducts, type ProductCard } from '@/lib/contract/catalogue/products'
import { facets } from '../catalogue/sample-facets'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/content/menus',
}))

const api = fakeApi()

const CARD: ProductCard = {
  ...{ id: 7, slug: 'قهوه-جوش', title: 'قهوه‌جوش مسی', english_title: '', picture: null },
  ...{
    brand: { id: 1, title: 'سفالینه', slug: 'sefalineh', english_title: '' },
    second_view: null,
  },
  ...{ status: 'published', available: true, price: 10, final_price: 10, percent: 0 },
  ...{ last_units: null, rate: null, rate_count: 0, colours: [], stock_id: null, variant: null },
}

beforeEach(() => {
  api.on(getProducts, {
    data: {
      ...{ products: [CARD], facets, total: 1, count: 1, current_page: 1, is_minimum: false },
      is_understood: true,
      ...{ corrected: null, missing: null, intent: null },
    },
  })
  api.on(getLinkTargets, {
    data: {
      targets: [
        { kind: 'category', title: 'خانه', href: '/product-category/home', above: [] },
        {
          ...{ kind: 'category', title: 'قهوه و چای', href: '/product-category/coffee' },
          above: ['خانه'],
        },
        { kind: 'festival', title: 'جشنوارهٔ آذر', href: '/festival/azar', above: [] },
      ],
    },
  })
  api.on(getSiteLinks, {
    data: {
      links: {
        ...{ about: '', columns: [], social: [], version: 1 },
        menu: [{ title: 'تابستانه', href: '/festival/summer' }],
      },
    },
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['content.write'] })}>
        <MenusView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
})

test('an address of the menu is chosen by the name of its page, which names the link too', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'پیوند منو' }))
  const address = screen.getByRole('combobox', { name: /^نشانی یا نام صفحه.*پیوند منو ۲$/ })
  await userEvent.type(address, 'قهوه{ArrowDown}{Enter}')
  expect(address).toHaveValue('/product-category/coffee')
  expect(screen.getByRole('textbox', { name: /^نام.*پیوند منو ۲$/ })).toHaveValue('قهوه و چای')
})

test('a link that leads nowhere says so', async () => {
  expect(await screen.findByText(/این صفحه در فروشگاه نیست/)).toBeVisible()
  const address = screen.getByRole('combobox', { name: /^نشانی یا نام صفحه.*پیوند منو ۱$/ })
  await userEvent.clear(address)
  await userEvent.type(address, '/festival/azar')
  expect(screen.queryByText(/این صفحه در فروشگاه نیست/)).not.toBeInTheDocument()
})

test('only of what the shop knows in full is a link called dead', () => {
  expect(isDeadLink('/product/anything', SHOP_TARGETS)).toBe(false)
  expect(isDeadLink('https://example.com/page/x', SHOP_TARGETS)).toBe(false)
  expect(isDeadLink('/page/gone?from=menu', SHOP_TARGETS)).toBe(true)
})

test('on a phone what can be done with a link is in a menu beside it', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'کارهای پیوند منو ۱' }))
  // A draft of the links is kept from one visit to the next.
  const before = screen.getAllByRole('combobox').length
  await userEvent.click(await screen.findByRole('menuitem', { name: 'برداشتن' }))
  expect(screen.queryAllByRole('combobox')).toHaveLength(before - 1)
})

test('a product is found by its name, and a path that no list holds is asked of the shop', async () => {
  const address = await screen.findByRole('combobox', { name: /^نشانی یا نام صفحه.*پیوند منو ۱$/ })
  await userEvent.clear(address)
  await userEvent.type(address, 'قهوه‌جوش')
  api.page('/product/:slug', 200)
  await userEvent.click(await screen.findByRole('option', { name: /قهوه‌جوش مسی/ }))
  expect(address).toHaveValue('/product/قهوه-جوش')
  expect(address).toHaveAttribute('dir', 'ltr')
  api.page('/product/gone', 404)
  await userEvent.clear(address)
  await userEvent.type(address, '/product/gone')
  expect(await screen.findByText(/این صفحه در فروشگاه نیست/)).toBeVisible()
})

test('a category stands under the one above it, by whose name it is found too', async () => {
  const address = await screen.findByRole('combobox', { name: /^نشانی یا نام صفحه.*پیوند منو ۱$/ })
  await userEvent.clear(address)
  await userEvent.type(address, 'خانه')
  const found = screen.getAllByRole('option', { name: /دسته/ })
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'خانهدسته',
    'قهوه و چایدسته در خانه',
  ])
})
