import { useQuery } from '@tanstack/react-query'
import { EmptyCart } from '@/components/cart/empty-cart'
import { GoneLines } from '@/components/cart/gone-lines'
import { ButtonLink } from '@/components/ui/button'
import { InfoIcon } from '@/components/ui/icons'
import { profileQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'

/** Who comes back from the bank finds the cart empty: the order that holds its goods is shown the way to. */
export function EmptyCheckout() {
  const unpaid = useQuery(profileQuery()).data?.counts.orders['waiting-payment'] ?? 0
  return (
    <>
      <GoneLines />
      {unpaid > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-brand-50 p-4 text-brand-800">
          <InfoIcon className="shrink-0" />
          <p className="min-w-0 flex-1">
            {unpaid === 1 ? 'یک سفارش ثبت‌شده' : `${persianDigits(unpaid)} سفارش ثبت‌شده`} در انتظار
            پرداخت شماست.
          </p>
          <ButtonLink href={paths.account.orders('waiting-payment')} size="sm">
            دیدن و پرداخت
          </ButtonLink>
        </div>
      )}
      <EmptyCart />
    </>
  )
}
