import type { ReactNode } from 'react'
import type { ShopSettings } from '@/lib/contract/content/settings'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import { formatOrderAddress } from './order-labels'

export type Seller = Pick<ShopSettings, 'name' | 'address' | 'phone' | 'email' | 'seller'>
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

function factValue(value: string, ltr = false): ReactNode {
  const text = persianDigits(value)
  return ltr ? <bdi dir="ltr">{text}</bdi> : text
}

function buyerFacts({ address, legal }: WholeOrder): Fact[] {
  const addressFacts: Fact[] = [
    { label: 'کد پستی', value: address?.postal_code, isLtr: true },
    { label: 'نشانی', value: address ? formatOrderAddress(address) : undefined, isWide: true },
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

export function InvoiceParties({ seller, whole }: { seller: Seller; whole: WholeOrder }) {
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
      <Party title="خریدار" facts={buyerFacts(whole)} />
    </div>
  )
}
