// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { askLogin } from '@/components/login/ask-login'
import { NotifyButton } from '@/components/product/notify-button'
import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/api/failure'
import { askToBeTold, cancelAsking, fetchAwaited } from '@/lib/api/stock-notices'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { act, render, screen, userEvent, waitFor } from '../ui/rendering'

vi.mock('@/lib/api/stock-notices', () => ({
  askToBeTold: vi.fn(),
  cancelAsking: vi.fn(),
  fetchAwaited: vi.fn(),
}))
vi.mock('@/components/login/ask-login', () => ({ askLogin: vi.fn() }))
vi.mock('@/components/ui/notify', () => ({ notify: { success: vi.fn(), error: vi.fn() } }))

const wish = { name: 'موجود شد خبرم کن' }
const done = { name: /^خبرتان می‌کنیم\s*لغو$/ }
let stockId = 100

beforeEach(() => {
  stockId += 1
  vi.clearAllMocks()
  resetUser()
  vi.mocked(fetchAwaited).mockResolvedValue([])
  vi.mocked(askLogin).mockImplementation(({ then }) => then())
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
  vi.mocked(askLogin).mockImplementation(() => undefined)
  show()
  await userEvent.click(first())
  expect(askLogin).toHaveBeenCalledWith(
    expect.objectContaining({ reason: expect.stringContaining('وارد شوید') }),
  )
  expect(askToBeTold).not.toHaveBeenCalled()
  expect(fetchAwaited).not.toHaveBeenCalled()
})

test('a customer is told of it, on every button of the page', async () => {
  markLoggedIn('token')
  vi.mocked(askToBeTold).mockResolvedValue()
  show()
  await userEvent.click(first())
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
  expect(askToBeTold).toHaveBeenCalledExactlyOnceWith(stockId)
})

test('the same button takes the wish back, and it can be wished again', async () => {
  markLoggedIn('token')
  vi.mocked(fetchAwaited).mockResolvedValue([stockId])
  vi.mocked(cancelAsking).mockResolvedValue()
  show()
  await screen.findAllByRole('button', done)
  await userEvent.click(first())
  expect(await screen.findAllByRole('button', wish)).toHaveLength(2)
  expect(cancelAsking).toHaveBeenCalledExactlyOnceWith(stockId)
  await userEvent.click(first())
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
})

test('a wish that could not be taken back still stands', async () => {
  markLoggedIn('token')
  vi.mocked(fetchAwaited).mockResolvedValue([stockId])
  const message = 'ارتباط با فروشگاه برقرار نشد.'
  vi.mocked(cancelAsking).mockRejectedValue(new ApiFailure({ kind: 'network', message }))
  show()
  await screen.findAllByRole('button', done)
  await userEvent.click(first())
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message))
  expect(screen.getAllByRole('button', done)).toHaveLength(2)
})

test('who waits already is shown so, looked up once', async () => {
  markLoggedIn('token')
  vi.mocked(fetchAwaited).mockResolvedValue([stockId])
  show()
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
  expect(fetchAwaited).toHaveBeenCalledExactlyOnceWith(stockId)
})

test('a refusal is told in the words of the shop and leaves the wish open', async () => {
  markLoggedIn('token')
  const message = 'این کالا همین حالا موجود است.'
  vi.mocked(askToBeTold).mockRejectedValue(new ApiFailure({ kind: 'status', status: 412, message }))
  show()
  await userEvent.click(first())
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message))
  expect(screen.getAllByRole('button', wish)).toHaveLength(2)
})

test('what one customer waits for is not told to the next on the same page', async () => {
  act(() => userStore.set(() => ({ id: 1, token: 'token-1', isUser: true })))
  vi.mocked(fetchAwaited).mockResolvedValueOnce([stockId])
  show()
  expect(await screen.findAllByRole('button', done)).toHaveLength(2)
  act(() => userStore.set(() => ({ id: 2, token: 'token-2' })))
  expect(screen.getAllByRole('button', wish)).toHaveLength(2)
})
