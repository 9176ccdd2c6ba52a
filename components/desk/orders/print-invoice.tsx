import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { OrderPrints, PrintedOrder } from '@/lib/contract/desk/order-prints'
import { formatAddress } from '@/lib/domain/address-text'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { formatNumberInWords } from '@/lib/persian/number-words'
import { formatMobile } from '@/lib/persian/validators'
import { QrCode } from './print-label'

type InvoiceProps = {
  printed: PrintedOrder
  seller: OrderPrints['seller']
  vatPercent: number
  className?: string
}
type Fact = { label: string; value: string | undefined; isLtr?: boolean }

const cells =
  'w-full border-collapse [&_td]:border [&_td]:border-black/50 [&_td]:px-1.5 [&_td]:py-1 [&_th]:border [&_th]:border-black/50 [&_th]:bg-black/5 [&_th]:px-1.5 [&_th]:py-1 [&_th]:font-bold [&_th]:text-start'

/** In rials, as the tax organisation has it; what was refunded stands beneath and not in it. */
export function InvoicePaper({ printed, seller, vatPercent, className }: InvoiceProps) {
  const { order, items, shipping, total, legal, refunded, qr_svg: qr } = printed
  return (
    <article className={cn('desk-paper desk-paper-sheet grid gap-3', className)}>
      <header className="flex items-center gap-4">
        <div className="min-w-0 flex-1 text-center">
          <h2 className="text-[18px] font-bold">
            {printed.paid_at === null ? 'پیش‌فاکتور' : 'صورت‌حساب فروش کالا و خدمات'}
          </h2>
          <p>مبلغ‌ها به ریال است.</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-2 text-[12px]">
          <dt>شماره</dt>
          <dd>
            <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          </dd>
          <dt>تاریخ</dt>
          <dd>{formatDate(printed.paid_at ?? order.created_at)}</dd>
        </dl>
        <QrCode svg={qr} code={order.code} className="size-[20mm]" />
      </header>
      <Party title="مشخصات فروشنده" facts={sellerFacts(seller)} />
      <Party title="مشخصات خریدار" facts={buyerFacts(printed)} />
      <table className={cn(cells, 'text-[11.5px]')}>
        <thead>
          <tr>
            <th scope="col">ردیف</th>
            <th scope="col">کد کالا</th>
            <th scope="col">شرح</th>
            <th scope="col">تعداد</th>
            <th scope="col">واحد</th>
            <th scope="col">مبلغ واحد</th>
            <th scope="col">مبلغ کل</th>
            <th scope="col">تخفیف</th>
            <th scope="col">پس از تخفیف</th>
            <th scope="col">مالیات و عوارض</th>
            <th scope="col">جمع</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, nth) => (
            <tr key={item.id} className="break-inside-avoid">
              <td>{persianDigits(nth + 1)}</td>
              <td>
                <bdi dir="ltr">{item.sku ?? '–'}</bdi>
              </td>
              <td>
                <MixedText>
                  {[item.title, ...Object.values(item.parent_value)].join('، ')}
                </MixedText>
              </td>
              <td>{persianDigits(item.quantity)}</td>
              <td>عدد</td>
              <td>{formatNumber(Math.round(item.amounts.net / item.quantity))}</td>
              <Amounts amounts={item.amounts} />
            </tr>
          ))}
          {shipping && (
            <tr className="break-inside-avoid">
              <td>{persianDigits(items.length + 1)}</td>
              <td>–</td>
              <td>هزینهٔ ارسال</td>
              <td>{persianDigits(1)}</td>
              <td>بار</td>
              <td>{formatNumber(shipping.net)}</td>
              <Amounts amounts={shipping} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <td colSpan={6}>جمع کل</td>
            <Amounts amounts={total} />
          </tr>
        </tfoot>
      </table>
      <div className="grid break-inside-avoid gap-1">
        <p>
          مبلغ به حروف: <b>{formatNumberInWords(total.total)} ریال</b>
        </p>
        <p className="text-[12px]">
          {vatPercent > 0
            ? `مالیات و عوارض ارزش افزوده ${persianDigits(vatPercent)} درصد است و در قیمت‌ها آمده است.`
            : 'در قیمت‌ها مالیات جداگانه‌ای نیست.'}
        </p>
        {refunded > 0 && (
          <p className="text-[12px]">
            پس از این صورت‌حساب {formatNumber(refunded)} ریال به خریدار بازگشته است.
          </p>
        )}
      </div>
      <div className="grid break-inside-avoid grid-cols-2 gap-3 text-center">
        <p className="h-24 border border-black/50 p-2">مهر و امضای فروشنده</p>
        <p className="h-24 border border-black/50 p-2">
          {legal ? 'مهر و امضای خریدار' : 'امضای خریدار'}
        </p>
      </div>
    </article>
  )
}

function Amounts({ amounts }: { amounts: PrintedOrder['total'] }) {
  const { net, discount, taxable, vat, total } = amounts
  return [net, discount, taxable, vat, total].map((amount, nth) => (
    <td key={nth} className="whitespace-nowrap">
      {formatNumber(amount)}
    </td>
  ))
}

function Party({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section className="break-inside-avoid border border-black/50 p-2">
      <h3 className="font-bold">{title}</h3>
      <dl className="flex flex-wrap gap-x-6 text-[12px]">
        {facts.flatMap(({ label, value, isLtr }) =>
          value
            ? [
                <div key={label}>
                  <dt className="inline">{label}: </dt>
                  <dd className="inline">
                    {isLtr ? (
                      <bdi dir="ltr">{persianDigits(value)}</bdi>
                    ) : (
                      <MixedText>{persianDigits(value)}</MixedText>
                    )}
                  </dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </section>
  )
}

function sellerFacts(seller: OrderPrints['seller']): Fact[] {
  return [
    { label: 'نام', value: seller.name },
    { label: 'شناسهٔ ملی', value: seller.national_id, isLtr: true },
    { label: 'کد اقتصادی', value: seller.economic_code, isLtr: true },
    { label: 'شمارهٔ ثبت', value: seller.registration_id, isLtr: true },
    { label: 'کد پستی', value: seller.postal_code, isLtr: true },
    { label: 'تلفن', value: seller.phone, isLtr: true },
    { label: 'نشانی', value: seller.address },
  ]
}

function buyerFacts({ address, legal }: PrintedOrder): Fact[] {
  const street = address ? persianDigits(formatAddress(address)) : undefined
  if (legal === null) {
    return [
      { label: 'نام', value: address?.receiver_name },
      { label: 'تلفن', value: formatMobile(address?.receiver_mobile ?? ''), isLtr: true },
      { label: 'کد پستی', value: address?.postal_code, isLtr: true },
      { label: 'نشانی', value: street },
    ]
  }
  return [
    { label: 'نام', value: legal.company_name },
    { label: 'شناسهٔ ملی', value: legal.national_id, isLtr: true },
    { label: 'کد اقتصادی', value: legal.economic_code, isLtr: true },
    { label: 'شمارهٔ ثبت', value: legal.registration_id, isLtr: true },
    { label: 'تلفن', value: legal.phone, isLtr: true },
    { label: 'کد پستی', value: address?.postal_code, isLtr: true },
    { label: 'نشانی', value: street },
  ]
}
