import { useEffect, useState } from 'react'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { draftOf, type ProductDraft } from './product-draft'

const PREFIX = 'vitrin:desk-product:'
const SAVE_DELAY = 400

type StoredDraft = { version: number; savedAt: number; draft: ProductDraft }

/** What was typed into another version of the product is not poured over this one. */
function readStored(key: string, version: number): StoredDraft | null {
  try {
    const text = localStorage.getItem(PREFIX + key)
    const stored: StoredDraft | null = text === null ? null : JSON.parse(text)
    return stored?.version === version ? stored : null
  } catch {
    return null
  }
}

function writeStored(key: string, stored: StoredDraft | null): void {
  try {
    if (stored === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify(stored))
  } catch {
    // Without storage what is typed lives as long as the page.
  }
}

const QUESTION =
  'تغییرها در فروشگاه ذخیره نشده است؛ پیش‌نویس در همین مرورگر می‌ماند. بیرون می‌روید؟'

function useLeavingQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      if (link.pathname === window.location.pathname || window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [isUnsaved])
}

/** What is typed is kept in this browser until it is saved. Drawn in a browser alone. */
export function useProductDraft(product: DeskProduct | null) {
  const key = product === null ? 'new' : String(product.id)
  const version = product?.version ?? 0
  const [restored, setRestored] = useState(() => readStored(key, version))
  const [draft, setDraft] = useState(() => restored?.draft ?? draftOf(product))
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(product))
  useEffect(() => {
    const timer = setTimeout(
      () => writeStored(key, isDirty ? { version, savedAt: Date.now(), draft } : null),
      SAVE_DELAY,
    )
    return () => clearTimeout(timer)
  }, [key, version, draft, isDirty])
  useLeavingQuestion(isDirty)
  const reset = (saved: DeskProduct | null) => {
    writeStored(key, null)
    setRestored(null)
    setDraft(draftOf(saved))
  }
  return {
    draft,
    isDirty,
    restoredAt: restored?.savedAt ?? null,
    change: (next: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...next })),
    update: setDraft,
    reset,
  }
}
