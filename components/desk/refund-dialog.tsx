'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { requestProof } from '@/lib/client/desk/fresh-proof'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { giveRefund, type RefundBody } from '@/lib/client/desk/order-refunds'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { refundSubject } from '@/lib/domain/live-events'
import { quoteRefund } from '@/lib/domain/refunds'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { Amount } from './amount'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { useDeskMember } from './desk-member'
import { KeyHint } from './key-hint'
import { useIsOnline } from './offline-bar'
import { usePresence } from './presence-note'
import { UnsavedGuard } from './unsaved-guard'
import { useDeskMutation } from './use-desk-mutation'

type RefundDialogProps = {
  whole: StaffOrder
  refundable: NonNullable<StaffOrder['refundable']>
  onClose: () => void
}

/** Goods that did not leave yet can lie on the shelf again; what a customer has at home cannot. */
const HAS_LEFT: readonly StaffOrder['order']['status'][] = ['sending', 'delivery']

export function RefundDialog({ whole, refundable, onClose }: RefundDialogProps) {
  const { order, items, payments } = whole
  const [units, setUnits] = useState<Record<number, number>>({})
  const [withShipping, setWithShipping] = useState(false)
  const [to, setTo] = useState<RefundBody['to']>('wallet')
  const [reason, setReason] = useState('')
  const [reference, setReference] = useState('')
  const [restocks, setRestocks] = useState(!HAS_LEFT.includes(order.status))
  const saving = useDeskMutation({
    send: (body: RefundBody) => giveRefund(order.id, body),
    invalidates: deskOrderKeys.all,
    done: ({ amount }) =>
      to === 'wallet'
        ? `${formatAmount(amount)} ${currencyName()} به کیف پول مشتری رفت.`
        : `بازپرداخت ${formatAmount(amount)} ${currencyName()} به کارت ثبت شد.`,
    onDone: onClose,
  })
  const rows = items.map((item) => ({
    ...item,
    left: refundable.items.find((one) => one.order_item_id === item.id)?.quantity ?? 0,
    chosen: units[item.id] ?? 0,
  }))
  const lines = rows.flatMap(({ chosen, final_price, takes_coupon }) =>
    chosen > 0 ? [{ final_price, quantity: chosen, takes_coupon }] : [],
  )
  const quote = quoteRefund(order, lines, withShipping ? refundable.shipping : 0)
  const most = to === 'card' ? refundable.card_amount : refundable.amount
  const isOnline = useIsOnline()
  const { id: own, has_second_factor: hasSecondFactor } = useDeskMember()
  const formRef = useRef<HTMLFormElement>(null)
  const [holder] = usePresence(refundSubject(order.id))
  const problem = !isOnline
    ? 'اینترنت این دستگاه قطع است؛ بازپرداخت تا وصل شدن بسته است.'
    : holder && holder.staff_id !== own
      ? `بازپرداخت این سفارش در دست ${holder.name} است؛ تا ۲ دقیقه پس از آخرین کارش آزاد می‌شود.`
      : quote.amount > most
        ? to === 'card'
          ? `از آنچه بانک گرفته ${formatAmount(most)} ${currencyName()} مانده است؛ بیش از آن به کارت برنمی‌گردد.`
          : `از پول این سفارش ${formatAmount(most)} ${currencyName()} مانده است.`
        : refundable.limit !== null && quote.amount > refundable.limit
          ? `نقش شما از این سفارش ${formatAmount(refundable.limit)} ${currencyName()} دیگر می‌تواند برگرداند.`
          : null
  const card = payments.findLast(({ status, card: mask }) => status === 'paid' && mask)?.card
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null || quote.amount === 0 || saving.isBusy) return
    saving.run({
      items: rows.flatMap(({ id, chosen }) =>
        chosen > 0 ? [{ order_item_id: id, quantity: chosen }] : [],
      ),
      ...{ includes_shipping: withShipping, to, reason, seen_amount: quote.amount },
      restocks: restocks && lines.length > 0,
      ...(to === 'card' && reference.trim() !== '' && { reference }),
    })
  }
  useConfirmKey(formRef)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          بازپرداخت <bdi dir="ltr">{persianDigits(order.code)}</bdi>
        </>
      }
    >
      <form noValidate ref={formRef} className="grid gap-4" onSubmit={handleSubmit}>
        {!hasSecondFactor && (
          <div className="bg-soon-bg text-soon-ink flex flex-wrap items-center gap-2 rounded-[10px] p-3">
            <p className="min-w-0 flex-1">این کار عامل دوم می‌خواهد و شما هنوز آن را نساخته‌اید.</p>
            <DeskButton onClick={() => void requestProof()}>ساختن عامل دوم</DeskButton>
          </div>
        )}
        <UnsavedGuard isUnsaved={quote.amount > 0 || reason.trim() !== ''} />
        <fieldset className="border-hair overflow-hidden rounded-[10px] border">
          <legend className="sr-only">کالاهایی که پولشان برمی‌گردد</legend>
          {rows.map((row) => (
            <RefundRow
              key={row.id}
              row={row}
              onChoose={(chosen) => setUnits((before) => ({ ...before, [row.id]: chosen }))}
            />
          ))}
        </fieldset>
        {saving.sectionError('items') && (
          <p role="alert" className="text-late-ink">
            {saving.sectionError('items')}
          </p>
        )}
        {refundable.shipping > 0 && (
          <label className="inline-flex min-h-8 items-center gap-2 phone:min-h-11">
            <input
              type="checkbox"
              className="desk-check"
              checked={withShipping}
              onChange={({ target }) => setWithShipping(target.checked)}
            />
            هزینهٔ ارسال هم برگردد ({formatAmount(refundable.shipping)} {currencyName()})
          </label>
        )}
        <fieldset className="grid grid-cols-2 gap-2.5 phone:grid-cols-1">
          <legend className="sr-only">مقصد پول</legend>
          <Destination
            title="کیف پول"
            text="همین حالا، بی‌کارمزد"
            isChosen={to === 'wallet'}
            onChoose={() => setTo('wallet')}
          />
          {refundable.card_amount > 0 && (
            <Destination
              title={
                card ? (
                  <>
                    کارت <bdi dir="ltr">{persianDigits(card)}</bdi>
                  </>
                ) : (
                  'کارت'
                )
              }
              text="واریز از پنل درگاه یا بانک، با شمارهٔ پیگیری"
              isChosen={to === 'card'}
              onChoose={() => setTo('card')}
            />
          )}
        </fieldset>
        {to === 'card' && (
          <DeskField
            label="شمارهٔ پیگیری واریز"
            isOptional
            hint="اگر هنوز واریز نکرده‌اید خالی بگذارید؛ در سفارش «در انتظار واریز» می‌ماند."
            error={saving.fieldError('reference')}
          >
            {(control) => (
              <input
                {...control}
                dir="ltr"
                className="desk-field"
                value={reference}
                onChange={({ target }) => setReference(target.value)}
              />
            )}
          </DeskField>
        )}
        <DeskField label="چرا؟" hint="مشتری این را می‌بیند." error={saving.fieldError('reason')}>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </DeskField>
        {lines.length > 0 && (
          <label className="inline-flex min-h-8 items-center gap-2 phone:min-h-11">
            <input
              type="checkbox"
              className="desk-check"
              checked={restocks}
              onChange={({ target }) => setRestocks(target.checked)}
            />
            کالا به موجودی برگردد
          </label>
        )}
        <Preview quote={quote} coupon={order.coupon_code} />
        <p role="status" className="text-late-ink empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap gap-2">
          <DeskButton
            variant="primary"
            type="submit"
            isBusy={saving.isBusy}
            disabled={quote.amount === 0 || problem !== null}
          >
            بازپرداخت {formatAmount(quote.amount)} {currencyName()}
            <KeyHint keys="Mod+Enter" />
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Also while the focus is on the heading of the dialog, where it is when that opens. */
function useConfirmKey(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.repeat
      const { target } = event
      const dialog = formRef.current?.closest('[role="dialog"]')
      if (!isPress || !(target instanceof Element) || !dialog?.contains(target)) return
      event.preventDefault()
      formRef.current?.requestSubmit()
    }
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [formRef])
}

