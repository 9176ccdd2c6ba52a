// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ImportNewNames } from '@/components/desk/import/import-new-names'
import { ImportBar } from '@/components/desk/import/import-progress'
import { ImportProblems } from '@/components/desk/import/import-report'
import { getQueryClient } from '@/lib/client/query-client'
import { getImportRows, type DeskImport, type ImportRow } from '@/lib/contract/desk/imports'
import { START_OPTIONS } from '@/lib/domain/import-options'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'

const api = fakeApi()
const NO_COUNTS = {
  ...{ new: 0, change: 0, same: 0, doubtful: 1, wrong: 2 },
  ...{ created: 0, changed: 0, failed: 0, undone: 0, left: 0 },
}
const own: DeskImport = {
  ...{ id: 1, file_name: 'imp.csv', state: 'checked', actor: 'سارا', rows: 3, columns: [] },
  ...{ options: START_OPTIONS, column_problem: null, counts: NO_COUNTS, products: 3, done: 3 },
  pictures: { total: 0, done: 0, failed: 0, rows: 0, files: 0, unmatched: [] },
  ...{ created_at: '2026-11-20T08:00:00.000Z', finished_at: null, started_at: null },
  undo_until: null,
  new_taxa: [],
}
const rowOf = (line: number, state: string, about: string, value: string): ImportRow => ({
  ...{ line, title: `کالای ${line}`, state, product_id: null, cells: [] },
  problem: { about, text: 'چیزی کم است.', value, field: null, others: [] },
})
const rows = [
  rowOf(2, 'wrong', 'category', 'سینی'),
  rowOf(3, 'wrong', 'price', 'صد'),
  rowOf(4, 'doubtful', 'price', '۵۰'),
]

test('what the file would make of categories and brands is told before, what may be a slip first', async () => {
  const onOptions = vi.fn()
  const new_taxa: DeskImport['new_taxa'] = [
    { kind: 'category', name: 'سینی', near: null, goods: 4 },
    { kind: 'category', name: 'گوشی موبایلی', near: 'گوشی موبایل', goods: 1 },
    { kind: 'brand', name: 'نیکانن', near: 'نیکان', goods: 1 },
  ]
  render(<ImportNewNames own={{ ...own, new_taxa }} isBusy={false} onOptions={onOptions} />)
  const region = screen.getByRole('region', { name: 'نام‌هایی که فروشگاه هنوز ندارد' })
  expect(region).toHaveTextContent('۲ دستهٔ تازه')
  const [slip] = within(region).getAllByRole('listitem')
  expect(slip).toHaveTextContent('گوشی موبایلیشاید «گوشی موبایل»؟۱ کالا')
  expect(START_OPTIONS).toMatchObject({ makes_categories: false, makes_brands: false })
  await userEvent.click(within(region).getByRole('button', { name: /^ساخته شود.*برند تازه/ }))
  expect(onOptions).toHaveBeenLastCalledWith({ makes_brands: true })
})

test('each row that does not go in has a button that mends it', async () => {
  api.on(getImportRows, {
    data: {
      ...{ rows, next: null },
      kinds: [
        { about: 'category', count: 1 },
        { about: 'price', count: 2 },
      ],
    },
  })
  const onOptions = vi.fn()
  const onColumns = vi.fn()
  const onCells = vi.fn()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <ImportProblems own={own} remedies={{ isBusy: false, onOptions, onCells, onColumns }} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^دسته ساخته شود/ }))
  expect(onOptions).toHaveBeenLastCalledWith({ makes_categories: true })
  await userEvent.click(screen.getByRole('button', { name: /^همین درست است/ }))
  expect(onOptions).toHaveBeenLastCalledWith({ takes_doubtful: true })
  await userEvent.click(screen.getByRole('button', { name: /^دیدن ستون‌ها/ }))
  expect(onColumns).toHaveBeenCalledOnce()

  const kinds = within(screen.getByRole('group', { name: 'کدام ردیف‌ها' })).getAllByRole('button')
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['همه۳', 'قیمت۲', 'دسته۱'])
})

