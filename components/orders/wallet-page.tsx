'use client'

import { MixedText } from '@/components/ui/mixed-text'
import { useRef, type ComponentType } from 'react'
import { Girih } from '@/components/ui/ornaments'
import { lazyComponent } from '@/components/ui/lazy-component'
import Link from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { walletQuery } from '@/lib/client/queries/account'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { cn } from '@/components/ui/cn'
import { EditIcon, ReturnIcon, WalletIcon } from '@/components/ui/account-icons'
import type { IconProps } from '@/components/ui/icon'
import { BagIcon, HeartIcon } from '@/components/ui/icons'
import type { WalletTransaction } from '@/lib/contract/account/wallet'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { EmptyPanel } from '../ui/empty-state'
import { Panel } from '../ui/panel'
import { PageHead } from '../account/page-head'
import { QueryBoundary } from '../form/query-boundary'
import { PageStepper, usePagedQuery } from '../account/paged-list'
import { TransferButton } from './refund-entry'

const reasons: Record<WalletTransaction['reason'], string> = {
  charge: 'شارژ کیف پول',
  purchase: 'پرداخت سفارش',
  refund: 'بازگشت پول',
  gift: 'هدیهٔ فروشگاه',
  correction: 'اصلاح به دست فروشگاه',
  transfer: 'انتقال به حساب بانکی',
}

const reasonIcons: Record<WalletTransaction['reason'], ComponentType<IconProps>> = {
  charge: WalletIcon,
  purchase: BagIcon,
  refund: ReturnIcon,
  gift: HeartIcon,
  correction: EditIcon,
  transfer: WalletIcon,
}

/** A list and no table: on a phone an entry is read as one thing. */
function WalletLedger({ transactions }: { transactions: WalletTransaction[] }) {
  return (
    <ul className="divide-y divide-line">
      {transactions.map((transaction) => (
        <LedgerEntry key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  )
}

function LedgerEntry({ transaction }: { transaction: WalletTransaction }) {
  const {
    amount,
    reason,
    order,
    refund,
    note,
    created_at: createdAt,
    balance_after: balanceAfter,
  } = transaction
  const isDeposit = amount > 0
  const isReturn = order?.type === 'refer'
  const entryRef = useRef<HTMLLIElement>(null)
  const ReasonIcon = reasonIcons[reason]
  const time = <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
  return (
    <li
      ref={entryRef}
      tabIndex={refund?.transferable ? -1 : undefined}
      className="flex items-start gap-3 py-3.5 outline-none first:pt-0 last:pb-0"
    >
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-control',
          isDeposit ? 'bg-success-50 text-success-600' : 'bg-ink-100 text-ink-700',
        )}
      >
        <ReasonIcon size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-semibold">
            {reason === 'transfer' && isDeposit ? 'برگشت از حساب بانکی' : reasons[reason]}
          </span>
          <span
            className={cn('shrink-0 whitespace-nowrap font-bold', isDeposit && 'text-success-600')}
          >
            <span className="sr-only">{isDeposit ? 'واریز' : 'برداشت'} </span>
            <bdi dir="ltr">
              <span aria-hidden>{isDeposit ? '+' : '−'}</span>
              {formatAmount(Math.abs(amount))}
            </bdi>{' '}
            {/* On a phone the balance above has said it. */}
            <span className="text-xs font-normal text-ink-500 phone:sr-only">{currencyName()}</span>
          </span>
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-500">
          {order && (
            <Link
              href={isReturn ? paths.account.refer(order.id) : paths.account.order(order.id)}
              prefetch={false}
              className="inline-flex min-h-6 items-center gap-1 rounded text-brand-700 hover:underline desk:text-sm"
            >
              {isReturn ? 'مرجوعی' : 'سفارش'} <bdi dir="ltr">{persianDigits(order.code)}</bdi>
            </Link>
          )}
          {!order && time}
          <span className="ms-auto">مانده {formatAmount(balanceAfter)}</span>
        </p>
        {order && <p className="mt-0.5 text-xs text-ink-500">{time}</p>}
        {note && (
          <p dir="auto" className="mt-0.5 text-start text-sm text-ink-500">
            <MixedText>{note}</MixedText>
          </p>
        )}
        {refund !== null && refund.transferable > 0 && (
          <div className="mt-2">
            <TransferButton refund={refund} fallbackRef={entryRef} />
          </div>
        )}
      </div>
    </li>
  )
}

const ChargeForm = lazyComponent(() => import('../account/charge-form'), 'فرم شارژ')

/** As high as the form with one row of banks. */
const chargeSkeleton = <Skeleton className="h-[438px] sm:h-[446px] md:h-[394px]" />

const skeleton = (
  <div className="grid gap-5">
    <Skeleton className="h-[142px] rounded-panel phone:h-[162px]" />
    <Panel title="شارژ کیف پول">{chargeSkeleton}</Panel>
    <Skeleton className="h-80 rounded-panel" />
  </div>
)

export function WalletPage() {
  const pages = usePagedQuery(walletQuery)
  return (
    <>
      <PageHead title="کیف پول" />
      <QueryBoundary query={pages.query} skeleton={skeleton}>
        {({ balance, transactions, count }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <WalletBalance rials={balance} />
            <Panel title="شارژ کیف پول">
              <ChargeForm balance={balance} skeleton={chargeSkeleton} fallback={chargeSkeleton} />
            </Panel>
            {count === 0 ? (
              <EmptyPanel
                title="هنوز گردشی نیست"
                text="هر واریز و برداشت کیف پول اینجا نوشته می‌شود."
                icon={<WalletIcon size={30} />}
              />
            ) : (
              <div ref={pages.topRef} className="scroll-mt-32">
                <Panel title="گردش کیف پول">
                  <WalletLedger transactions={transactions} />
                  <PageStepper {...pages} />
                </Panel>
              </div>
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function WalletBalance({ rials }: { rials: number }) {
  return (
    <section
      aria-label="موجودی"
      className="deep relative overflow-hidden rounded-panel bg-brand-700 p-6 text-white"
    >
      <Girih />
      <p className="relative text-md opacity-90">موجودی کیف پول</p>
      <p className="relative mt-1 text-3xl font-extrabold">
        <bdi>{formatAmount(rials)}</bdi>{' '}
        <span className="text-md font-normal">{currencyName()}</span>
      </p>
      <p className="relative mt-2 text-sm opacity-90">
        برای خرید از همین فروشگاه است. از پول برگشتی، آنچه را با کارت بانکی پرداخته‌اید می‌توانید در
        گردش کیف پول به حسابتان منتقل کنید.
      </p>
    </section>
  )
}