type Row = StaffOrder['items'][number] & { left: number; chosen: number }

function RefundRow({ row, onChoose }: { row: Row; onChoose: (units: number) => void }) {
  const { title, parent_value: variant, final_price: price, quantity, left, chosen } = row
  const name = [title, ...Object.values(variant)].join('، ')
  return (
    <div
      className={`border-hair flex flex-wrap items-center justify-end gap-x-3 border-b px-3 py-2 last:border-0 ${chosen > 0 ? 'bg-acting-bg' : ''}`}
    >
      <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 phone:basis-full">
        <input
          type="checkbox"
          className="desk-check"
          disabled={left === 0}
          checked={chosen > 0}
          onChange={({ target }) => onChoose(target.checked ? left : 0)}
        />
        <span className="min-w-0 break-words">
          <MixedText>{name}</MixedText>
        </span>
      </label>
      {left === 0 ? (
        <span className="text-note shrink-0">پیش‌تر برگشته</span>
      ) : (
        <label className="text-note inline-flex shrink-0 items-center gap-1.5">
          <span className="sr-only">تعداد از {name}</span>
          <select
            className="desk-field w-16"
            value={chosen}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {Array.from({ length: left + 1 }, (_, count) => (
              <option key={count} value={count}>
                {persianDigits(count)}
              </option>
            ))}
          </select>
          از {persianDigits(quantity)}
        </label>
      )}
      <b className="w-28 shrink-0 font-semibold">
        <Amount rials={price * Math.max(chosen, 1)} />
      </b>
    </div>
  )
}

