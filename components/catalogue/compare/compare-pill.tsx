import { CountBadge } from '@/components/ui/badge'
import Link from '@/components/ui/link'
import { CompareIcon } from '@/components/ui/shop-icons'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { useShop } from '@/stores/shop'

/**
 * What was set side by side, a press away on each page whose goods can stand beside it, which says so by
 * `data-comparison-groups`; its name stands beside it where there is room.
 */
export default function ComparePill({ ids }: { ids: readonly number[] }) {
  const group = useShop(({ comparisonGroupId }) => comparisonGroupId)
  return (
    <>
      {group !== null && (
        <style>{`body:not(:has([data-comparison-groups~="${group}"])) .compare-pill{display:none}`}</style>
      )}
      <Link
        href={paths.compare(ids)}
        prefetch={false}
        aria-label={`مقایسه، ${persianDigits(ids.length)} کالا`}
        className="compare-pill relative flex size-11 shrink-0 animate-fade-in items-center justify-center gap-2 rounded-full text-sm font-semibold text-ink-700 hover:bg-ink-100 lg:w-auto lg:bg-brand-50 lg:px-3.5 lg:text-brand-700 lg:hover:bg-brand-100"
      >
        <CompareIcon size={22} />
        <span aria-hidden="true" className="hidden lg:inline">
          مقایسه
        </span>
        <CountBadge
          count={ids.length}
          className="absolute start-1/2 top-1 ms-0.5 lg:static lg:ms-0"
        />
      </Link>
    </>
  )
}
