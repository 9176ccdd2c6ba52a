// @vitest-environment happy-dom
import { delay } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchField } from '@/components/search/search-field'
import { LiveSearch } from '@/components/search/live-search'
import { getProductMenu } from '@/lib/contract/catalogue/categories'
import { getSearch } from '@/lib/contract/search'
import { rememberSearch, shopStore } from '@/stores/shop'
import { mockCall, mockError } from '../kit/msw-call'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { brand, phones, suggestions } from './sample-suggestions'

const navigation = vi.hoisted(() => ({ push: vi.fn(), query: '' }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: navigation.push }),
  useSearchParams: () => new URLSearchParams(navigation.query),
}))

const shop = setupServer()
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }))
/** Loaded ahead, so that no test waits for a busy machine to read them. */
beforeAll(() =>
  Promise.all([import('@/components/search/search-dropdown'), import('@/lib/client/http/client')]),
)
afterAll(() => shop.close())
beforeEach(() => {
  navigation.query = ''
  act(() => shopStore.reset())
  shop.use(
    mockCall(getSearch, ({ query }) =>
      query.get('q') ? phones : suggestions({ popular: ['هدفون', 'ساعت هوشمند'] }),
    ),
    mockCall(getProductMenu, {
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
    }),
  )
})
afterEach(() => shop.resetHandlers())

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

async function wokenField() {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('searchbox', { name: 'جستجوی کالا' }))
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'جستجوی کالا' })
  return { user, field }
}

async function askedFor(text: string) {
  const { user, field } = await wokenField()
  await user.type(field, text)
  await screen.findByRole('group', { name: 'کالاها' })
  const options = screen.getAllByRole('option')
  const [first, last] = [options.at(0), options.at(-1)]
  if (!first || !last) throw new Error('There are no suggestions.')
  return { user, field, options, first, last }
}

function pointedAt(field: HTMLElement): HTMLElement | null {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
}

describe('an empty field', () => {
  test('offers what others look for, and what this shopper looked for', async () => {
    act(() => rememberSearch('کفش پیاده‌روی'))
    await wokenField()
    const recent = await screen.findByRole('group', { name: 'جستجوهای پیشین شما' })
    const popular = await screen.findByRole('group', { name: 'پرجستجوها' })
    expect(within(recent).getByRole('option')).toHaveTextContent('کفش پیاده‌روی')
    expect(within(popular).getAllByRole('option')).toHaveLength(2)
  })

  test('forgets one search with Delete, and all with a button', async () => {
    for (const text of ['یک', 'دو', 'سه']) act(() => rememberSearch(text))
    const { user, field } = await wokenField()
    await user.keyboard('{ArrowDown}{Delete}')
    expect(shopStore.get().searches).toEqual(['دو', 'یک'])
    expect(pointedAt(field)).toHaveTextContent('دو')
    await user.click(screen.getByRole('button', { name: /پاک کردن/ }))
    expect(shopStore.get().searches).toEqual([])
    expect(field).toHaveFocus()
  })
})

