'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { productListQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import { formatNumber } from '@/lib/persian/money'
import { countActiveFilters, clearFilters } from '../active-filters'
import { toProductFilters } from '../list-scope'
import { listHref } from '../list-query'
import { useList } from '../list-provider'
import { FilterGroups } from './filter-panel'

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function FilterSheet(props: SheetProps) {
  return (
    <QueryProvider>
      <FilterSheetContent {...props} />
    </QueryProvider>
  )
}

/** What is chosen here is only prepared, and counted, until it is shown. */
function FilterSheetContent({ open, onOpenChange }: SheetProps) {
  const { place, query, facets, count, navigate } = useList()
  const [draft, setDraft] = useState(query)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setDraft(query)
  }
  const changed = listHref('', draft) !== listHref('', query)
  const asked = useQuery({
    ...productListQuery(toProductFilters(place, draft)),
    enabled: open && changed,
  })
  const list = changed ? asked.data : { facets, count }
  const show = () => {
    onOpenChange(false)
    if (changed) navigate(draft, 'open-filters')
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
          {countActiveFilters(draft) > 0 && (
            <Button variant="ghost" onClick={() => setDraft(clearFilters(draft))}>
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
