import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { BagIcon } from '@/components/ui/icons'
import { Medallion } from '@/components/ui/ornaments'
import { paths } from '@/lib/paths'
import { EmptyCartNote } from './empty-cart-note'

export function CartSkeleton() {
  return (
    <Loading
      label="در حال خواندن سبد خرید…"
      className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_var(--width-summary)] md:gap-10"
    >
      <div className="divide-y divide-line">
        <Skeleton className="h-[72px] rounded-card" />
        {[0, 1].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[96px_1fr] gap-4 py-5 desk:grid-cols-[120px_1fr]"
          >
            <Skeleton className="size-24 desk:size-[120px]" />
            <div>
              <SkeletonText lines={2} className="text-base" />
              <Skeleton className="mt-4 h-12 w-36" />
            </div>
          </div>
        ))}
      </div>
      <div className="rounded-panel bg-ink-100 p-5">
        <SkeletonText lines={4} className="text-lg" />
        <Skeleton className="mt-5 h-12" />
      </div>
    </Loading>
  )
}

/** Low, so that what can be bought instead is seen with it. */
export function EmptyCart() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-panel bg-ink-100 p-5 desk:px-7 dark:bg-paper">
      <Medallion size="sm" className="[--disc:rgb(var(--surface-paper))]">
        <BagIcon size={26} />
      </Medallion>
      <div className="min-w-0 flex-1">
        <h2 className="text-balance text-xl font-extrabold">سبد خرید شما خالی است</h2>
        <p className="mt-0.5 text-pretty text-ink-700">
          <EmptyCartNote />
        </p>
      </div>
      <ButtonLink href={paths.categories} prefetch={false} className="phone:w-full">
        دیدن همهٔ کالاها
      </ButtonLink>
    </div>
  )
}
