import type { Metadata } from 'next'
import { CartRoom } from '@/components/cart/cart-room'
import { NoScript } from '@/components/layout/no-script'

export const metadata: Metadata = {
  title: 'سبد خرید',
  robots: { index: false, follow: true },
}

export default function Page() {
  return (
    <div className="wrap min-h-[85vh] py-5">
      <h1 className="mb-5 text-3xl font-extrabold phone:text-2xl">سبد خرید</h1>
      <NoScript>سبد خرید در مرورگر شما نگه داشته می‌شود و بدون جاوااسکریپت دیده نمی‌شود.</NoScript>
      <CartRoom />
    </div>
  )
}
