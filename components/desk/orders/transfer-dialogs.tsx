import { useState } from 'react'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { recordTransfer, rejectTransfer } from '@/lib/client/desk/order-refunds'
import { transferClash } from '@/lib/contract/desk/order-refunds'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { groupByFour } from '@/lib/persian/identity'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { FieldDialog } from '../ui/field-dialog'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { TransferAccount } from './transfer-account'

const USUAL_REASON = 'بانک این شمارهٔ شبا را نپذیرفت.'

type Transfer = { account: string | null; amount: number }
type TransferDialogProps = { refund: OrderRefund; card: string | null; onClose: () => void }

function transferOf(refund: OrderRefund, card: string | null): Transfer {
  const { transfer_amount: sent, sheba, amount } = refund
  return sent === null ? { account: card, amount } : { account: sheba, amount: sent }
}

/** What was read of a transfer, until another one is stored: then both are shown, and the next press means that one. */
function useSeenTransfer(first: Transfer, clash: unknown) {
  const [seen, setSeen] = useState(first)
  const stored = transferClash.safeParse(clash).data ?? null
  return {
    seen,
    stored,
    accept: () => {
      const current = stored ?? seen
      setSeen(current)
      return { seen_account: current.account, seen_amount: current.amount }
    },
  }
}

/** A card in Persian digits; those of a شبا follow its Latin letters. */
function showAccount(account: string): string {
  const grouped = groupByFour(account)
  return account.startsWith('IR') ? grouped : persianDigits(grouped)
}

function TransferValue({ account, amount }: Transfer) {
  return (
    <>
      {formatAmount(amount)} {currencyName()} به{' '}
      {account === null ? (
        'شماره‌ای که نوشته نشده است'
      ) : (
        <bdi dir="ltr" className="whitespace-nowrap">
          {showAccount(account)}
        </bdi>
      )}
    </>
  )
}

/** Both values of a transfer that was changed while its dialog was open. */
function ChangedTransfer({ seen, stored }: { seen: Transfer; stored: Transfer }) {
  return (
    <div role="alert" className="bg-soon-bg text-soon-ink rounded-[10px] px-3 py-2">
      <p className="font-semibold">این واریز در این میان تغییر کرده است؛ چیزی ثبت نشد.</p>
      <dl className="mt-1 grid gap-1">
        <div>
          <dt className="text-[12px]">آنچه دیدید</dt>
          <dd>
            <TransferValue {...seen} />
          </dd>
        </div>
        <div>
          <dt className="text-[12px]">آنچه اکنون ذخیره شده است</dt>
          <dd>
            <TransferValue {...stored} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Of a transfer that was made by hand. */
export function RecordTransferDialog({ refund, card, onClose }: TransferDialogProps) {
  const saving = useDeskMutation({
    send: (body: Parameters<typeof recordTransfer>[1]) => recordTransfer(refund.id, body),
    invalidates: deskOrderKeys.all,
    done: 'واریز ثبت شد.',
    onDone: onClose,
  })
  const { seen, stored, accept } = useSeenTransfer(transferOf(refund, card), saving.clash)
  const isToCard = refund.transfer_amount === null
  return (
    <FieldDialog
      title={isToCard ? 'ثبت واریز به کارت' : 'ثبت واریز به حساب'}
      label="شمارهٔ پیگیری"
      hint="مشتری آن را در سفارشش می‌بیند."
      dir="ltr"
      error={saving.fieldError('reference')}
      action={stored ? 'ثبت برای شمارهٔ تازه' : 'ثبت'}
      isBusy={saving.isBusy}
      lead={
        stored ? (
          <ChangedTransfer seen={seen} stored={stored} />
        ) : (
          <>
            <p>
              {formatAmount(seen.amount)} {currencyName()} به {isToCard ? 'کارت' : 'حساب'} مشتری
              واریز شد.
            </p>
            <TransferAccount
              refund={isToCard ? refund : { sheba: seen.account, transfer_amount: seen.amount }}
              card={seen.account}
            />
          </>
        )
      }
      onSend={(reference) => saving.run({ reference, ...accept() })}
      onClose={onClose}
    />
  )
}

/** Of a transfer that no bank takes: the customer has the money in the wallet again. */
export function RejectTransferDialog({ refund, card, onClose }: TransferDialogProps) {
  const saving = useDeskMutation({
    send: (body: Parameters<typeof rejectTransfer>[1]) => rejectTransfer(refund.id, body),
    invalidates: deskOrderKeys.all,
    done: 'پول به کیف پول مشتری برگشت.',
    onDone: onClose,
  })
  const { seen, stored, accept } = useSeenTransfer(transferOf(refund, card), saving.clash)
  return (
    <FieldDialog
      title="برگرداندن به کیف پول"
      label="دلیل"
      hint="مشتری آن را در سفارش و کیف پولش می‌خواند."
      initial={USUAL_REASON}
      isLong
      dir="auto"
      error={saving.fieldError('reason')}
      action={stored ? 'برگرداندن مبلغ تازه' : 'برگرداندن'}
      isBusy={saving.isBusy}
      lead={
        stored ? (
          <ChangedTransfer seen={seen} stored={stored} />
        ) : (
          <p>
            {formatAmount(seen.amount)} {currencyName()} به کیف پول مشتری برمی‌گردد و می‌تواند با
            شمارهٔ دیگری دوباره درخواست کند.
          </p>
        )
      }
      onSend={(reason) => saving.run({ reason, ...accept() })}
      onClose={onClose}
    />
  )
}
