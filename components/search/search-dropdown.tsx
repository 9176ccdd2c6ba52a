'use client'

import { QueryProvider } from '@/lib/client/query-provider'
import { ClearButton } from './clear-button'
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
      {combobox.text !== '' && <ClearButton field={field} />}
      <SuggestionLiveRegion combobox={combobox} />
      {combobox.isOpen && (
        <div
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === 'Escape' && closeByKey()}
          className="search-panel"
        >
          <SuggestionPanel combobox={combobox} />
        </div>
      )}
    </>
  )
}
