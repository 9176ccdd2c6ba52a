import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { CloseIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { KeyHint } from './key-hint'

type BulkBarProps = {
  count: number
  /** Offered where all that are listed are chosen and more match. */
  more: { title: string; isLoading: boolean; onChoose: () => void } | null
  /** Of a list that scrolls with its page: the bar stays at the edge of the window while its list is seen. */
  isInPage: boolean
  onClear: () => void
  children: ReactNode
}

/** What is chosen, and what may be done with it. */
export function BulkBar({ count, more, isInPage, onClear, children }: BulkBarProps) {
  return (
    <div
      role="group"
      aria-label="با انتخاب‌شده‌ها"
      className={cn(
        isInPage ? 'sticky bottom-3 my-2' : 'absolute inset-x-0 bottom-4',
        'shadow-float z-10 mx-auto flex w-max max-w-[calc(100%-20px)] flex-wrap items-center gap-0.5 rounded-xl bg-paper p-1.5 forced-colors:border [&_.desk-button]:px-2',
      )}
    >
      <span role="status" className="border-e border-line px-2 font-semibold">
        {formatNumber(count)} انتخاب
      </span>
      {more && (
        <DeskButton isBusy={more.isLoading} onClick={more.onChoose}>
          {more.title}
          <KeyHint keys="Mod+KeyA" />
        </DeskButton>
      )}
      {children}
      <DeskButton variant="plain" onClick={onClear} aria-label="پاک کردن انتخاب">
        <CloseIcon size={16} />
      </DeskButton>
    </div>
  )
}
