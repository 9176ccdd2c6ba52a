'use client'

import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { ChevronStartIcon } from '@/components/ui/icons'
import { QueryProvider } from '@/lib/client/query-provider'
import { matchesMedia, onMediaChange } from '@/components/ui/use-media-query'
import { WIDE_SCREEN } from '@/styles/breakpoints'
import { ClearButton } from './clear-button'
import { SearchField } from './search-field'
import { SuggestionPanel, SuggestionLiveRegion } from './suggestion-panel'
import { useSearchCombobox } from './use-search-combobox'
import { useDismissal } from '@/components/ui/history-layers'
import { IconButton } from '@/components/ui/icon-button'

type FullScreenProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The accessible name; sighted shoppers see the bar. */
  title: string
  /** Beside the button that leads back. */
  bar: ReactNode
  /** Where the focus goes, and where it goes back to. */
  initialFocus: HTMLElement | null
  finalFocus: HTMLElement
  children: ReactNode
}

/** For phones: takes the whole screen; its button, Escape and Back close it. */
function FullScreen(props: FullScreenProps) {
  const { title, bar, initialFocus, finalFocus, children } = props
  const change = useDismissal(props)
  return (
    <Base.Root open={props.open} onOpenChange={(next) => change(next)}>
      <Base.Portal>
        <Base.Popup
          initialFocus={() => initialFocus}
          finalFocus={() => finalFocus}
          className="fixed inset-0 z-overlay flex flex-col bg-paper pt-[env(safe-area-inset-top)] text-ink-900 outline-none transition-opacity duration-100 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          <div className="flex min-h-16 shrink-0 items-center gap-1 border-b border-line pe-4 ps-1">
            <Base.Close
              render={
                <IconButton label="بستن" size="sm">
                  <ChevronStartIcon size={22} />
                </IconButton>
              }
            />
            <div className="min-w-0 flex-1">{bar}</div>
          </div>
          {/* What scrolls must be reachable by keys where no link stands in it. */}
          <div
            tabIndex={0}
            className="fades-down min-h-0 flex-1 overflow-y-auto overscroll-contain"
          >
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** A full screen for searching on a phone; the header's field opens it and keeps the text. */
export default function SearchOverlay({ field: opener }: { field: HTMLInputElement }) {
  const [isOpen, setOpen] = useState(() => isTapped(opener))
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const handleOpenChange = (next: boolean) => {
    if (!next) restoreOpener(opener, field?.value ?? opener.value)
    setOpen(next)
  }
  const openOverlay = useEffectEvent(() => setOpen(true))
  const closeOverlay = useEffectEvent(() => handleOpenChange(false))
  useEffect(() => {
    const { signal, abort } = createAbortSignal()
    opener.setAttribute('aria-haspopup', 'dialog')
    for (const type of ['click', 'input'])
      opener.addEventListener(type, () => openOverlay(), { signal })
    const unwatch = onMediaChange(WIDE_SCREEN, (isWide) => isWide && closeOverlay())
    return () => {
      abort()
      unwatch()
      opener.removeAttribute('aria-haspopup')
    }
  }, [opener])
  const initField = useCallback(
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
        open={isOpen}
        onOpenChange={handleOpenChange}
        title="جستجو"
        initialFocus={field}
        finalFocus={opener}
        bar={
          <SearchField id={`${opener.id}-overlay`} inputRef={initField} className="[&>input]:pe-11">
            {field && <ClearButton field={field} />}
          </SearchField>
        }
      >
        {field && <OverlaySuggestions field={field} onDone={() => handleOpenChange(false)} />}
      </FullScreen>
    </QueryProvider>
  )
}

function OverlaySuggestions({ field, onDone }: { field: HTMLInputElement; onDone: () => void }) {
  const combobox = useSearchCombobox(field, { isModal: true, onDone })
  return (
    <div className="p-2 pb-[45dvh]" onMouseDown={(event) => event.preventDefault()}>
      <SuggestionLiveRegion combobox={combobox} />
      <SuggestionPanel combobox={combobox} />
      {!combobox.isOpen && (
        <p className="px-3 py-6 text-center text-sm text-ink-500">
          نام کالا، برند یا دسته‌ای را که می‌خواهید بنویسید.
        </p>
      )}
    </div>
  )
}

/** On a touch screen the focus comes from a tap; a keyboard passing by must open nothing. */
function isTapped(opener: HTMLInputElement): boolean {
  return document.activeElement === opener && matchesMedia('(pointer: coarse)')
}

/** The focus returning to the header must not raise the phone's keyboard again. */
function restoreOpener(opener: HTMLInputElement, text: string): void {
  opener.value = text
  opener.inputMode = 'none'
  opener.addEventListener('blur', () => (opener.inputMode = 'search'), { once: true })
}

function createAbortSignal() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
