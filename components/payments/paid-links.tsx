import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { useCart } from '@/stores/cart'

/** What comes next; a wallet is charged to pay for what is in the cart. */
export function PaidLinks({ orderId }: { orderId: number | null }) {
  const hasCart = useCart((cart) => cart.lines.length > 0)
  const isForCart = orderId === null && hasCart
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      {isForCart && (
        <ButtonLink href={paths.checkout} prefetch={false}>
          تکمیل خرید
        </ButtonLink>
      )}
      <ButtonLink
        href={orderId === null ? paths.account.wallet : paths.account.order(orderId)}
        prefetch={false}
        variant={isForCart ? 'ghost' : 'primary'}
      >
        {orderId === null ? 'کیف پول' : 'پیگیری سفارش'}
      </ButtonLink>
      {!isForCart && (
        <ButtonLink href={paths.home} variant="ghost">
          ادامهٔ خرید
        </ButtonLink>
      )}
    </div>
  )
}