test('a row that one cell keeps out is written anew where it stands, and tried with the others', async () => {
  const columnOf = (field: 'price' | 'quantity'): DeskImport['columns'][number] => ({
    ...{ heading: field, field, name: '', certainty: 100, unit: null, samples: [] },
  })
  const inCell = (line: number, field: 'price' | 'quantity', cells: string[]): ImportRow => ({
    ...{ ...rowOf(line, 'wrong', field, ''), cells },
    problem: {
      ...{ about: field, text: 'درست نیست.', field, value: cells[line - 2] ?? '' },
      others: [],
    },
  })
  const wrong = [inCell(2, 'price', ['صد', '4']), inCell(3, 'quantity', ['900', '-3'])]
  api.on(getImportRows, { data: { rows: wrong, next: null, kinds: [] } })
  const onCells = vi.fn()
  const remedies = { isBusy: false, onOptions: vi.fn(), onCells, onColumns: vi.fn() }
  const columns = [columnOf('price'), columnOf('quantity')]
  render(
    <QueryClientProvider client={getQueryClient()}>
      <ImportProblems own={{ ...own, id: 2, columns }} remedies={remedies} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^نوشتن ۰/ }))
  expect(onCells).toHaveBeenLastCalledWith([{ line: 3, field: 'quantity', value: '0' }])
  const price = screen.getByRole('textbox', { name: 'قیمت، ردیف ۲' })
  expect(price).toHaveValue('صد')
  await userEvent.clear(price)
  await userEvent.type(price, '۱۰۰{Enter}')
  expect(onCells).toHaveBeenLastCalledWith([{ line: 2, field: 'price', value: '۱۰۰' }])
})

test('all that is wrong with a row is said and mended at once', async () => {
  const columnOf = (field: 'title' | 'price'): DeskImport['columns'][number] => ({
    ...{ heading: field, field, name: '', certainty: 100, unit: null, samples: [] },
  })
  const wrongOf = (field: 'title' | 'price', text: string) => ({
    ...{ about: field, text, value: 'ب', field },
  })
  const row: ImportRow = {
    ...{ ...rowOf(2, 'wrong', 'title', 'ب'), cells: ['ب', 'صد'] },
    problem: { ...wrongOf('title', 'نام کوتاه است.'), others: [wrongOf('price', 'قیمت رقم است.')] },
  }
  api.on(getImportRows, { data: { rows: [row], next: null, kinds: [] } })
  const onCells = vi.fn()
  const remedies = { isBusy: false, onOptions: vi.fn(), onCells, onColumns: vi.fn() }
  const columns = [columnOf('title'), columnOf('price')]
  render(
    <QueryClientProvider client={getQueryClient()}>
      <ImportProblems own={{ ...own, id: 3, columns }} remedies={remedies} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('نام کوتاه است.')).toBeVisible()
  expect(screen.getByText('قیمت رقم است.')).toBeVisible()
  for (const [name, text] of [
    ['نام کالا، ردیف ۲', 'بنفشه'],
    ['قیمت، ردیف ۲', '۱۰۰'],
  ] as const) {
    const cell = screen.getByRole('textbox', { name })
    await userEvent.clear(cell)
    await userEvent.type(cell, text)
  }
  await userEvent.click(screen.getByRole('button', { name: /^بررسی دوبارهٔ ۱ ردیف/ }))
  expect(onCells).toHaveBeenLastCalledWith([
    { line: 2, field: 'title', value: 'بنفشه' },
    { line: 2, field: 'price', value: '۱۰۰' },
  ])
})

test('the result is what went in and what did not, in the rows that the trial run counts', () => {
  const counts = { ...NO_COUNTS, doubtful: 0, wrong: 3, created: 1, failed: 1 }
  const done: DeskImport = { ...own, state: 'done', rows: 5, products: 2, done: 2, counts }
  const { rerender } = render(<ImportBar own={done} />)
  expect(screen.getByRole('status')).toHaveTextContent('۱ ردیف ساخته شد، ۴ ردیف وارد نشد')
  expect(screen.getByRole('progressbar')).toHaveValue(20)
  const whole = { ...NO_COUNTS, doubtful: 0, wrong: 0, created: 4, same: 1 }
  rerender(<ImportBar own={{ ...done, counts: whole }} />)
  expect(screen.getByRole('status')).toHaveTextContent('۴ ردیف ساخته شد، ۱ ردیف از پیش همین بود')
  expect(screen.getByRole('progressbar')).toHaveValue(100)
})
