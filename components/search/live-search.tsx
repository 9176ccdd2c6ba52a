'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { WIDE_SCREEN } from './wide-screen'

type LoadedSearch = { Part: ComponentType<{ field: HTMLInputElement }>; field: HTMLInputElement }

function findField(id: string): HTMLInputElement | null {
  const found = document.getElementById(id)
  return found instanceof HTMLInputElement ? found : null
}

/** Wakes a plain search field up when it is first focused, and shows in it what the address asks. */
export function LiveSearch({ fieldId }: { fieldId: string }) {
  const q = useSearchParams().get('q') ?? ''
  const shown = useRef<string>(null)
  const [live, setLive] = useState<LoadedSearch | null>(null)
  useEffect(() => {
    const field = findField(fieldId)
    if (!field) return
    const typedBefore = shown.current === null && field.value !== ''
    if (!typedBefore) field.value = q
    shown.current = q
  }, [fieldId, q])
  useEffect(() => {
    const field = findField(fieldId)
    if (!field) return
    const wake = () => {
      const wide = window.matchMedia(WIDE_SCREEN).matches
      const load: Promise<{ default: LoadedSearch['Part'] }> = wide
        ? import('./search-dropdown')
        : import('./search-overlay')
      load.then(
        (part) => setLive({ Part: part.default, field }),
        () => undefined,
      )
    }
    field.addEventListener('focus', wake)
    if (document.activeElement === field) wake()
    return () => field.removeEventListener('focus', wake)
  }, [fieldId])
  return live && <live.Part field={live.field} />
}
