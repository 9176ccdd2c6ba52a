import { Skeleton } from '@/components/ui/skeleton'
import { Button } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'
import { clearSearches } from '@/stores/shop'
import { SuggestionList } from './suggestion-list'
import { describeSuggestions } from './use-suggestions'
import type { SearchCombobox } from './use-search-combobox'

/** All that hangs from a search field, but for its frame. */
export function SuggestionPanel({ suggest }: { suggest: SearchCombobox }) {
  const { answers, text, field } = suggest
  const { status, groups } = answers
  /** A list under a note is another one: rows replaced are no rows moved. */
  const listKey = status === 'nothing' ? 'instead' : 'found'
  const recent = groups.some(({ name }) => name === 'recent')
  const forgetAll = () => {
    clearSearches()
    field.focus()
  }
  return (
    <div className="relative">
      {status === 'nothing' && (
        <p className="px-3 py-2 text-sm text-ink-500">
          برای «<bdi>{text.trim()}</bdi>» پیشنهادی پیدا نشد.
        </p>
      )}
      <SuggestionList key={listKey} suggest={suggest} label="پیشنهادهای جستجو" />
      {status === 'waiting' && <SuggestionSkeleton />}
      {status === 'failed' && (
        <p className="px-3 py-2 text-sm text-ink-500">
          پیشنهادها نیامد؛ خود جستجو همچنان کار می‌کند.
        </p>
      )}
      {recent && (
        <div className="absolute end-0 top-0">
          <Button
            variant="link"
            size="sm"
            aria-label="پاک کردن همهٔ جستجوهای پیشین"
            onClick={forgetAll}
          >
            پاک کردن همه
          </Button>
        </div>
      )}
    </div>
  )
}

/** Read out; there from the start, so that what is put in it is heard. */
export function SuggestionLiveRegion({ suggest: { open, answers } }: { suggest: SearchCombobox }) {
  const told = describeSuggestions(answers, (count) => `${persianDigits(count)} پیشنهاد`)
  return (
    <p role="status" className="sr-only">
      {open && told}
    </p>
  )
}

function SuggestionSkeleton() {
  return (
    <div aria-hidden="true" className="animate-fade-in">
      {Array.from({ length: 3 }, (_, at) => (
        <div key={at} className="flex h-[68px] items-center gap-3 px-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
