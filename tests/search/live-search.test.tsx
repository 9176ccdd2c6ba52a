// @in-a-window
import { delay } from 'msw'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchField } from '@/components/search/search-field'
import { LiveSearch } from '@/components/search/live-search'
import { getProductMenu } from '@/lib/contract/catalogue/categories'
import { getProductCards } from '@/lib/contract/catalogue/product-cards'
import { getSearch } from '@/lib/contract/search'
import { rememberProduct, rememberSearch } from '@/stores/recent'
import { shopStore } from '@/stores/shop'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { brand, phones, suggestions } from './sample-suggestions'

const navigation = vi.hoisted(() => ({ push: vi.fn(), query: '' }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: navigation.push }),
  useSearchParams: () => new URLSearchParams(navigation.query),
}))

const shop = fakeApi()
/** Loaded ahead, so that no test times out while a busy machine loads them. */
beforeAll(() =>
  Promise.all([import('@/components/search/search-dropdown'), import('@/lib/client/http/client')]),
)

beforeEach(() => {
  navigation.query = ''
  act(() => shopStore.reset())
  shop.on(getSearch, ({ query }) =>
    query.get('q') ? phones : suggestions({ popular: ['هدفون', 'ساعت هوشمند'] }),
  )
  shop.on(getProductMenu, {
    data: [
      {
        id: 9,
        slug: 'خانه',
        title: 'خانه',
        description: '',
        picture: 'p',
        tint: '#fff',
        children: [],
      },
    ],
  })
})

function Page() {
  return (
    <>
      <SearchField id="search">
        <LiveSearch fieldId="search" />
      </SearchField>
      <button>پس از آن</button>
    </>
  )
}

async function activateField() {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('searchbox', { name: 'جستجوی کالا' }))
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'جستجوی کالا' })
  return { user, field }
}

async function typeSearch(text: string) {
  const { user, field } = await activateField()
  await user.type(field, text)
  await screen.findByRole('group', { name: 'کالاها' })
  const options = screen.getAllByRole('option')
  const [first, last] = [options.at(0), options.at(-1)]
  if (!first || !last) throw new Error('There are no suggestions.')
  return { user, field, options, first, last }
}

function activeOption(field: HTMLElement): HTMLElement | null {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
}

describe('the empty search field', () => {
  test('offers popular searches and the recent ones of this shopper', async () => {
    act(() => rememberSearch('کفش پیاده‌روی'))
    await activateField()
    const recent = await screen.findByRole('group', { name: 'جستجوهای پیشین شما' })
    const popular = await screen.findByRole('group', { name: 'جستجوهای پرطرفدار' })
    expect(within(recent).getByRole('option')).toHaveTextContent('کفش پیاده‌روی')
    expect(within(popular).getAllByRole('option')).toHaveLength(2)
  })

  test('offers what this shopper looked at last, with its pictures', async () => {
    shop.on(getProductCards, { data: { products: phones.data.products } })
    act(() => rememberProduct(1))
    const { user, field } = await activateField()
    await user.click(field)
    const seen = await screen.findByRole('group', { name: 'کالاهایی که دیدید' })
    expect(within(seen).getAllByRole('option')).toHaveLength(phones.data.products.length)
    expect(shop.requestsTo(getProductCards)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^پاک کردن:/ }))
    expect(shopStore.get().recent).toEqual([])
    expect(seen).not.toBeInTheDocument()
  })

  test('offers the best sellers that this shopper has not just seen', async () => {
    const [first, second] = phones.data.products
    if (!first || !second) throw new Error('two phones are sold')
    shop.on(getProductCards, { data: { products: [first] } })
    shop.on(getSearch, suggestions({ products: [first, second] }))
    act(() => rememberProduct(1))
    const { user, field } = await activateField()
    await user.click(field)
    await screen.findByRole('group', { name: 'کالاهایی که دیدید' })
    const best = await screen.findByRole('group', { name: 'پرفروش‌ترین‌ها' })
    const options = within(best).getAllByRole('option')
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      `/product/${second.slug}`,
    ])
    expect(options[0], 'by brand and model, which a narrow row would cut').toHaveTextContent(
      'آریا Galaxy A55',
    )
  })

  test('removes one recent search by Delete, and all by a button', async () => {
    for (const text of ['یک', 'دو', 'سه']) act(() => rememberSearch(text))
    const { user, field } = await activateField()
    await user.keyboard('{ArrowDown}{Delete}')
    expect(shopStore.get().searches).toEqual(['دو', 'یک'])
    expect(activeOption(field)).toHaveTextContent('دو')
    await user.click(screen.getByRole('button', { name: /^پاک کردن:/ }))
    expect(shopStore.get().searches).toEqual([])
    expect(field).toHaveFocus()
  })
})

