'use client'

import { useState, type FormEvent } from 'react'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { isCancelled } from '@/lib/domain/order-statuses'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { DeskField } from '../ui/desk-field'
import { DialogActions } from '../ui/dialog-actions'
import { FormDialog } from '../ui/form-dialog'

/** From the moment that it is packed, a parcel may have a number. */
const WITH_PARCEL: readonly OrderStatus[] = ['send_to_center', 'sending']

/** What a move wants beside itself: the number of a parcel, a reason, or a second look. */
export function asksBeforeMove(to: OrderStatus, isCashOnDelivery = false): boolean {
  if (to === 'delivery') return isCashOnDelivery
  return WITH_PARCEL.includes(to) || to.startsWith('ref') || isCancelled(to)
}

/** Its customer reads by whom it was cancelled. */
const CANCEL_REASONS: Partial<Record<OrderStatus, string>> = {
  cancel_store: 'فروشگاه نمی‌تواند بفرستد؛ کالا یا قیمت درست نبود',
  cancel_operator: 'مشتری با پشتیبانی تماس گرفت و نخواست',
  cancel_customer: 'مشتری هنگام تحویل نپذیرفت',
}

export type MoveExtra = {
  /** For whom it is cancelled, where that was asked. */
  to?: OrderStatus
  note: string
  tracking_code?: string
  collected?: { reference: string }
}

type MoveDialogProps = {
  to: OrderStatus
  /** What else it may be given: of a cancellation it is asked for whom it is. */
  allowed?: readonly OrderStatus[]
  isExchange: boolean
  /** What is to be collected at the door; null where nothing is. */
  due?: number | null
  /** That it has already. */
  trackingCode?: string | null
  isBusy: boolean
  trackingError: string | undefined
  noteError: string | undefined
  onClose: () => void
  onMove: (extra: MoveExtra) => void
}

export function MoveDialog(props: MoveDialogProps) {
  const {
    to,
    allowed = [],
    isExchange,
    due = null,
    trackingCode = null,
    isBusy,
    trackingError,
    noteError,
    onClose,
    onMove,
  } = props
  const isRefusing = to === 'refer_reject'
  const isCancelling = isCancelled(to)
  const reasons = isCancelling ? allowed.filter(isCancelled) : []
  const [reason, setReason] = useState(to)
  const hasParcel = WITH_PARCEL.includes(to)
  const isCollecting = to === 'delivery' && due !== null
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('tracking_code') ?? '')
    onMove({
      note: String(form.get('note') ?? ''),
      ...(reasons.length > 1 && { to: reason }),
      ...(code && { tracking_code: code }),
      ...(isCollecting && { collected: { reference: String(form.get('reference') ?? '') } }),
    })
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isCancelling ? 'لغو سفارش' : STATUS_TITLES[to]}
      size="sm"
    >
      <form onSubmit={handleSubmit} noValidate className="grid gap-4">
        {isCancelling && (
          <p className="bg-late-bg text-late-ink rounded-[10px] p-3">
            سفارش لغو می‌شود، کالاها به موجودی برمی‌گردد و آنچه پرداخت شده به کیف پول مشتری می‌رود. این
            کار برگشت ندارد.
          </p>
        )}
        {reasons.length > 1 && (
          <fieldset className="grid gap-1">
            <legend className="pb-1 text-[12px] font-medium text-ink-700">چرا لغو می‌شود؟</legend>
            {reasons.map((one) => (
              <label key={one} className="flex min-h-8 items-center gap-2 phone:min-h-11">
                <input
                  type="radio"
                  name="reason"
                  checked={one === reason}
                  onChange={() => setReason(one)}
                />
                {CANCEL_REASONS[one] ?? STATUS_TITLES[one]}
              </label>
            ))}
          </fieldset>
        )}
        {isCollecting && (
          <>
            <p className="bg-soon-bg text-soon-ink rounded-[10px] p-3">
              با ثبت تحویل، دریافت {formatAmount(due)} {currencyName()} از مشتری هم ثبت می‌شود.
            </p>
            <DeskField label="شمارهٔ پیگیری کارت‌خوان" isOptional hint="برای پول نقد خالی بماند.">
              {(control) => (
                <input {...control} name="reference" dir="ltr" className="desk-field" />
              )}
            </DeskField>
          </>
        )}
        {to === 'refer_done' && (
          <p className="bg-soon-bg text-soon-ink rounded-[10px] p-3">
            {isExchange
              ? 'کالاهای مرجوعی به موجودی برمی‌گردد، سفارش کالای جایگزین ساخته می‌شود و باقی‌ماندهٔ پول به کیف پول مشتری می‌رود.'
              : 'پول کالاهای مرجوعی به کیف پول مشتری می‌رود و کالاها به موجودی برمی‌گردد.'}
          </p>
        )}
        {hasParcel && (
          <DeskField label="کد رهگیری" isOptional error={trackingError}>
            {(control) => (
              <input
                {...control}
                name="tracking_code"
                dir="ltr"
                className="desk-field"
                defaultValue={trackingCode ?? ''}
              />
            )}
          </DeskField>
        )}
        <DeskField
          label={isRefusing ? 'دلیل نپذیرفتن' : 'یادداشت برای مشتری'}
          isOptional={!isRefusing}
          hint="در سفارش مشتری دیده می‌شود."
          error={noteError}
        >
          {(control) => <textarea {...control} name="note" rows={2} className="desk-field" />}
        </DeskField>
        <DialogActions
          action={isCancelling ? 'لغو سفارش' : 'ثبت'}
          variant={isCancelling ? 'danger' : 'primary'}
          isBusy={isBusy}
          onClose={onClose}
        />
      </form>
    </FormDialog>
  )
}
