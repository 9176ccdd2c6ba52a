'use client'

import { useState, type FormEvent } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { correctWallet } from '@/lib/client/desk/customers'
import { customerKeys } from '@/lib/client/desk/keys'
import type { DeskCustomer } from '@/lib/contract/desk/customers'
import { formatDateTime } from '@/lib/persian/dates'
import { parseInteger } from '@/lib/persian/digits'
import { formatNumber, formatAmount, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { ShowAll } from './customer-history'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DialogActions } from '../ui/dialog-actions'
import { useCan, useDeskMember } from '../ui/desk-member'
import { FormDialog } from '../ui/form-dialog'
import { KeyHint } from '../ui/key-hint'
import { UnsavedGuard } from '../ui/unsaved-guard'
import { useDeskMutation } from '../ui/use-desk-mutation'

const REASON_TITLES = {
  charge: 'شارژ',
  purchase: 'پرداخت سفارش',
  refund: 'بازگشت پول',
  gift: 'هدیه',
  correction: 'اصلاح',
  transfer: 'انتقال به حساب بانکی',
}

const ENTRIES_AT_FIRST = 3

/** Its ledger, and an entry that the staff make by hand. */
export function CustomerWallet({ customer }: { customer: DeskCustomer }) {
  const { balance, wallet, erased_at: erasedAt } = customer
  const canCorrect = useCan('orders.refund') && erasedAt === null
  const [isOpen, setIsOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? wallet : wallet.slice(0, ENTRIES_AT_FIRST)
  const correct: DeskCommand = {
    ...{ id: 'correct-wallet', title: 'اصلاح موجودی کیف پول', group: 'این مشتری', keys: 'KeyW' },
    run: () => setIsOpen(true),
  }
  useCommands(canCorrect ? [correct] : [])
  return (
    <section className="desk-card overflow-hidden" aria-label="کیف پول">
      <header>
        <h2 className="text-[14px] font-bold">کیف پول</h2>
        <span className="text-note">
          موجودی {formatAmount(balance)} {currencyName()}
        </span>
        {canCorrect && (
          <DeskButton className="ms-auto" onClick={() => setIsOpen(true)}>
            اصلاح موجودی
            <KeyHint keys="KeyW" />
          </DeskButton>
        )}
      </header>
      {wallet.length === 0 ? (
        <p className="text-note p-3.5">هنوز گردشی ندارد.</p>
      ) : (
        <ul>
          {shown.map(({ id, amount, balance_after: after, reason, note, created_at: at }) => (
            <li
              key={id}
              className="border-hair grid grid-cols-[minmax(0,1fr)_7.5rem] gap-x-3 border-b px-3.5 py-2 last:border-0"
            >
              <p className="min-w-0">
                {REASON_TITLES[reason]}
                {note && (
                  <span className="text-note">
                    {' '}
                    · <MixedText>{note}</MixedText>
                  </span>
                )}
              </p>
              <b className={amount > 0 ? 'text-done-ink font-semibold' : 'font-semibold'}>
                <Amount rials={amount} isSigned />
              </b>
              <p className="text-note text-[12px]">
                <time dateTime={at}>{formatDateTime(at)}</time> · مانده
              </p>
              <span className="text-note text-[12px]">
                <Amount rials={after} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {wallet.length > ENTRIES_AT_FIRST && (
        <ShowAll count={wallet.length} showsAll={showsAll} onChange={setShowsAll} />
      )}
      {isOpen && <CorrectionDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

type CorrectionProps = { customer: DeskCustomer; onClose: () => void }

function CorrectionDialog({ customer: { id, balance }, onClose }: CorrectionProps) {
  const { limits } = useDeskMember()
  const [isTaking, setIsTaking] = useState(false)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const saving = useDeskMutation({
    send: (body: { amount: number; reason: string }) => correctWallet(id, body),
    invalidates: customerKeys.all,
    done: (answer) => `ثبت شد؛ موجودی ${formatAmount(answer.balance)} ${currencyName()} است.`,
    onDone: onClose,
  })
  const amount = parseInteger(typed)
  const rials = amount === null ? null : fromUnits(amount) * (isTaking ? -1 : 1)
  const after = rials === null ? null : balance + rials
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    saving.run({ amount: rials ?? 0, reason })
  }
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} title="اصلاح کیف پول" size="sm">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <UnsavedGuard isUnsaved={typed.trim() !== '' || reason.trim() !== ''} />
        <fieldset className="flex gap-4">
          <legend className="sr-only">افزودن یا کم کردن</legend>
          {[
            { value: false, title: 'افزودن' },
            { value: true, title: 'کم کردن' },
          ].map(({ value, title }) => (
            <label key={title} className="inline-flex min-h-8 items-center gap-2">
              <input
                type="radio"
                className="desk-check"
                name="direction"
                checked={isTaking === value}
                onChange={() => setIsTaking(value)}
              />
              {title}
            </label>
          ))}
        </fieldset>
        <DeskField
          label={`مبلغ (${currencyName()})`}
          error={saving.fieldError('amount')}
          hint={
            limits.refund_rials === null
              ? undefined
              : `نقش شما تا ${formatNumber(toUnits(limits.refund_rials))} ${currencyName()} اصلاح می‌کند.`
          }
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              dir="ltr"
              className="desk-field"
              value={typed}
              onChange={({ target }) => {
                const value = parseInteger(target.value)
                setTyped(value === null ? target.value : formatNumber(value))
              }}
            />
          )}
        </DeskField>
        <DeskField
          label="دلیل"
          hint="مشتری در کیف پولش می‌خواند."
          error={saving.fieldError('reason')}
        >
          {(control) => (
            <input
              {...control}
              className="desk-field"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </DeskField>
        <p role="status" className="text-note">
          {after !== null && after < 0
            ? 'کیف پول این اندازه ندارد.'
            : after !== null &&
              rials !== 0 &&
              `موجودی پس از این ${formatAmount(after)} ${currencyName()} می‌شود.`}
        </p>
        <DialogActions action="ثبت" isBusy={saving.isBusy} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
