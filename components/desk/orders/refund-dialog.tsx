'use client'

import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { requestProof } from '@/lib/client/desk/fresh-proof'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { giveRefund, type RefundBody } from '@/lib/client/desk/order-refunds'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { refundSubject } from '@/lib/domain/live-events'
import { leavesNothingToSend, quoteRefund } from '@/lib/domain/refunds'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { useDeskMember } from '../ui/desk-member'
import { FormDialog } from '../ui/form-dialog'
import { KeyHint } from '../ui/key-hint'
import { useIsOnline } from '../ui/offline-bar'
import { useParcel } from './packed-goods'
import { usePresence } from '../ui/presence-note'
import {
  CustomerCard,
  Destination,
  OpenReturnNote,
  ReasonChoices,
  RefundRow,
  RefundSums,
} from './refund-parts'
import { openReturns, refundableLines, suggestRefund } from './refund-suggestion'
import { UnsavedGuard } from '../ui/unsaved-guard'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useFirstError } from '../ui/use-first-error'

type RefundDialogProps = {
  whole: StaffOrder
  refundable: NonNullable<StaffOrder['refundable']>
  onClose: () => void
}

const NOTHING_CHOSEN = 'آنچه پولش برمی‌گردد را انتخاب کنید.'
const NOTHING_WORTH = 'این کالاها با کد تخفیف رایگان بوده‌اند و پولی ندارند که برگردد.'

