import { Skeleton } from '@/components/ui/skeleton'
import { Button } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'
import { clearRecent, clearSearches } from '@/stores/recent'
import { SuggestionList } from './suggestion-list'
import { describeSuggestions } from './use-suggestions'
import type { SearchCombobox } from './use-search-combobox'

export function SuggestionPanel({ combobox }: { combobox: SearchCombobox }) {
  const { state, text, field } = combobox
  const { status, groups, missing } = state
  // Remounted under a note, so that the rows replace each other instead of moving.
  const listKey = status === 'empty' ? 'fallback' : 'results'
  const hasHistory = groups.some(({ name }) => name === 'recent' || name === 'seen')
  const forgetAll = () => {
    clearSearches()
    clearRecent()
    field.focus()
  }
  return (
    <div className="relative">
      {status === 'empty' && (
        <p className="px-3 py-2 text-sm text-ink-500">
          {missing ? (
            <>
              در این فروشگاه «<bdi>{missing.name}</bdi>» نداریم.
            </>
          ) : (
            <>
              برای «<bdi>{text.trim()}</bdi>» پیشنهادی پیدا نشد.
            </>
          )}
        </p>
      )}
      {status === 'ready' && missing && (
        <p className="px-3 py-2 text-sm text-ink-500">
          از «<bdi>{missing.name}</bdi>» چیزی نداریم؛ این‌ها نزدیک‌اند.
        </p>
      )}
      <SuggestionList key={listKey} combobox={combobox} label="پیشنهادهای جستجو" />
      {status === 'loading' && <SuggestionSkeleton />}
      {status === 'failed' && (
        <p className="px-3 py-2 text-sm text-ink-500">
          پیشنهادها نیامد؛ خود جستجو همچنان کار می‌کند.
        </p>
      )}
      {hasHistory && (
        <div className="absolute end-0 top-0 desk:end-1/2 desk:me-3">
          <Button
            variant="link"
            size="sm"
            aria-label="پاک کردن: جستجوها و کالاهای پیشین"
            onClick={forgetAll}
          >
            پاک کردن
          </Button>
        </div>
      )}
    </div>
  )
}

/** Mounted from the start: a live region that comes with its text is not read out. */
export function SuggestionLiveRegion({
  combobox: { isOpen, state },
}: {
  combobox: SearchCombobox
}) {
  const announcement = describeSuggestions(state, (count) => `${persianDigits(count)} پیشنهاد`)
  return (
    <p role="status" className="sr-only">
      {isOpen && announcement}
    </p>
  )
}

function SuggestionSkeleton() {
  return (
    <div aria-hidden="true" className="animate-fade-in">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex h-[68px] items-center gap-3 px-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
