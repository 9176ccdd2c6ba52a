import { Loading, Skeleton, SkeletonText } from '@/components/ui/skeleton'

export function CartSkeleton() {
  return (
    <Loading
      label="در حال خواندن سبد خرید…"
      className="grid items-start gap-4 md:grid-cols-[1fr_320px] md:gap-6"
    >
      <div className="divide-y divide-line rounded-card bg-paper px-4 shadow-card desk:px-6">
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
      <div className="rounded-card bg-paper p-5 shadow-card">
        <SkeletonText lines={4} className="text-lg" />
        <Skeleton className="mt-5 h-12" />
      </div>
    </Loading>
  )
}
