'use client'

import { QueryProvider } from '@/lib/client/query-provider'
import { SuggestionPanel, SuggestionLiveRegion } from './suggestion-panel'
import { useSearchCombobox } from './use-search-combobox'

/** Below the field, on wide screens. */
export default function SearchDropdown({ field }: { field: HTMLInputElement }) {
  return (
    <QueryProvider>
      <DropdownPanel field={field} />
    </QueryProvider>
  )
}

function DropdownPanel({ field }: { field: HTMLInputElement }) {
  const combobox = useSearchCombobox(field)
  const closeByKey = () => {
    field.focus()
    combobox.close()
  }
  return (
    <>
      <SuggestionLiveRegion combobox={combobox} />
      {combobox.isOpen && (
        <div
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === 'Escape' && closeByKey()}
          className="absolute start-0 top-full z-popup mt-2 max-h-[min(40rem,calc(100dvh-8rem))] w-full min-w-80 animate-fade-in overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-2 shadow-card"
        >
          <SuggestionPanel combobox={combobox} />
        </div>
      )}
    </>
  )
}
