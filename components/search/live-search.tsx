'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { matchesMedia } from '@/components/ui/use-media-query'
import { WIDE_SCREEN } from '@/styles/breakpoints'

type LoadedSearch = {
  Component: ComponentType<{ field: HTMLInputElement }>
  field: HTMLInputElement
}

function findField(id: string): HTMLInputElement | null {
  const found = document.getElementById(id)
  return found instanceof HTMLInputElement ? found : null
}

/** Makes a plain search field a combobox when it is first focused, and shows the URL's search in it. */
export function LiveSearch({ fieldId }: { fieldId: string }) {
  const q = useSearchParams().get('q') ?? ''
  const shownQuery = useRef<string>(null)
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null)
  useEffect(() => {
    const field = findField(fieldId)
    if (!field) return
    const wasTypedBefore = shownQuery.current === null && field.value !== ''
    if (!wasTypedBefore) field.value = q
    shownQuery.current = q
  }, [fieldId, q])
  useEffect(() => {
    const field = findField(fieldId)
    if (!field) return
    const activate = () => {
      const isWide = matchesMedia(WIDE_SCREEN)
      const load: Promise<{ default: LoadedSearch['Component'] }> = isWide
        ? import('./search-dropdown')
        : import('./search-overlay')
      load.then(
        (module) => setLoaded({ Component: module.default, field }),
        () => undefined,
      )
    }
    field.addEventListener('focus', activate)
    if (document.activeElement === field) activate()
    return () => field.removeEventListener('focus', activate)
  }, [fieldId])
  return loaded && <loaded.Component field={loaded.field} />
}
