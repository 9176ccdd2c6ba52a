import { Skeleton } from '@/components/ui/skeleton'

/** As high as a card of one row of goods. */
export function OrderSkeletons({ count }: { count: number }) {
  return (
    <div className="grid gap-3">
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className="h-[164px] rounded-card phone:h-[194px]" />
      ))}
    </div>
  )
}
