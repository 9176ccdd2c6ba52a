'use client'

import { BottomSheet } from '@/components/ui/bottom-sheet'
import { CheckIcon } from '@/components/ui/icons'
import { ChoiceLink } from './choice-link'
import { listHref } from './list-query'
import { useListRoom } from './list-room'
import { defaultSort, sortTabs } from './sorts'

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function SortSheet({ open, onOpenChange }: SheetProps) {
  const { place, query, go } = useListRoom()
  const chosen = query.sort ?? defaultSort(query)
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="مرتب‌سازی">
      <ul>
        {sortTabs(query).map(({ sort, label }) => (
          <li key={sort} className="border-t border-line first:border-t-0">
            <ChoiceLink
              href={listHref(place.path, { ...query, sort, page: 1 })}
              onChoose={() => {
                onOpenChange(false)
                go({ ...query, sort, page: 1 }, 'open-sorts')
              }}
              aria-current={sort === chosen ? 'true' : undefined}
              className="flex min-h-12 items-center justify-between rounded-control text-base outline-offset-[-2px] aria-[current]:font-bold aria-[current]:text-brand-700"
            >
              {label}
              {sort === chosen && <CheckIcon size={20} />}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
