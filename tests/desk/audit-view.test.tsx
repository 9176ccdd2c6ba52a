// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { auditRow } from '@/components/desk/audit/audit-csv'
import { AuditView } from '@/components/desk/audit/audit-view'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { ProductHistory } from '@/components/desk/products/product-history'
import { getQueryClient } from '@/lib/client/query-client'
import { getAuditLog, getStaff, type AuditEvent } from '@/lib/contract/desk/staff'
import { undoStockUpdate } from '@/lib/contract/desk/stock-updates'
import { PERMISSIONS } from '@/lib/domain/staff'
import { HOUR_MS } from '@/lib/persian/durations'
import { fakeApi } from '../kit/fake-api'
import { deskMember } from '../kit/desk-member'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const navigation = vi.hoisted(() => ({ search: '', replaced: [''] }))

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/audit',
  useSearchParams: () => new URLSearchParams(navigation.search),
  useRouter: () => ({ replace: (href: string) => navigation.replaced.push(href) }),
}))

const api = fakeApi()

const event: AuditEvent = {
  ...{ id: 9, actor_kind: 'staff', actor_name: 'سارا مرادی', action: 'updateDeskProduct' },
  subject: 'product:4',
  before: { version: 1, status: 'hidden', title: 'ساعت' },
  after: { version: 2, status: 'published', title: 'ساعت هوشمند' },
  ...{ ip: '10.0.0.1', device: 'Chrome روی Windows', created_at: '2026-11-22T07:11:00.000Z' },
}
const moved: AuditEvent = {
  ...event,
  ...{ id: 8, actor_name: 'احمد', action: 'advanceOrders', subject: 'order:12' },
  before: { status: 'preparing' },
  after: { status: 'stock' },
}
const names = { 'product:4': 'ساعت Watch 3', 'order:12': 'V-10428' }

test('the file has the day and hour of Tehran and the sentence of the screen before the raw values', () => {
  const night = { ...event, created_at: '2026-11-21T21:10:00.000Z' }
  const row = auditRow(night, names).map((cell) => cell.replace(/[\u2066-\u2069]/g, ''))
  expect(row).toEqual([
    ...['1405/09/01 00:40', 'سارا مرادی', 'کالای «ساعت Watch 3» را تغییر داد', '10.0.0.1'],
    ...['Chrome روی Windows', 'updateDeskProduct', 'product:4'],
    ...[JSON.stringify(event.before), JSON.stringify(event.after), '2026-11-21T21:10:00.000Z'],
  ])
})

beforeEach(() => {
  navigation.search = ''
  navigation.replaced = []
  api.on(getStaff, { data: { staff: [] } })
  api.on(getAuditLog, { data: { events: [event, moved], names, has_more: false } })
})

function show() {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
        <AuditView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
}

async function findEvents() {
  return within(await screen.findByRole('region', { name: 'رویدادها' })).findAllByRole('listitem')
}

test('tells each event as a sentence that leads to its thing', async () => {
  show()
  const [first, second] = await findEvents()
  expect(within(first ?? document.body).getByText(/کالای/)).toHaveTextContent(
    'سارا مرادی کالای «ساعت Watch 3» را تغییر داد',
  )
  expect(screen.getByRole('link', { name: /ساعت.*Watch 3/ })).toHaveAttribute(
    'href',
    '/desk/products/4',
  )
  expect(second).toHaveTextContent('احمد سفارش V-۱۰۴۲۸ را «خروج از انبار» کرد')
  expect(second).toHaveTextContent('وضعیت: در حال آماده‌سازی')
})

test('an opened event has what changed before and after, and its source in a run of its own', async () => {
  show()
  const [first] = await findEvents()
  const row = within(first ?? document.body)
  await userEvent.click(row.getByText('وضعیت، عنوان'))
  const rows = within(row.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'فیلدپیش ازپس از',
    'وضعیتپیش‌نویسمنتشرشده',
    'عنوانساعتساعت هوشمند',
  ])
  for (const source of row.getAllByText('۱۰.۰.۰.۱ · Chrome روی Windows')) {
    expect(source).toHaveAttribute('dir', 'ltr')
  }
})

