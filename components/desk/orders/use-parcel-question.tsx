import { useCallback, useState, type ReactNode } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DialogActions } from '../ui/dialog-actions'
import { useAdvance } from '../ui/held-moves-provider'
import { listLeftOut, packItems, type PackableItem } from './packed-goods'

/** A parcel is closed by then. */
const CLOSED: readonly OrderStatus[] = ['ready_for_send', 'send_to_center', 'sending', 'delivery']

type ParcelMove = {
  id: number
  code: string
  to: OrderStatus
  /** Where its goods are known; of others those that were there when one was ticked. */
  items?: readonly PackableItem[]
}
type OpenParcel = { id: number; code: string; left: PackableItem[] }
type ParcelQuestion = {
  parcels: OpenParcel[]
  /** How many others would go with them. */
  others: number
  go: (leftOut: readonly number[]) => void
}
type Ask = <Move extends ParcelMove>(
  moves: readonly Move[],
  go: (moves: readonly Move[]) => void,
) => void

/** Before a parcel that was begun is closed it asks for what is not ticked; the answer ticks it, so that it asks once. */
export function useParcelQuestion(): { ask: Ask; question: ReactNode } {
  const [pending, setPending] = useState<ParcelQuestion | null>(null)
  const ask = useCallback<Ask>((moves, go) => {
    const parcels = moves.flatMap(({ id, code, to, items }): OpenParcel[] => {
      const left = CLOSED.includes(to) ? listLeftOut(id, items) : []
      return left.length > 0 ? [{ id, code, left }] : []
    })
    if (parcels.length === 0) return go(moves)
    const others = moves.length - parcels.length
    setPending({
      ...{ parcels, others },
      go: (leftOut) => go(moves.filter(({ id }) => !leftOut.includes(id))),
    })
  }, [])
  const question = pending && <ParcelDialog {...pending} onClose={() => setPending(null)} />
  return { ask, question }
}

/** Takes orders to their next step, where they have one, and asks for parcels that are not whole. */
export function useAdvanceOrders() {
  const advance = useAdvance()
  const { ask, question } = useParcelQuestion()
  const run = useCallback(
    (orders: readonly ListedDeskOrder[], onGone?: () => void) =>
      ask(
        orders.flatMap((order) => {
          const { id, code, next } = order
          return next === null ? [] : { id, code, to: next, order }
        }),
        (moves) => {
          advance(moves.map(({ order }) => order))
          onGone?.()
        },
      ),
    [ask, advance],
  )
  return { run, question }
}

function ParcelDialog({ parcels, others, go, onClose }: ParcelQuestion & { onClose: () => void }) {
  const [only, ...more] = parcels
  const isOne = more.length === 0
  const answer = (leftOut: readonly number[]) => {
    onClose()
    go(leftOut)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        only && isOne
          ? `${formatNumber(only.left.length)} قلم در بسته نیست`
          : `بستهٔ ${formatNumber(parcels.length)} سفارش کامل نیست`
      }
      size="sm"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          for (const { id, left } of parcels)
            packItems(
              id,
              left.map((item) => item.id),
            )
          answer([])
        }}
      >
        <p>این‌ها در «کالاها» تیک ندارند:</p>
        <ul aria-label="سفارش‌ها" className="grid gap-3">
          {parcels.map(({ id, code, left }) => (
            <li key={id} className="grid gap-1">
              <b className="font-semibold">
                سفارش <bdi dir="ltr">{persianDigits(code)}</bdi>
              </b>
              <ul className="list-disc space-y-1 ps-5">
                {left.map((item) => (
                  <li key={item.id}>
                    <MixedText>{item.title}</MixedText>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <DialogActions
          action="همه در بسته است"
          other={
            others > 0 && (
              <DeskButton onClick={() => answer(parcels.map(({ id }) => id))}>
                بدون {isOne ? 'این سفارش' : 'این سفارش‌ها'}
              </DeskButton>
            )
          }
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
