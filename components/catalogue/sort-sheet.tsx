'use client'

import { BottomSheet } from '@/components/ui/bottom-sheet'
import { CheckIcon } from '@/components/ui/icons'
import { ActionLink, useList } from './list-provider'
import { listHref, getDefaultSort, listSortOptions } from './list-query'

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function SortSheet({ open, onOpenChange }: SheetProps) {
  const { scope, query, navigate } = useList()
  const selected = query.sort ?? getDefaultSort(query)
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="مرتب‌سازی">
      <ul>
        {listSortOptions(query).map(({ sort, label }) => (
          <li key={sort} className="border-t border-line first:border-t-0">
            <ActionLink
              href={listHref(scope.path, { ...query, sort, page: 1 })}
              onSelect={() => {
                onOpenChange(false)
                navigate({ ...query, sort, page: 1 }, 'open-sorts')
              }}
              aria-current={sort === selected ? 'true' : undefined}
              className="flex min-h-12 items-center justify-between rounded-control text-base outline-offset-[-2px] aria-[current]:font-bold aria-[current]:text-brand-700"
            >
              {label}
              {sort === selected && <CheckIcon size={20} />}
            </ActionLink>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
