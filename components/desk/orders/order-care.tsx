import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import Link from '@/components/ui/link'
import { DeskButton } from '../ui/desk-button'
import { KeyHint } from '../ui/key-hint'
import { OrderTags } from './order-tags'
import { useParcel } from './packed-goods'
import { PresenceNote } from '../ui/presence-note'
import { StaffMark } from './staff-mark'

type OrderCareProps = {
  whole: StaffOrder
  /** Null for who may not. */
  onAssign: (() => void) | null
  onTag: (() => void) | null
}

/** Who of the staff has it in hand, and what they put on it. */
export function OrderCare({ whole: { order, tags, assignee }, onAssign, onTag }: OrderCareProps) {
  return (
    <section className="desk-card" aria-labelledby="care">
      <header>
        <h2 id="care" className="text-[14px] font-bold">
          نشان‌ها و مسئول
        </h2>
        <PresenceNote subject={`order:${order.id}`} />
      </header>
      <div className="grid gap-2 p-3.5">
        <div className="flex flex-wrap items-center gap-2">
          {tags.length > 0 ? (
            <OrderTags tags={tags} />
          ) : (
            <span className="text-note">نشانی ندارد</span>
          )}
          {onTag && (
            <DeskButton className="ms-auto" onClick={onTag}>
              نشان‌ها
              <KeyHint keys="KeyL" />
            </DeskButton>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {assignee ? (
            <>
              <StaffMark name={assignee.name} />
              <MixedText>{assignee.name}</MixedText>
            </>
          ) : (
            <span className="text-note">مسئولی ندارد</span>
          )}
          {onAssign && (
            <DeskButton className="ms-auto" onClick={onAssign}>
              سپردن
              <KeyHint keys="KeyA" />
            </DeskButton>
          )}
        </div>
      </div>
    </section>
  )
}

/** What leaves the shop: how much, how, under which number, and whether its label was printed here. */
export function ParcelCard({ whole }: { whole: StaffOrder }) {
  const { order, picking, delivery_changes: changes } = whole
  const changed = changes.at(-1)
  const { labelAt } = useParcel(order.id)
  const isStale = labelAt !== null && changed !== undefined && Date.parse(changed.at) > labelAt
  const isToSend = UNDER_WAY.some((status) => status === order.status)
  if (order.type !== 'sales' || (!isToSend && order.status !== 'delivery')) return null
  const units = picking.reduce((sum, one) => sum + one.units, 0)
  return (
    <section className="desk-card" aria-labelledby="parcel">
      <header>
        <h2 id="parcel" className="text-[14px] font-bold">
          بسته
        </h2>
        {units > 0 && <span className="text-note">{persianDigits(units)} عدد کالا</span>}
      </header>
      <div className="grid gap-2 p-3.5">
        <p className={order.tracking_code ? undefined : 'text-note'}>
          {order.tracking_code ? (
            <>
              کد رهگیری <bdi dir="ltr">{persianDigits(order.tracking_code)}</bdi>
            </>
          ) : (
            'هنوز کد رهگیری ندارد'
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <LabelState labelAt={labelAt} isStale={isStale} />
          <Link
            className="desk-button ms-auto phone:hidden"
            href={deskPaths.printOrders('labels', [order.id])}
          >
            {labelAt === null ? 'چاپ برچسب' : 'چاپ دوباره'}
          </Link>
        </div>
      </div>
    </section>
  )
}

/** A label that was printed before its address or hours changed must not leave on the parcel. */
function LabelState({ labelAt, isStale }: { labelAt: number | null; isStale: boolean }) {
  if (labelAt === null) return <span className="text-note">برچسب روی این دستگاه چاپ نشده</span>
  if (isStale) {
    return (
      <span className="bg-soon-bg text-soon-ink rounded-[10px] p-2">
        برچسب چاپ‌شده نشانی یا زمان پیشین را دارد؛ دوباره چاپش کنید.
      </span>
    )
  }
  return <span className="text-done-ink">برچسب چاپ شد، {formatDateTime(new Date(labelAt))}</span>
}
