import { OrdersIcon } from '@/components/account/account-icons'
import { EmptyPanel } from '@/components/account/empty-panel'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/seo/addresses'

/** For one who has never ordered anything. */
export function NoOrders() {
  return (
    <EmptyPanel
      title="هنوز سفارشی ندارید"
      text="نخستین سفارش‌تان، از پرداخت تا در خانه، همین‌جا پیدا خواهد بود."
      icon={<OrdersIcon size={30} />}
      action={<ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
    />
  )
}
