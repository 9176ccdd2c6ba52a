'use client'

import { useQuery } from '@tanstack/react-query'
import { ChevronDownIcon } from '@/components/ui/icons'
import { arrivedOrdersQuery } from '@/lib/client/desk/arrivals'
import { formatNumber } from '@/lib/persian/money'
import { useCommands } from '../ui/desk-commands'
import { KeyHint } from '../ui/key-hint'

type NewArrivalsProps = {
  /** When the list was read, in milliseconds; 0 while it is not there. */
  readAt: number
  onShow: () => void
}

/** What came since the list was read waits here, so that no row moves under the hand. */
export function NewArrivals({ readAt, onShow }: NewArrivalsProps) {
  const { data: arrived = {} } = useQuery(arrivedOrdersQuery)
  const count = readAt === 0 ? 0 : Object.values(arrived).filter((at) => at > readAt).length
  const show = { id: 'show-new', title: 'نمایش سفارش‌های تازه', group: 'سفارش‌ها', keys: 'Period' }
  useCommands(count > 0 ? [{ ...show, run: onShow }] : [])
  return (
    <div role="status" className="shrink-0">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          aria-keyshortcuts="."
          className="bg-acting-bg text-acting-ink flex min-h-8 w-full items-center justify-center gap-2 border-b border-line px-4 font-semibold hover:underline phone:min-h-11"
        >
          <ChevronDownIcon size={14} className="rotate-180" />
          {formatNumber(count)} سفارش تازه · نمایش
          <KeyHint keys="Period" />
        </button>
      )}
    </div>
  )
}
