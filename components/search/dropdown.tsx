'use client'

import { QueryProvider } from '@/lib/api/query-provider'
import { SuggestionPanel, Told } from './suggestion-panel'
import { useSuggest } from './use-suggest'

/** Under the field of a wide screen. */
export default function Dropdown({ field }: { field: HTMLInputElement }) {
  return (
    <QueryProvider>
      <Hanging field={field} />
    </QueryProvider>
  )
}

function Hanging({ field }: { field: HTMLInputElement }) {
  const suggest = useSuggest(field)
  const closeWithKey = () => {
    field.focus()
    suggest.close()
  }
  return (
    <>
      <Told suggest={suggest} />
      {suggest.open && (
        <div
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === 'Escape' && closeWithKey()}
          className="absolute start-0 top-full z-popup mt-2 max-h-[min(40rem,calc(100dvh-8rem))] w-full min-w-80 animate-fade-in overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-2 shadow-card"
        >
          <SuggestionPanel suggest={suggest} />
        </div>
      )}
    </>
  )
}
