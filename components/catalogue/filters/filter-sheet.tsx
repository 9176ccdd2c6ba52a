'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { productListQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import { countActiveFilters, clearFilters } from '../active-filters'
import { toProductFilters } from '../list-scope'
import { listHref } from '../list-query'
import { describeProductCount } from '../count-text'
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

/** Choices are a draft, counted by the shop, until the shopper applies them. */
function FilterSheetContent({ open, onOpenChange }: SheetProps) {
  const { scope, query, facets, histogram, count, isMinimum, navigate } = useList()
  const [draft, setDraft] = useState(query)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setDraft(query)
  }
  const hasChanged = listHref('', draft) !== listHref('', query)
  const draftList = useQuery({
    ...productListQuery(toProductFilters(scope, draft)),
    enabled: open && hasChanged,
  })
  const list = hasChanged ? draftList.data : { facets, count, is_minimum: isMinimum }
  const found = list && describeProductCount(list.count, list.is_minimum)
  const apply = () => {
    onOpenChange(false)
    if (hasChanged) navigate(draft, 'open-filters')
  }
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title="فیلترها"
      footer={
        <>
          <Button className="flex-1" isBusy={draftList.isFetching} onClick={apply}>
            {found ? `نمایش ${found}` : 'نمایش کالاها'}
          </Button>
          {countActiveFilters(draft) > 0 && (
            <Button
              variant="ghost"
              className="phone:!grow-0"
              onClick={() => setDraft(clearFilters(draft, scope))}
            >
              پاک کردن
            </Button>
          )}
          <p role="status" className="sr-only">
            {hasChanged && found && !draftList.isFetching ? found : ''}
          </p>
        </>
      }
    >
      <FilterGroups
        id="s"
        scope={scope}
        facets={list?.facets ?? facets}
        histogram={histogram}
        query={draft}
        onChange={setDraft}
      />
    </BottomSheet>
  )
}
