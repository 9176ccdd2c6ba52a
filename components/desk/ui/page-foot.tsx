import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { formatTime } from '@/lib/persian/dates'
import { MINUTE_MS } from '@/lib/persian/durations'
import type { DeskCommand } from './desk-commands'
import { KeyHint } from './key-hint'
import { useIsOnline } from './offline-bar'

const GENERAL_HINTS: readonly Pick<DeskCommand, 'id' | 'title' | 'keys'>[] = [
  { id: 'palette', title: 'جستجو یا فرمان', keys: 'Mod+KeyK' },
  { id: 'go-today', title: 'رفتن به «امروز»', keys: 'KeyG KeyT' },
]

/** The minute in which anything on the screen was last read; 0 while nothing is there. */
function useFreshness(): number {
  const queryClient = useQueryClient()
  const cache = queryClient.getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  return useSyncExternalStore(
    subscribe,
    () => {
      const shown = cache.findAll({ type: 'active' })
      const last = Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt))
      return Math.floor(last / MINUTE_MS) * MINUTE_MS
    },
    () => 0,
  )
}

/** The same on every page: its keys, and whether what it shows is of now. */
export function PageFoot({ hints }: { hints: readonly DeskCommand[] }) {
  const isOnline = useIsOnline()
  const freshAt = useFreshness()
  return (
    <footer className="bg-sunk text-note flex h-8 shrink-0 gap-4 overflow-hidden whitespace-nowrap border-t border-line px-4 text-[12px] phone:hidden print:hidden">
      {/* What does not fit whole goes to a second line, which is out of view. */}
      <ul className="flex min-w-0 flex-wrap gap-x-4 overflow-hidden">
        {(hints.length > 0 ? hints : GENERAL_HINTS).map(({ id, title: what, keys }) => (
          <li key={id} className="inline-flex h-8 items-center gap-1.5">
            {keys && <KeyHint keys={keys} />}
            {what}
          </li>
        ))}
      </ul>
      <span className="ms-auto inline-flex shrink-0 items-center gap-1.5">
        <KeyHint keys="Shift+Slash" />
        همهٔ کلیدها
      </span>
      <span className="inline-flex shrink-0 items-center gap-1.5">
        <span
          aria-hidden="true"
          className={isOnline ? 'bg-done size-1.5 rounded-full' : 'bg-soon size-1.5 rounded-full'}
        />
        {isOnline ? 'برخط' : 'برون‌خط'}
        {freshAt > 0 && ` · تازه شده در ${formatTime(new Date(freshAt))}`}
      </span>
    </footer>
  )
}
