'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { listQuery } from '@/lib/api/products'
import { QueryProvider } from '@/lib/api/query-provider'
import { formatNumber } from '@/lib/persian/money'
import { choiceCount, withoutChoices } from '../choices'
import { filtersOf } from '../list-place'
import { listHref } from '../list-query'
import { useListRoom } from '../list-room'
import { FilterGroups } from './filter-groups'

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function FilterSheet(props: SheetProps) {
  return (
    <QueryProvider>
      <Sheet {...props} />
    </QueryProvider>
  )
}

/** What is chosen here is only prepared, and counted, until it is shown. */
function Sheet({ open, onOpenChange }: SheetProps) {
  const { place, query, facets, count, go } = useListRoom()
  const [draft, setDraft] = useState(query)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setDraft(query)
  }
  const changed = listHref('', draft) !== listHref('', query)
  const asked = useQuery({ ...listQuery(filtersOf(place, draft)), enabled: open && changed })
  const list = changed ? asked.data : { facets, count }
  const show = () => {
    onOpenChange(false)
    if (changed) go(draft, 'open-filters')
  }
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title="فیلترها"
      footer={
        <>
          <Button className="flex-1" busy={asked.isFetching} onClick={show}>
            {list ? `نمایش ${formatNumber(list.count)} کالا` : 'نمایش کالاها'}
          </Button>
          {choiceCount(draft) > 0 && (
            <Button variant="ghost" onClick={() => setDraft(withoutChoices(draft))}>
              پاک کردن
            </Button>
          )}
          <p role="status" className="sr-only">
            {changed && list && !asked.isFetching ? `${formatNumber(list.count)} کالا` : ''}
          </p>
        </>
      }
    >
      <FilterGroups
        id="s"
        {...{ place }}
        facets={list?.facets ?? facets}
        query={draft}
        onChange={setDraft}
      />
    </BottomSheet>
  )
}
