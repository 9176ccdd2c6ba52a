'use client'

import Link from '@/components/ui/link'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'

const linkClassName = 'whitespace-nowrap font-semibold text-brand-700 underline underline-offset-4'

/** Where what a shopper misses may be; as high for a customer as for a guest, whom the server means. */
export function EmptyCartNote() {
  const isCustomer = useUser((user) => user.isHydrated && user.isUser)
  if (isCustomer) {
    return (
      <>
        از{' '}
        <Link href={paths.account.orderTabs} className={linkClassName}>
          سفارش‌های پیشین
        </Link>{' '}
        دوباره بخرید، یا از{' '}
        <Link href={paths.account.favorites} className={linkClassName}>
          علاقه‌مندی‌ها
        </Link>{' '}
        بردارید.
      </>
    )
  }
  return (
    <>
      سبدتان را پیش‌تر پر کرده‌اید؟{' '}
      <Link href={paths.loginThen(paths.cart)} prefetch={false} className={linkClassName}>
        وارد شوید
      </Link>{' '}
      تا همان را ببینید.
    </>
  )
}
