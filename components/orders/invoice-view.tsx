'use client'

import type { ReactNode } from 'react'
import '@/styles/paper.css'
import { PageHead } from '@/components/account/page-head'
import { Button } from '@/components/ui/button'
import { LogoMark } from '@/components/ui/logo-mark'
import { isPaid } from '@/lib/domain/order-statuses'
import { taxWithin } from '@/lib/domain/pricing'
import type { WholeOrder, OrderItem } from '@/lib/contract/orders/order'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmountInWords } from '@/lib/persian/number-words'
import { paths } from '@/lib/paths'
import { cn } from '@/components/ui/cn'
import { formatAmount, currencyName } from '@/lib/persian/money'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { formatMobile } from '@/lib/persian/validators'
import { OrderBoundary } from './order-boundary'
import { OrderTotals } from './order-totals'
import { formatAddress } from '@/lib/domain/address-text'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { MixedText } from '@/components/ui/mixed-text'

type Seller = Pick<ShopSettings, 'name' | 'address' | 'phone' | 'email' | 'seller' | 'vat_percent'>
type Fact = { label: string; value: string | undefined; isLtr?: boolean; isWide?: boolean }

function Party({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section className="rounded-control border border-line p-3">
      <h2 className="mb-1.5 text-sm font-extrabold">{title}</h2>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 print:grid-cols-2">
        {facts.flatMap(({ label, value, isLtr, isWide }) =>
          value ? (
            <div key={label} className={isWide ? 'col-span-full' : undefined}>
              <dt className="inline text-ink-500">{label}: </dt>
              <dd className="inline">{factValue(value, isLtr)}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
    </section>
  )
}

function factValue(value: string, isLtr = false): ReactNode {
  const text = persianDigits(value)
  return isLtr ? <bdi dir="ltr">{text}</bdi> : text
}

type Buyer = Pick<WholeOrder, 'address' | 'legal'>

function buyerFacts({ address, legal }: Buyer): Fact[] {
  const addressFacts: Fact[] = [
    { label: 'کد پستی', value: address?.postal_code, isLtr: true },
    { label: 'نشانی', value: address ? formatAddress(address) : undefined, isWide: true },
  ]
  if (legal === null) {
    return [
      { label: 'نام', value: address?.receiver_name },
      { label: 'موبایل', value: formatMobile(address?.receiver_mobile ?? ''), isLtr: true },
      ...addressFacts,
    ]
  }
  return [
    { label: 'شرکت', value: legal.company_name },
    { label: 'شناسهٔ ملی', value: legal.national_id, isLtr: true },
    { label: 'کد اقتصادی', value: legal.economic_code, isLtr: true },
    { label: 'شمارهٔ ثبت', value: legal.registration_id, isLtr: true },
    { label: 'تلفن', value: legal.phone, isLtr: true },
    ...addressFacts,
  ]
}

export function InvoiceParties({ seller, buyer }: { seller: Seller; buyer: Buyer }) {
  const { name, address, phone, email, seller: legal } = seller
  const sellerFacts: Fact[] = [
    { label: 'فروشگاه', value: name },
    { label: 'شناسهٔ ملی', value: legal?.national_id, isLtr: true },
    { label: 'کد اقتصادی', value: legal?.economic_code, isLtr: true },
    { label: 'شمارهٔ ثبت', value: legal?.registration_id, isLtr: true },
    { label: 'کد پستی', value: legal?.postal_code, isLtr: true },
    { label: 'تلفن', value: phone, isLtr: true },
    { label: 'ایمیل', value: email, isLtr: true },
    { label: 'نشانی', value: address, isWide: true },
  ]
  return (
    <div className="grid gap-3">
      <Party title="فروشنده" facts={sellerFacts} />
      <Party title="خریدار" facts={buyerFacts(buyer)} />
    </div>
  )
}

const cell = 'border border-line px-2.5 py-2 text-start align-top print:py-1'
const money = `${cell} whitespace-nowrap`
/** Narrow screens show these under the title. */
const wide = 'hidden md:table-cell print:table-cell'
const heads = [
  { head: 'ردیف', className: wide },
  { head: 'شرح کالا' },
  { head: 'تعداد' },
  { head: 'بهای واحد', className: wide },
  { head: 'تخفیف', className: wide },
]

const discountOf = (item: OrderItem) => (item.price - item.final_price) * item.quantity

/** Printed, the head is repeated on every sheet and no row is cut. */
function InvoiceLines({ items }: { items: OrderItem[] }) {
  return (
    <div
      role="region"
      aria-label="کالاهای فاکتور"
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">کالاهای فاکتور</caption>
        <thead className="bg-ink-100">
          <tr>
            {[...heads, { head: `جمع (${currencyName()})`, className: undefined }].map(
              ({ head, className }) => (
                <th key={head} scope="col" className={cn(money, 'font-bold', className)}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.id} className="break-inside-avoid">
              <td className={cn(cell, wide)}>{persianDigits(index + 1)}</td>
              <td className={cn(cell, 'min-w-36')}>
                <MixedText>{holdMeasures(item.title)}</MixedText>
                {Object.entries(item.parent_value).length > 0 && (
                  <span className="block text-xs text-ink-500">
                    {Object.entries(item.parent_value)
                      .map(([name, value]) => `${name}: ${value}`)
                      .join('، ')}
                  </span>
                )}
                <span className="block text-xs text-ink-500 md:hidden print:hidden">
                  بهای واحد {formatAmount(item.price)}
                  {discountOf(item) > 0 && `، تخفیف ${formatAmount(discountOf(item))}`}
                </span>
              </td>
              <td className={cell}>{persianDigits(item.quantity)}</td>
              <td className={cn(money, wide)}>{formatAmount(item.price)}</td>
              <td className={cn(money, wide)}>{formatAmount(discountOf(item))}</td>
              <td className={cn(money, 'font-bold')}>
                {formatAmount(item.final_price * item.quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function InvoiceView({ seller }: { seller: Seller }) {
  return (
    <OrderBoundary>
      {(whole) => (
        <>
          <div className="print:hidden">
            <PageHead
              title={`فاکتور ${persianDigits(whole.order.code)}`}
              back={paths.account.order(whole.order.id)}
              action={
                <Button size="sm" onClick={() => window.print()}>
                  چاپ
                </Button>
              }
            />
          </div>
          <Invoice seller={seller} whole={whole} />
        </>
      )}
    </OrderBoundary>
  )
}

function invoiceTitle({ order, legal }: WholeOrder): string {
  if (!isPaid(order.status)) return 'پیش‌فاکتور'
  return legal ? 'صورت‌حساب فروش کالا' : 'فاکتور فروش'
}

function TaxLine({ total, percent }: { total: number; percent: number }) {
  if (percent === 0) return null
  return (
    <p className="mt-3 text-ink-700">
      شامل {persianDigits(percent)}٪ مالیات بر ارزش افزوده:{' '}
      <bdi>{formatAmount(taxWithin(total, percent))}</bdi> {currencyName()}
    </p>
  )
}

/** An invoice is white in the dark theme, too. */
function Invoice({ seller, whole }: { seller: Seller; whole: WholeOrder }) {
  const { order, items, events, legal } = whole
  const paid = events.find(({ to_status: status }) => status === 'paid')?.at
  return (
    <article
      data-theme="light"
      data-sheet
      className="grid gap-4 rounded-panel border border-line bg-paper p-6 text-ink-900 phone:p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LogoMark size={44} />
        <div className="min-w-0 flex-1">
          <p className="text-xl font-extrabold">{invoiceTitle(whole)}</p>
          <p className="text-sm text-ink-500">{seller.name}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-3 text-sm phone:w-full phone:grid-cols-[auto_1fr] print:w-auto print:grid-cols-[auto_auto]">
          <dt className="text-ink-500">شماره</dt>
          <dd>
            <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          </dd>
          <dt className="text-ink-500">تاریخ</dt>
          <dd>{formatDate(paid ?? order.created_at)}</dd>
        </dl>
      </div>
      <InvoiceParties seller={seller} buyer={whole} />
      <InvoiceLines items={items} />
      <div className="grid break-inside-avoid gap-4 md:grid-cols-[minmax(0,1fr)_300px] print:grid-cols-[minmax(0,1fr)_280px]">
        <div className="text-sm">
          <p className="text-ink-500">مبلغ به حروف</p>
          <p className="font-bold">{formatAmountInWords(order.payable)}</p>
          <TaxLine total={order.payable} percent={seller.vat_percent ?? 0} />
          {order.note && <p className="mt-3 text-ink-700">یادداشت: {order.note}</p>}
        </div>
        <OrderTotals order={order} />
      </div>
      {legal && (
        <div className="grid break-inside-avoid grid-cols-2 gap-4 text-center text-sm">
          <p className="h-28 rounded-control border border-line p-3">مهر و امضای فروشنده</p>
          <p className="h-28 rounded-control border border-line p-3">مهر و امضای خریدار</p>
        </div>
      )}
    </article>
  )
}
