import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { BagIcon } from '@/components/ui/icons'
import { paths } from '@/lib/paths'

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

export function EmptyCart() {
  return (
    <EmptyState
      title="سبد خرید شما خالی است"
      text="هر کالایی را که به سبد اضافه کنید اینجا می‌بینید؛ از پرفروش‌ترین‌ها شروع کنید."
      className="min-h-[360px] justify-center"
      icon={<BagIcon size={34} />}
      action={
        <>
          <ButtonLink href={paths.sortedProducts('best_selling')} prefetch={false}>
            پرفروش‌ترین‌ها
          </ButtonLink>{' '}
          <ButtonLink href={paths.categories} prefetch={false} variant="ghost">
            دسته‌بندی کالاها
          </ButtonLink>
        </>
      }
    />
  )
}
