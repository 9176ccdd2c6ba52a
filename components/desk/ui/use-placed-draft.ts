import { useEffect, useEffectEvent } from 'react'
import { notify } from '@/components/ui/notify'

const STORAGE_KEY = 'vitrin:desk-placed-draft'

/** Says to the other tabs that a draft is an order now. */
export function announcePlacedDraft(draftKey: string | null): void {
  if (draftKey === null) return
  try {
    localStorage.setItem(STORAGE_KEY, draftKey)
  } catch {
    // Without storage the shop alone refuses the draft of another tab.
  }
}

/** A draft that another tab has made an order of is emptied here. */
export function usePlacedDraft(draftKey: string | null, onPlaced: () => void): void {
  const handleStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE_KEY || newValue === null || newValue !== draftKey) return
    onPlaced()
    void notify.info('این سفارش در زبانهٔ دیگری ثبت شد؛ پیش‌نویس آن از این زبانه برداشته شد.')
  })
  useEffect(() => {
    const listen = (event: StorageEvent) => handleStorage(event)
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [])
}
