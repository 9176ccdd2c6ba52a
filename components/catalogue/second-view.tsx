'use client'

import { useSyncExternalStore } from 'react'
import { Picture } from '@/components/ui/picture'
import { responsiveImage } from '@/lib/picture-urls'

/** As the stylesheet asks before it shows one. */
const POINTER = '(hover: hover) and (pointer: fine)'

let isWanted = false
const listeners = new Set<() => void>()

function handleEvent({ target }: Event): void {
  if (!(target instanceof Element) || !matchMedia(POINTER).matches) return
  if (!target.closest('ul, ol, .card')?.querySelector('.card-turns')) return
  isWanted = true
  unlisten()
  for (const update of listeners) update()
}

function unlisten(): void {
  document.removeEventListener('pointerover', handleEvent)
  document.removeEventListener('focusin', handleEvent)
}

/** Listens once for all cards, until a pointer or the keyboard first comes to goods. */
function subscribe(update: () => void): () => void {
  if (listeners.size === 0 && !isWanted) {
    document.addEventListener('pointerover', handleEvent, { passive: true })
    document.addEventListener('focusin', handleEvent)
  }
  listeners.add(update)
  return () => {
    listeners.delete(update)
    if (listeners.size === 0) unlisten()
  }
}

/** Another view of a product, under the pointer; where there is none, it is not in the page. */
export function SecondView({ url, sizes }: { url: string; sizes: string }) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )
  return isShown && <Picture {...responsiveImage(url)} sizes={sizes} className="card-second" />
}