describe('a typed search', () => {
  test('is cleared by a button beside it, which goes on with the empty field', async () => {
    const { user, field } = await typeSearch('گوشی')
    await user.click(screen.getByRole('button', { name: 'پاک کردن نوشته' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await screen.findByRole('group', { name: 'جستجوهای پرطرفدار' })
  })

  test('shows products, categories, brands and a link to all results', async () => {
    const { field, options, first } = await typeSearch('گوشی')
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(options).toHaveLength(5)
    expect(first).toHaveTextContent('گوشی موبایل۱۲ کالا')
    expect(first.closest('[role=group]')).toHaveAccessibleName('جستجو در')
    const scope = new URL(first.getAttribute('href') ?? '', 'http://shop').searchParams
    expect(Object.fromEntries(scope)).toEqual({ q: 'گوشی', category: 'گوشی' })
    expect(options[1]).toHaveAttribute('href', '/brand/aria')
    const goods = options[2]
    if (!goods) throw new Error('no goods were suggested')
    expect(goods).toHaveAttribute('href', '/product/کالا-1')
    await waitFor(() => expect(goods).toHaveTextContent(/۸۰۰,۰۰۰ تومان.*ارسال فردا/))
    expect(within(goods).getByText('گوشی').tagName).toBe('MARK')
    expect(options[4]).toHaveTextContent('دیدن همهٔ نتیجه‌های «گوشی»')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('۴ پیشنهاد'))
  })

  test('shows the corrected search when it differs', async () => {
    shop.on(getSearch, suggestions({ ...phones.data, corrected: 'گوشی' }))
    const { options } = await typeSearch("'a,d")
    expect(options[0]).toHaveTextContent('منظورتان «گوشی» بود؟')
    expect(options[0]).toHaveAttribute('href', '/search?q=گوشی')
  })

  test('leads to the list with a price as its filter, and says how many there are', async () => {
    const price_intent = { q: 'گوشی', price_max: 100_000_000, count: 2 }
    shop.on(getSearch, suggestions({ ...phones.data, price_intent }))
    const { options } = await typeSearch('گوشی زیر ۱۰ میلیون')
    expect(options[0]).toHaveTextContent('گوشی، تا ۱۰,۰۰۰,۰۰۰ تومان۲ کالا')
    expect(options[0]).toHaveAttribute('href', '/search?q=گوشی&price_max=100000000')
    expect(options[1]).toHaveTextContent('حذف گوشی')
    expect(options[1]).toHaveAttribute('href', '/search?price_max=100000000')
    expect(options[2]).toHaveTextContent('حذف تا ۱۰,۰۰۰,۰۰۰ تومان')
    expect(options[2]).toHaveAttribute('href', '/search?q=گوشی')
    expect(screen.queryByRole('group', { name: 'برندها' })).toBeNull()
  })

  test('leads to the list with a property as its filter', async () => {
    const properties = { اندازه: ['۳۸'] }
    const price_intent = { q: 'کفش', properties, available: true, count: 6 }
    shop.on(getSearch, suggestions({ ...phones.data, price_intent }))
    const { options } = await typeSearch('کفش سایز ۳۸')
    expect(options[0]).toHaveTextContent('کفش، اندازه: ۳۸۶ کالا')
    expect(options[2]).toHaveTextContent('حذف اندازه: ۳۸')
    const href = options[0]?.getAttribute('href') ?? ''
    expect(Object.fromEntries(new URL(href, 'http://shop.test').searchParams)).toEqual({
      ...{ q: 'کفش', 'prop.اندازه': '۳۸', available: '1' },
    })
  })

  test('says nothing of a brand with one good, which is among the goods', async () => {
    const brands = [
      { ...brand, count: 1 },
      { ...brand, id: 2, slug: 'saba', title: 'صبا', count: 4 },
    ]
    shop.on(getSearch, suggestions({ ...phones.data, brands }))
    await typeSearch('گوشی')
    const group = within(screen.getByRole('group', { name: 'برندها' }))
    expect(group.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/brand/saba',
    ])
  })

  test('says that the shop has nothing of a brand, above what is nearest', async () => {
    const missing = { kind: 'brand', name: 'شیائومی', category: null } as const
    shop.on(getSearch, suggestions({ ...phones.data, missing }))
    await typeSearch('شیائومی')
    expect(screen.getByText(/چیزی نداریم؛ این‌ها نزدیک‌اند/)).toBeVisible()
    expect(screen.getByRole('option', { name: 'دیدن همهٔ کالاهای نزدیک' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('نزدیک'))
  })

  test('opens its results by Enter and is remembered', async () => {
    const { user, field } = await typeSearch('گوشی')
    await user.keyboard('{Enter}')
    expect(navigation.push).toHaveBeenCalledWith(`/search?${new URLSearchParams({ q: 'گوشی' })}`)
    expect(shopStore.get().searches).toEqual(['گوشی'])
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('moves through the rows by arrow keys and opens the active one by Enter', async () => {
    const { user, field, options, last } = await typeSearch('گوشی')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(activeOption(field)).toBe(options[1])
    expect(options[1]).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{End}')
    expect(activeOption(field)).toBe(options[4])
    const clicked = vi.fn((event: Event) => event.preventDefault())
    last.addEventListener('click', clicked)
    await user.keyboard('{Enter}')
    expect(clicked).toHaveBeenCalledOnce()
    expect(field).toHaveFocus()
  })

  test('closes by Escape, clears by a second one, and leaves by Tab', async () => {
    const { user, field } = await typeSearch('گوشی')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveValue('گوشی')
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'گ')
    await screen.findByRole('listbox')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'پاک کردن نوشته' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'پس از آن' })).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('suggestions that are slow, late, failed or empty', () => {
  test('ignore a late answer to an earlier search', async () => {
    const requests: string[] = []
    shop.on(getSearch, async ({ query }) => {
      const q = query.get('q') ?? ''
      requests.push(q)
      if (q === 'گوش') await delay(600)
      return suggestions({ brands: [{ ...brand, title: `برندِ ${q}`, count: 7 }] })
    })
    const { user, field } = await activateField()
    await user.type(field, 'گوش')
    await waitFor(() => expect(requests).toContain('گوش'))
    await user.type(field, 'ی')
    await screen.findByText('برندِ', { exact: false })
    await act(() => delay(700))
    expect(screen.getByRole('group', { name: 'برندها' })).toHaveTextContent('برندِ گوشی')
  })

  test('keep the old rows, marked busy, until new ones arrive', async () => {
    const { user, field } = await typeSearch('گوشی')
    let answer = () => {}
    const pending = new Promise<void>((resolve) => (answer = resolve))
    shop.on(getSearch, async () => {
      await pending
      return suggestions({ brands: phones.data.brands })
    })
    await user.type(field, ' آریا')
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('group', { name: 'کالاها' })).toBeVisible()
    answer()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'کالاها' })).toBeNull())
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  })

  test('show one line on failure, while searching still works', async () => {
    shop.fails(getSearch, { status: 500 })
    const { user, field } = await activateField()
    await user.type(field, 'گوشی')
    expect(await screen.findByText(/پیشنهادها نیامد؛/)).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(navigation.push).toHaveBeenCalled()
  })

  test('offer popular searches and categories where nothing is found', async () => {
    shop.on(getSearch, ({ query }) =>
      query.get('q') ? suggestions() : suggestions({ popular: ['هدفون'] }),
    )
    const { user, field } = await activateField()
    await user.type(field, 'قفقفق')
    expect(
      await screen.findByText(/پیشنهادی پیدا نشد/, { selector: 'p:not([role])' }),
    ).toBeVisible()
    await screen.findByRole('group', { name: 'دسته‌های فروشگاه' })
    expect(screen.getByRole('option', { name: 'هدفون' })).toBeVisible()
  })
})

describe('the search field before its script', () => {
  test('shows the search of the URL and follows it', () => {
    navigation.query = 'q=کفش'
    const { rerender } = render(<Page />)
    expect(screen.getByRole('searchbox')).toHaveValue('کفش')
    navigation.query = 'q=کیف'
    rerender(<Page />)
    expect(screen.getByRole('searchbox')).toHaveValue('کیف')
    navigation.query = ''
    rerender(<Page />)
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('keeps the text that was typed into it', () => {
    navigation.query = 'q=کفش'
    render(<SearchField id="search" />)
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    field.value = 'کیف'
    render(<LiveSearch fieldId="search" />)
    expect(field).toHaveValue('کیف')
  })

  test('requests suggestions for what was typed while its script loaded', async () => {
    render(<Page />)
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    const watch = new MutationObserver(() => {
      watch.disconnect()
      field.value = 'گوشی'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    watch.observe(field, { attributes: true, attributeFilter: ['role'] })
    field.focus()
    expect(await screen.findByRole('group', { name: 'کالاها' })).toBeVisible()
    expect(field).toHaveValue('گوشی')
  })
})