test('a row says from where it came before it is opened', async () => {
  show()
  const [first] = await findEvents()
  const row = within(first ?? document.body)
  expect(row.getByText('۱۰.۰.۰.۱ · Chrome روی Windows')).toBeInTheDocument()
  expect(row.getByRole('button', { expanded: false })).toBeVisible()
})

test('it is searched by what is typed', async () => {
  navigation.search = 'q=10428'
  show()
  await findEvents()
  const [request] = api.requestsTo(getAuditLog)
  expect(request?.query.get('q')).toBe('10428')
  expect(screen.getByRole('searchbox', { name: 'سفارش، کالا یا واژه' })).toHaveValue('10428')
})

test('its filters stand in the address, and ask for what they say', async () => {
  navigation.search = 'subject=order%3A12&action=moveOrder&from=۱۴۰۵/۹/۱'
  show()
  await findEvents()
  const [request] = api.requestsTo(getAuditLog)
  expect(Object.fromEntries(request?.query ?? [])).toMatchObject({
    ...{ subject: 'order:12', action: 'moveOrder', from: '2026-11-22' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن فیلتر سفارش ۱۲' }))
  expect(navigation.replaced.at(-1)).not.toContain('subject')
})

test('without an event it says so, and offers to drop the filters', async () => {
  navigation.search = 'subject=brand'
  api.on(getAuditLog, { data: { events: [], names: {}, has_more: false } })
  show()
  expect(await screen.findByText('با این فیلترها رویدادی نیست')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن فیلترها' }))
  await waitFor(() => expect(navigation.replaced).toContain('/desk/audit'))
})

test('when it does not come it says so, and offers another try', async () => {
  api.fails(getAuditLog, { status: 422, error: 'این روز درست نیست.', code: 'invalid' })
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('گزارش رویدادها نیامد')
  expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible()
})

test('a bulk change of the last hour can be taken back from its row, once', async () => {
  const bulkOf = (id: number, ago: number): AuditEvent => ({
    ...{ ...event, id: 100 + id, action: 'setStocks', subject: `stock_update:${id}` },
    ...{ before: null, after: [], created_at: new Date(Date.now() - ago).toISOString() },
  })
  const undone: AuditEvent = { ...bulkOf(2, 0), id: 200, action: 'undoStockUpdate' }
  const events = [undone, bulkOf(3, HOUR_MS / 2), bulkOf(2, HOUR_MS / 2), bulkOf(1, 2 * HOUR_MS)]
  api.on(getAuditLog, { data: { events, names: {}, has_more: false } })
  api.on(undoStockUpdate, { data: { restored: 302, skipped: 0 } })
  show()
  await findEvents()
  const buttons = screen.getAllByRole('button', { name: /^برگرداندن/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['برگرداندن تغییر گروهی ۳'])
  await userEvent.click(buttons[0] ?? document.body)
  await waitFor(() => expect(api.requestsTo(undoStockUpdate)[0]?.params).toMatchObject({ id: '3' }))
  await waitFor(() => expect(api.requestsTo(getAuditLog)).toHaveLength(2))
})

test('the history of a product opens each change to what it was and what it became', async () => {
  api.on(getAuditLog, { data: { events: [event], names, has_more: false } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <ProductHistory id={4} />
    </QueryClientProvider>,
  )
  const list = within(await screen.findByRole('list', { name: 'تغییرهای این کالا' }))
  expect(list.getByText(/۱ آذر ۱۴۰۵/)).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: /جزئیات/ }))
  expect(list.getByRole('row', { name: /ساعت ساعت هوشمند/ })).toBeVisible()
})
