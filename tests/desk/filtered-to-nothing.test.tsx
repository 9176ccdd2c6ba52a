// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { FilteredToNothing, type FoundCount } from '@/components/desk/ui/filter-chips'
import { getQueryClient } from '@/lib/client/query-client'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const CHIPS = [
  { name: 'method', text: 'ارسال: تیپاکس' },
  { name: 'q', text: 'جستجو: تهران' },
  { name: 'due', text: 'مهلت: گذشته' },
]

function show(found: Record<string, FoundCount>, chips = CHIPS) {
  const onDrop = vi.fn()
  const onClear = vi.fn()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <FilteredToNothing
        what={chips === CHIPS ? 'سفارش' : 'کالا'}
        none={chips === CHIPS ? 'سفارشی' : 'کالایی'}
        chips={chips}
        queryKey={['nothing']}
        countWithout={(name) => Promise.resolve(found[name] ?? { count: 0 })}
        onDrop={onDrop}
        onClear={onClear}
      />
    </QueryClientProvider>,
  )
  return { onDrop, onClear }
}

test('a list that is filtered to nothing offers to drop what stands in the way of the most', async () => {
  const { onDrop } = show({ q: { count: 4 }, due: { count: 50, hasMore: true } })
  expect(screen.getByRole('heading', { name: 'با این ۳ فیلتر سفارشی نیست' })).toBeVisible()
  const offers = await screen.findAllByRole('button', { name: /^بدون/ })
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'بدون «مهلت: گذشته»: ۵۰ سفارش یا بیشتر',
    'بدون «جستجو: تهران»: ۴ سفارش',
  ])
  await userEvent.click(screen.getByRole('button', { name: /بدون «جستجو: تهران»/ }))
  expect(onDrop).toHaveBeenCalledWith('q')
  await userEvent.click(screen.getByRole('button', { name: 'ارسال: تیپاکس برداشتن' }))
  expect(onDrop).toHaveBeenLastCalledWith('method')
})

test('where no single filter stands in the way, it says so and all can be dropped', async () => {
  const { onClear } = show({})
  expect(await screen.findByText('برداشتن یکی از آن‌ها بس نیست.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن فیلترها' }))
  expect(onClear).toHaveBeenCalled()
})

test('the words of an offer are one run, which a search in Latin letters parts by no gap', async () => {
  show({ q: { count: 302 } }, [{ name: 'q', text: 'جستجو: zzzqqq' }])
  const offer = await screen.findByRole('button', { name: /^بدون/ })
  expect(offer).toHaveTextContent('بدون «جستجو: zzzqqq»: ۳۰۲ کالا')
  expect(offer.children).toHaveLength(1)
})

test('where the counts could not be read it claims nothing, and all can be dropped', async () => {
  const counted = vi.fn()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <FilteredToNothing
        {...{ what: 'سفارش', none: 'سفارشی', chips: CHIPS, queryKey: ['failing'] }}
        countWithout={() => {
          counted()
          return Promise.reject(new Error('نشد'))
        }}
        onDrop={() => {}}
        onClear={() => {}}
      />
    </QueryClientProvider>,
  )
  await waitFor(() => {
    expect(getQueryClient().isFetching()).toBe(0)
    expect(counted).toHaveBeenCalledTimes(CHIPS.length)
  })
  expect(screen.getByRole('button', { name: 'برداشتن فیلترها' })).toBeVisible()
  expect(screen.queryByText('برداشتن یکی از آن‌ها بس نیست.')).toBeNull()
})

test('a list that should be empty says so, and leads on to the others', async () => {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <FilteredToNothing
        what="سفارش"
        none="سفارشی"
        title="چیزی برای واریز نمانده است"
        chips={[{ name: 'refund_due', text: 'در انتظار واریز' }]}
        queryKey={['no transfers']}
        countWithout={() => Promise.resolve({ count: 97 })}
        onDrop={vi.fn()}
        onClear={vi.fn()}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { name: 'چیزی برای واریز نمانده است' })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^بدون .*: ۹۷ سفارش$/ })).toBeVisible()
})