export function RefundDialog({ whole, refundable, onClose }: RefundDialogProps) {
  const { order, payments, customer, returned_before: before } = whole
  const lines = refundableLines(whole, refundable)
  const { packed } = useParcel(order.id)
  const [suggestion] = useState(() => suggestRefund(lines, { status: order.status, packed }))
  const [units, setUnits] = useState(suggestion.units)
  const [withShipping, setWithShipping] = useState(false)
  const [to, setTo] = useState<RefundBody['to']>('wallet')
  const [reason, setReason] = useState('')
  const [reference, setReference] = useState('')
  const [restocks, setRestocks] = useState(suggestion.restocks)
  const saving = useDeskMutation({
    send: (body: RefundBody) => giveRefund(order.id, body),
    invalidates: deskOrderKeys.all,
    done: ({ amount }) =>
      to === 'wallet'
        ? `${formatAmount(amount)} ${currencyName()} به کیف پول مشتری رفت.`
        : `بازپرداخت ${formatAmount(amount)} ${currencyName()} به کارت ثبت شد.`,
    onDone: onClose,
  })
  const chosen = lines.flatMap(({ id, final_price, takes_coupon }) => {
    const quantity = units[id] ?? 0
    return quantity > 0 ? [{ id, final_price, quantity, takes_coupon }] : []
  })
  const selectable = lines.filter(({ left }) => left > 0)
  const isWhole = selectable.every(({ id, left }) => units[id] === left)
  /** The whole order goes back with its shipping, and is closed. */
  const closes = leavesNothingToSend(order.status, lines, chosen)
  const includesShipping = (withShipping || closes) && refundable.shipping > 0
  const shipping = includesShipping ? refundable.shipping : 0
  const lineQuote = quoteRefund(order, chosen, shipping, before)
  const quote = closes ? { ...lineQuote, amount: refundable.amount } : lineQuote
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
          ? `نقش شما از این سفارش ${formatAmount(refundable.limit)} ${currencyName()} دیگر می‌تواند برگرداند؛ بیش از آن را از مدیر بخواهید.`
          : null
  const card = payments.findLast(({ status, card: mask }) => status === 'paid' && mask)?.card
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (problem !== null || quote.amount === 0 || saving.isBusy) return
    saving.run({
      items: chosen.map(({ id, quantity }) => ({ order_item_id: id, quantity })),
      ...{ includes_shipping: includesShipping, to, reason, seen_amount: quote.amount },
      restocks: restocks && chosen.length > 0,
      ...(to === 'card' && reference.trim() !== '' && { reference }),
    })
  }
  useConfirmKey(formRef)
  useFirstError(formRef, saving.failure)
  const isAsSuggested = lines.every(({ id }) => (units[id] ?? 0) === (suggestion.units[id] ?? 0))
  const isTouched = withShipping || reason.trim() !== '' || !isAsSuggested
  const formId = useId()
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          بازپرداخت <bdi dir="ltr">{persianDigits(order.code)}</bdi>
        </>
      }
      footer={
        <div className="grid min-w-0 flex-1 gap-2">
          <p role="status" className={cn('empty:hidden', problem ? 'text-late-ink' : 'text-note')}>
            {problem ??
              (quote.amount > 0 ? null : chosen.length > 0 ? NOTHING_WORTH : NOTHING_CHOSEN)}
          </p>
          <div className="flex flex-wrap gap-2">
            <DeskButton
              variant="primary"
              type="submit"
              form={formId}
              isBusy={saving.isBusy}
              disabled={quote.amount === 0 || problem !== null}
            >
              بازپرداخت {formatAmount(quote.amount)} {currencyName()}
              {closes && ' و بستن سفارش'}
              <KeyHint keys="Mod+Enter" />
            </DeskButton>
            <DeskButton onClick={onClose}>انصراف</DeskButton>
          </div>
        </div>
      }
    >
      <form noValidate id={formId} ref={formRef} className="grid gap-4" onSubmit={handleSubmit}>
        {!hasSecondFactor && (
          <div className="bg-soon-bg text-soon-ink flex flex-wrap items-center gap-2 rounded-[10px] p-3">
            <p className="min-w-0 flex-1">این کار عامل دوم می‌خواهد و شما هنوز آن را نساخته‌اید.</p>
            <DeskButton onClick={() => void requestProof()}>ساختن عامل دوم</DeskButton>
          </div>
        )}
        <UnsavedGuard isUnsaved={isTouched} />
        {openReturns(whole).map((refer) => (
          <OpenReturnNote key={refer.id} refer={refer} />
        ))}
        <fieldset className="border-hair overflow-hidden rounded-[10px] border">
          <legend className="sr-only">کالاهایی که پولشان برمی‌گردد</legend>
          {selectable.length > 1 && (
            <label className="border-hair bg-sunk flex min-h-9 items-center gap-2.5 border-b px-3 phone:min-h-11">
              <input
                type="checkbox"
                className="desk-check"
                checked={isWhole}
                onChange={({ target }) =>
                  setUnits(
                    Object.fromEntries(
                      selectable.map(({ id, left }) => [id, target.checked ? left : 0]),
                    ),
                  )
                }
              />
              همهٔ کالاها
              {suggestion.why === 'missing' && isAsSuggested && (
                <span className="text-note ms-auto text-[12px]">
                  آنچه در بسته نیست انتخاب شده است
                </span>
              )}
            </label>
          )}
          {lines.map((line) => (
            <RefundRow
              key={line.id}
              line={line}
              chosen={units[line.id] ?? 0}
              onChoose={(count) => setUnits((before) => ({ ...before, [line.id]: count }))}
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
              checked={includesShipping}
              disabled={closes}
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
              text={`تا ${formatAmount(refundable.card_amount)} ${currencyName()}؛ واریز از پنل درگاه یا بانک`}
              isChosen={to === 'card'}
              onChoose={() => setTo('card')}
            />
          )}
        </fieldset>
        {to === 'card' && <CustomerCard card={customer.bank_card} />}
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
        <ReasonChoices
          onChoose={(text, hasGoods) => {
            setReason(text)
            if (!hasGoods) setRestocks(false)
          }}
        />
        {chosen.length > 0 && (
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
        {closes && (
          <p role="status" className="bg-soon-bg text-soon-ink rounded-[10px] p-3">
            همهٔ پول برمی‌گردد؛ سفارش هم بسته می‌شود (لغو فروشگاه).
          </p>
        )}
        <RefundSums quote={quote} coupon={order.coupon_code} refundable={refundable} />
      </form>
    </FormDialog>
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
