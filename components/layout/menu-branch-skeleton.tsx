import { Loading, SkeletonText } from '@/components/ui/skeleton'

export function MenuBranchSkeleton() {
  return (
    <Loading label="در حال گرفتن زیردسته‌ها…">
      <SkeletonText lines={6} className="max-w-md text-xl" />
    </Loading>
  )
}
