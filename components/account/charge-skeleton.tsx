import { Skeleton } from '@/components/ui/skeleton'

/** As high as the form with one row of banks. */
export const chargeSkeleton = <Skeleton className="h-[438px] sm:h-[446px] md:h-[394px]" />