type DestinationProps = {
  title: ReactNode
  text: string
  isChosen: boolean
  onChoose: () => void
}

function Destination({ title, text, isChosen, onChoose }: DestinationProps) {
  return (
    <label
      className={`flex cursor-pointer gap-2.5 rounded-[10px] border p-3 ${isChosen ? 'border-acting bg-acting-bg' : 'border-hair'}`}
    >
      <input
        type="radio"
        name="destination"
        className="desk-check mt-0.5"
        checked={isChosen}
        onChange={onChoose}
      />
      <span>
        <b className="block font-semibold">{title}</b>
        <span className="text-note text-[12px]">{text}</span>
      </span>
    </label>
  )
}

type Quote = ReturnType<typeof quoteRefund>

function Preview({ quote, coupon }: { quote: Quote; coupon: string | null }) {
  const sums = [
    { label: 'مبلغ کالاها', amount: quote.goods },
    { label: `سهم کد تخفیف ${coupon ?? ''}`, amount: -quote.couponShare },
    { label: 'هزینهٔ ارسال', amount: quote.shipping },
  ]
  return (
    <dl className="border-hair grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-[10px] border p-3">
      {sums.flatMap(({ label, amount }) =>
        amount === 0
          ? []
          : [
              <dt key={label} className="text-note">
                <MixedText>{label}</MixedText>
              </dt>,
              <dd key={`${label} amount`} className={amount < 0 ? 'text-late-ink' : undefined}>
                <Amount rials={amount} />
              </dd>,
            ],
      )}
      <dt className="font-bold">
        به مشتری برمی‌گردد <span className="text-note font-normal">({currencyName()})</span>
      </dt>
      <dd className="font-bold">
        <Amount rials={quote.amount} />
      </dd>
    </dl>
  )
}
