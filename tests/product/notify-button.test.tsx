// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { requireLogin } from '@/components/auth/require-login'
import { NotifyButton } from '@/components/product/notify-button'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/client/http/errors'
import {
  requestStockNotice,
  deleteStockNotice,
  fetchStockNotices,
} from '@/lib/client/queries/stock-notices'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/queries/stock-notices', () => ({
  requestStockNotice: vi.fn(),
  deleteStockNotice: vi.fn(),
  fetchStockNotices: vi.fn(),
}))
vi.mock('@/components/auth/require-login', () => ({ requireLogin: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: { success: vi.fn(), error: vi.fn() } }))

const wish = { name: 'موجود شد خبرم کن' }
const done = { name: /^خبرتان می‌کنیم\s*لغو$/ }
let stockId = 100

beforeEach(() => {
  stockId += 1
  vi.clearAllMocks()
  resetUser()
  vi.mocked(fetchStockNotices).mockResolvedValue([])
  vi.mocked(requireLogin).mockImplementation(({ onLoggedIn }) => onLoggedIn())
})

function show() {
  render(
    <>
      <NotifyButton productId={stockId} stockId={stockId} />
      <NotifyButton productId={stockId} stockId={stockId} />
    </>,
  )
}
function first() {
  const [button] = screen.getAllByRole('button')
  if (!button) throw new Error('no button')
  return button
}

test('a guest is asked to log in, and nothing is asked of the shop', async () => {
  vi.mocked(requireLogin).mockImplementation(() => undefined)
  show()
  await userEvent.click(first())
  expect(requireLogin).toHaveBeenCalledWith(
    expect.objectContaining({ reason: expect.stringContaining('وارد شوید') }),
  )
  expect(requestStockNotice).not.toHaveBeenCalled()
  expect(fetchStockNotices).not.toHaveBeenCalled()
})

test('a customer is told of it, on every button of the page', async () => {
  markLoggedIn('token')
  vi.mocked(requestStockNotice).mockResolvedValue()
  show()
  await userEvent.click(first())
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
  expect(requestStockNotice).toHaveBeenCalledExactlyOnceWith(stockId)
})

test('the same button takes the wish back, and it can be wished again', async () => {
  markLoggedIn('token')
  vi.mocked(fetchStockNotices).mockResolvedValue([stockId])
  vi.mocked(deleteStockNotice).mockResolvedValue()
  show()
  await screen.findAllByRole('button', done)
  await userEvent.click(first())
  expect(await screen.findAllByRole('button', wish)).toHaveLength(2)
  expect(deleteStockNotice).toHaveBeenCalledExactlyOnceWith(stockId)
  await userEvent.click(first())
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
})

test('a wish that could not be taken back still stands', async () => {
  markLoggedIn('token')
  vi.mocked(fetchStockNotices).mockResolvedValue([stockId])
  const message = 'ارتباط با فروشگاه برقرار نشد.'
  vi.mocked(deleteStockNotice).mockRejectedValue(new ApiFailure({ kind: 'network', message }))
  show()
  await screen.findAllByRole('button', done)
  await userEvent.click(first())
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message))
  expect(screen.getAllByRole('button', done)).toHaveLength(2)
})

test('who waits already is shown so, looked up once', async () => {
  markLoggedIn('token')
  vi.mocked(fetchStockNotices).mockResolvedValue([stockId])
  show()
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
  expect(fetchStockNotices).toHaveBeenCalledExactlyOnceWith(stockId)
})

test('a refusal is told in the words of the shop and leaves the wish open', async () => {
  markLoggedIn('token')
  const message = 'این کالا همین حالا موجود است.'
  vi.mocked(requestStockNotice).mockRejectedValue(
    new ApiFailure({ kind: 'status', status: 412, message }),
  )
  show()
  await userEvent.click(first())
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message))
  expect(screen.getAllByRole('button', wish)).toHaveLength(2)
})

test('what one customer waits for is not told to the next on the same page', async () => {
  act(() => userStore.set(() => ({ id: 1, token: 'token-1', isUser: true })))
  vi.mocked(fetchStockNotices).mockResolvedValueOnce([stockId])
  show()
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
  act(() => userStore.set(() => ({ id: 2, token: 'token-2' })))
  expect(screen.getAllByRole('button', wish)).toHaveLength(2)
})
