// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createHeldMoves,
  HOLD_MS,
  shownStatus,
  type MoveOutcome,
  type OrderMove,
} from '@/components/desk/ui/held-moves'
import { HeldMovesNotice } from '@/components/desk/layout/held-moves-notice'
import { HeldMovesProvider, useHeldMoves } from '@/components/desk/ui/held-moves-provider'
import { OfflineBar } from '@/components/desk/ui/offline-bar'
import { getQueryClient } from '@/lib/client/query-client'
import { advanceOrders } from '@/lib/contract/desk/orders'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/orders',
  useRouter: () => ({ push: vi.fn() }),
}))

const api = fakeApi()
const FIRST: OrderMove = { id: 1, code: '400101', from: 'paid', to: 'processing' }
const SECOND: OrderMove = { id: 2, code: '400102', from: 'paid', to: 'processing' }
const FIRST_ON: OrderMove = { ...FIRST, from: 'processing', to: 'preparing' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function offlineMachine() {
  const line = { isThere: false }
  const sent: (readonly OrderMove[])[] = []
  const answers = new Map<OrderMove, MoveOutcome>()
  const machine = createHeldMoves({
    isOnline: () => line.isThere,
    onMoved: () => {},
    send: async (moves) => {
      sent.push(moves)
      const [first] = moves
      const refreshed = Promise.resolve()
      return (first && answers.get(first)) ?? { refused: [], error: null, refreshed }
    },
  })
  return { line, sent, answers, machine }
}

test('without a line moves wait, are shown, and go in their order when there is one', async () => {
  const { line, sent, machine } = offlineMachine()
  machine.hold([FIRST])
  machine.hold([SECOND])
  machine.hold([FIRST_ON])
  await pass(HOLD_MS + 1_000)
  expect(sent).toEqual([])
  expect(shownStatus(machine.get(), 1, 'paid')).toEqual({ status: 'preparing', isUnsent: true })
  expect(machine.takeBack()).toEqual([FIRST_ON])
  expect(shownStatus(machine.get(), 1, 'paid')).toEqual({ status: 'processing', isUnsent: true })
  line.isThere = true
  machine.sendQueued()
  await pass(10)
  expect(sent).toEqual([[FIRST], [SECOND]])
  expect(machine.get().queued).toEqual([])
})

test('a step whose former one the shop refused after the line came back is not sent', async () => {
  const { line, sent, answers, machine } = offlineMachine()
  const refused = [{ id: 1, code: FIRST.code, error: 'همکاری آن را لغو کرده است.' }]
  answers.set(FIRST, { refused, error: null, refreshed: Promise.resolve() })
  machine.hold([FIRST])
  machine.hold([FIRST_ON])
  await pass(HOLD_MS + 1_000)
  line.isThere = true
  machine.sendQueued()
  await pass(10)
  expect(sent).toEqual([[FIRST]])
  expect(machine.get().failures).toEqual([{ moves: [FIRST], text: 'همکاری آن را لغو کرده است.' }])
})

function Move() {
  const { hold } = useHeldMoves()
  return (
    <button type="button" onClick={() => hold([FIRST])}>
      پیش بردن
    </button>
  )
}

test('a bar says since when there is no line and what waits for it, which can be taken back', async () => {
  api.on(advanceOrders, { data: { advanced: [1], refused: [] } })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <QueryClientProvider client={getQueryClient()}>
      <HeldMovesProvider>
        <OfflineBar />
        <Move />
        <HeldMovesNotice />
      </HeldMovesProvider>
    </QueryClientProvider>,
  )
  const [bar, notice] = screen.getAllByRole('status')
  expect(bar).toHaveTextContent(/^اینترنت این دستگاه قطع است\. .*بازپرداخت، پیامک و انتشار/)
  await userEvent.click(screen.getByRole('button', { name: 'پیش بردن' }))
  await pass(HOLD_MS + 121_000)
  expect(bar).toHaveTextContent(/^۲ دقیقه است.*۱ جابه‌جایی این‌جا مانده/)
  expect(notice).toHaveTextContent('سفارش ۴۰۰۱۰۱ پس از وصل شدن به «در حال پردازش» می‌رود')
  await userEvent.click(screen.getByRole('button', { name: 'برگرداندن' }))
  expect(bar).not.toHaveTextContent('جابه‌جایی')
  expect(notice).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'پیش بردن' }))
  await pass(HOLD_MS + 1_000)
  line.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(api.requestsTo(advanceOrders)).toHaveLength(1))
  expect(bar).toBeEmptyDOMElement()
})