describe('a typed search', () => {
  test('is answered with goods, categories, brands and the way to all of them', async () => {
    const { field, options, first } = await askedFor('گوشی')
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(options).toHaveLength(5)
    expect(options[0]).toHaveAttribute('href', `/product/${encodeURIComponent('کالا-1')}`)
    expect(options[0]).toHaveTextContent('۸۰۰,۰۰۰')
    expect(within(first).getByText('گوشی').tagName).toBe('MARK')
    expect(options[2]).toHaveTextContent('گوشی موبایل۱۲ کالا')
    expect(options[3]).toHaveAttribute('href', '/brand/aria')
    expect(options[4]).toHaveTextContent('دیدن همهٔ نتیجه‌های «گوشی»')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('۴ پیشنهاد'))
  })

  test('says how it was read when that differs', async () => {
    shop.use(mockCall(getSearch, suggestions({ ...phones.data, corrected: 'گوشی' })))
    const { options } = await askedFor("'a,d")
    expect(options[0]).toHaveTextContent('منظورتان «گوشی» بود؟')
    expect(options[0]).toHaveAttribute('href', `/search?${new URLSearchParams({ q: 'گوشی' })}`)
  })

  test('goes to its page with Enter and is remembered', async () => {
    const { user, field } = await askedFor('گوشی')
    await user.keyboard('{Enter}')
    expect(navigation.push).toHaveBeenCalledWith(`/search?${new URLSearchParams({ q: 'گوشی' })}`)
    expect(shopStore.get().searches).toEqual(['گوشی'])
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('the arrows walk all rows, Enter opens the one pointed at', async () => {
    const { user, field, options, last } = await askedFor('گوشی')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(pointedAt(field)).toBe(options[1])
    expect(options[1]).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{End}')
    expect(pointedAt(field)).toBe(options[4])
    const clicked = vi.fn((event: Event) => event.preventDefault())
    last.addEventListener('click', clicked)
    await user.keyboard('{Enter}')
    expect(clicked).toHaveBeenCalledOnce()
    expect(field).toHaveFocus()
  })

  test('Escape closes, a second one empties, Tab passes the button and leaves', async () => {
    const { user, field } = await askedFor('گوشی')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveValue('گوشی')
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'گ')
    await screen.findByRole('listbox')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'پس از آن' })).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('answers that are slow, late, missing or none', () => {
  test('the later question wins when its answer comes first', async () => {
    const asked: string[] = []
    shop.use(
      mockCall(getSearch, async ({ query }) => {
        const q = query.get('q') ?? ''
        asked.push(q)
        if (q === 'گوش') await delay(600)
        return suggestions({ brands: [{ ...brand, title: `برندِ ${q}`, count: 7 }] })
      }),
    )
    const { user, field } = await wokenField()
    await user.type(field, 'گوش')
    await waitFor(() => expect(asked).toContain('گوش'))
    await user.type(field, 'ی')
    await screen.findByText('برندِ', { exact: false })
    await act(() => delay(700))
    expect(screen.getByRole('group', { name: 'برندها' })).toHaveTextContent('برندِ گوشی')
  })

  test('old rows stay, marked busy, until new ones come', async () => {
    const { user, field } = await askedFor('گوشی')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    shop.use(
      mockCall(getSearch, async () => {
        await held
        return suggestions({ brands: phones.data.brands })
      }),
    )
    await user.type(field, ' آریا')
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('group', { name: 'کالاها' })).toBeVisible()
    answer()
    await waitFor(() => expect(screen.queryByRole('group', { name: 'کالاها' })).toBeNull())
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  })

  test('a failure is one quiet line, and the search itself still works', async () => {
    shop.use(mockError(getSearch, { status: 500 }))
    const { user, field } = await wokenField()
    await user.type(field, 'گوشی')
    expect(await screen.findByText(/پیشنهادها نیامد؛/)).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(navigation.push).toHaveBeenCalled()
  })

  test('where nothing is found, popular searches and categories are offered', async () => {
    shop.use(
      mockCall(getSearch, ({ query }) =>
        query.get('q') ? suggestions() : suggestions({ popular: ['هدفون'] }),
      ),
    )
    const { user, field } = await wokenField()
    await user.type(field, 'قفقفق')
    expect(
      await screen.findByText(/پیشنهادی پیدا نشد/, { selector: 'p:not([role])' }),
    ).toBeVisible()
    await screen.findByRole('group', { name: 'دسته‌های فروشگاه' })
    expect(screen.getByRole('option', { name: 'هدفون' })).toBeVisible()
  })
})

describe('the field before its script', () => {
  test('shows what the address asks, and follows it', () => {
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

  test('keeps what was typed into it', () => {
    navigation.query = 'q=کفش'
    render(<SearchField id="search" />)
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    field.value = 'کیف'
    render(<LiveSearch fieldId="search" />)
    expect(field).toHaveValue('کیف')
  })

  test('asks for what was typed while its list was on the way', async () => {
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
