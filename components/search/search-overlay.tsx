'use client'

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from './search-field'
import { FullScreen } from '@/components/ui/full-screen'
import { CloseIcon } from '@/components/ui/icons'
import { QueryProvider } from '@/lib/client/query-provider'
import { SuggestionPanel, SuggestionLiveRegion } from './suggestion-panel'
import { useSearchCombobox } from './use-search-combobox'
import { WIDE_SCREEN } from './wide-screen'

/** A whole screen for searching on a phone; the header's field opens it and keeps what was typed. */
export default function SearchOverlay({ field: opener }: { field: HTMLInputElement }) {
  const [open, setOpen] = useState(() => isTapped(opener))
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const change = (next: boolean) => {
    if (!next) restoreOpener(opener, field?.value ?? opener.value)
    setOpen(next)
  }
  const show = useEffectEvent(() => setOpen(true))
  const close = useEffectEvent(() => change(false))
  useEffect(() => {
    const { signal, abort } = createAbortSignal()
    opener.setAttribute('aria-haspopup', 'dialog')
    for (const type of ['click', 'input']) opener.addEventListener(type, () => show(), { signal })
    const onWide = ({ matches }: MediaQueryListEvent) => matches && close()
    window.matchMedia(WIDE_SCREEN).addEventListener('change', onWide, { signal })
    return () => {
      abort()
      opener.removeAttribute('aria-haspopup')
    }
  }, [opener])
  const enter = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) {
        input.value = opener.value
        input.focus()
      }
      setField(input)
    },
    [opener],
  )
  return (
    <QueryProvider>
      <FullScreen
        open={open}
        onOpenChange={change}
        title="جستجو"
        initialFocus={field}
        finalFocus={opener}
        bar={
          <SearchField id={`${opener.id}-overlay`} inputRef={enter} className="[&>input]:pe-11">
            <ClearButton field={field} />
          </SearchField>
        }
      >
        {field && <OverlaySuggestions field={field} onDone={() => change(false)} />}
      </FullScreen>
    </QueryProvider>
  )
}

/** There while there is something to clear, which the field itself knows. */
function ClearButton({ field }: { field: HTMLInputElement | null }) {
  return (
    <button
      type="button"
      aria-label="پاک کردن نوشته"
      onClick={() => field && clearField(field)}
      className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-[14px] text-ink-500 peer-placeholder-shown:hidden"
    >
      <CloseIcon size={18} />
    </button>
  )
}

function clearField(field: HTMLInputElement): void {
  field.value = ''
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.focus()
}

function OverlaySuggestions({ field, onDone }: { field: HTMLInputElement; onDone: () => void }) {
  const suggest = useSearchCombobox(field, { modal: true, onDone })
  return (
    <div className="p-2 pb-[45dvh]" onMouseDown={(event) => event.preventDefault()}>
      <SuggestionLiveRegion suggest={suggest} />
      <SuggestionPanel suggest={suggest} />
      {!suggest.open && (
        <p className="px-3 py-6 text-center text-sm text-ink-500">
          نام کالا، برند یا دسته‌ای را که می‌خواهید بنویسید.
        </p>
      )}
    </div>
  )
}

/** On a touch screen a focus comes from a tap; a keyboard's passes by and must open nothing. */
function isTapped(opener: HTMLInputElement): boolean {
  return document.activeElement === opener && window.matchMedia('(pointer: coarse)').matches
}

/** The focus that comes back to the header must not raise the keyboard of the phone again. */
function restoreOpener(opener: HTMLInputElement, text: string): void {
  opener.value = text
  opener.inputMode = 'none'
  opener.addEventListener('blur', () => (opener.inputMode = 'search'), { once: true })
}

function createAbortSignal() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
