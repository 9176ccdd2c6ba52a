import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PaymentResultView } from '@/components/payments/payment-result-view'
import { readShopSettings } from '@/lib/data/content'

export const metadata: Metadata = { title: 'نتیجهٔ پرداخت', robots: { index: false, follow: false } }

/** True of every payment, paid or not. */
function ResultWithoutScript({ phone }: { phone: string }) {
  return (
    <noscript>
      <section className="mx-auto max-w-lg rounded-panel bg-paper p-6 text-center shadow-card desk:p-10">
        <h1 className="text-2xl font-extrabold">نتیجهٔ پرداخت</h1>
        <p className="mt-3 text-ink-700">
          نتیجه در این صفحه با جاوااسکریپت نشان داده می‌شود. آن را در مرورگر روشن کنید و همین صفحه
          را تازه کنید؛ پیش از دیدن نتیجه دوباره نپردازید.
        </p>
        <p className="mt-3 text-ink-700">
          بانک نتیجه را به خود فروشگاه هم می‌گوید: اگر پرداخت انجام شده باشد، سفارش شما ثبت یا کیف
          پول شما شارژ شده است. اگر پولی کم شده و این‌ها نشده باشد، تا ۷۲ ساعت به حساب یا کیف پول
          شما بازمی‌گردد.
        </p>
        <p className="mt-3 text-ink-700">
          پشتیبانی: <bdi dir="ltr">{phone}</bdi>
        </p>
      </section>
    </noscript>
  )
}

export default async function Page() {
  const { phone } = await readShopSettings()
  return (
    <div className="wrap min-h-[70vh] py-6">
      <ResultWithoutScript phone={phone} />
      <Suspense>
        <PaymentResultView />
      </Suspense>
    </div>
  )
}
