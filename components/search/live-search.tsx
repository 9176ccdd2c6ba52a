'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { WIDE } from './wide'

type Live = { Part: ComponentType<{ field: HTMLInputElement }>; field: HTMLInputElement }

function fieldOf(id: string): HTMLInputElement | null {
  const found = document.getElementById(id)
  return found instanceof HTMLInputElement ? found : null
}

/** Wakes a plain search field up when it is first focused, and shows in it what the address asks. */
export function LiveSearch({ fieldId }: { fieldId: string }) {
  const q = useSearchParams().get('q') ?? ''
  const shown = useRef<string>(null)
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    const field = fieldOf(fieldId)
    if (!field) return
    const typedBefore = shown.current === null && field.value !== ''
    if (!typedBefore) field.value = q
    shown.current = q
  }, [fieldId, q])
  useEffect(() => {
    const field = fieldOf(fieldId)
    if (!field) return
    const wake = () => {
      const wide = window.matchMedia(WIDE).matches
      const load: Promise<{ default: Live['Part'] }> = wide
        ? import('./dropdown')
        : import('./overlay')
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
