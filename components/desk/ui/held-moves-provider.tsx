'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { notify } from '@/components/ui/notify'
import { withFreshProof } from '@/lib/client/desk/fresh-proof'
import { deskOrderKeys, inboxKeys } from '@/lib/client/desk/keys'
import { advance, move } from '@/lib/client/desk/orders'
import { isApiError } from '@/lib/client/http/error-checks'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { isReturn } from '@/lib/domain/order-statuses'
import { getNextStatus } from '@/lib/domain/order-transitions'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { useCommands, type DeskCommand } from './desk-commands'
import { createHeldMoves, showOrder, type OrderMove, type RefusedMove } from './held-moves'
import { describeFailure } from './use-desk-mutation'

type HeldMoves = ReturnType<typeof createHeldMoves>

const HeldMovesContext = createContext<HeldMoves | null>(null)

/** A card may be carried over steps that others take; all else goes one step on. */
async function sendMoves(moves: readonly OrderMove[]): Promise<readonly RefusedMove[]> {
  const [first] = moves
  if (first && moves.length === 1 && getNextStatus(first.from) !== first.to) {
    const { id, code: _, ...change } = first
    await move(id, change, { outlivesPage: true })
    return []
  }
  const body = { orders: moves.map(({ code: _, to: _to, ...seen }) => seen) }
  return (await advance(body, { outlivesPage: true })).refused
}

const isCanceled = (error: unknown) => isApiError(error) && error.kind === 'canceled'

/** Of one return which it was: the row that it stands in may be that of a ticket. */
function describeMoved(moves: readonly OrderMove[]): string {
  const [first] = moves
  if (first === undefined || moves.length > 1)
    return `${persianDigits(moves.length)} سفارش پیش رفت.`
  if (!isReturn(first.to)) return 'سفارش پیش رفت.'
  return isolateLatin(`${persianDigits(first.code)}: «${STATUS_TITLES[first.to]}» ثبت شد.`)
}

function createOrderMoves(queryClient: QueryClient): HeldMoves {
  const refresh = async (moves: readonly OrderMove[]) => {
    const keys = [
      deskOrderKeys.all,
      ...(moves.some(({ to }) => isReturn(to)) ? [inboxKeys.all] : []),
    ]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  return createHeldMoves({
    isOnline: () => navigator.onLine,
    send: async (moves) => {
      try {
        const refused = await withFreshProof(() => sendMoves(moves))
        return { refused, error: null, refreshed: refresh(moves) }
      } catch (error) {
        const text = isCanceled(error) ? '' : describeFailure(error)
        return { refused: [], error: text, refreshed: refresh(moves) }
      }
    },
    onMoved: (moves) => void notify.success(describeMoved(moves)),
  })
}

/** The one machine of all pages that move orders. What is held is sent when its page is left or hidden. */
export function HeldMovesProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const [machine] = useState(() => createOrderMoves(queryClient))
  const pathname = usePathname()
  useEffect(() => () => void machine.flush(), [machine, pathname])
  useEffect(() => {
    const leave = () => void machine.flush({ isLeaving: true })
    const hide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', machine.sendQueued)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', machine.sendQueued)
    }
  }, [machine])
  return <HeldMovesContext value={machine}>{children}</HeldMovesContext>
}

export function useHeldMoves(): HeldMoves {
  const machine = use(HeldMovesContext)
  if (machine === null) throw new Error('Orders are moved inside the frame of the desk alone.')
  return machine
}

export function useHeldMovesState() {
  const { subscribe, get } = useHeldMoves()
  return useSyncExternalStore(subscribe, get, get)
}

/** As they stand with what was done here, whether it was sent or not. */
export function useShownOrders(orders: readonly ListedDeskOrder[] | undefined) {
  const state = useHeldMovesState()
  return useMemo(() => (orders ?? []).map((order) => showOrder(state, order)), [state, orders])
}

/** Takes orders to their next step, where they have one. */
export function useAdvance(): (orders: readonly ListedDeskOrder[]) => void {
  const { hold } = useHeldMoves()
  return useMemo(
    () => (orders) =>
      hold(
        orders.flatMap(({ id, code, status, next, last_delivery_change }) =>
          next === null ? [] : { id, code, from: status, to: next, last_delivery_change },
        ),
      ),
    [hold],
  )
}

export function useTakeBack(): () => void {
  const { takeBack } = useHeldMoves()
  return useMemo(
    () => () => {
      const moves = takeBack()
      const count = moves?.length ?? 0
      if (moves === null) void notify.info('چیزی برای برگرداندن نیست.')
      else if (count === 1) {
        const what = moves.some(({ to }) => isReturn(to)) ? 'مرجوعی' : 'سفارش'
        void notify.info(`برگشت؛ وضعیت ${what} تغییر نکرد.`)
      } else void notify.info(`برگشت؛ وضعیت ${persianDigits(count)} سفارش تغییر نکرد.`)
    },
    [takeBack],
  )
}

/** `Z`, on the pages that move orders. */
export function useTakeBackKeys(canAdvance: boolean): void {
  const run = useTakeBack()
  const command = { title: 'برگرداندن آخرین جابه‌جایی', group: 'سفارش‌ها', run }
  const commands: DeskCommand[] = [
    { ...command, id: 'take-back', keys: 'KeyZ' },
    { ...command, id: 'take-back-mod', keys: 'Mod+KeyZ', isKeyOnly: true },
  ]
  useCommands(canAdvance ? commands : [])
}
