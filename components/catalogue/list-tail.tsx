'use client'

import { useState } from 'react'
import { onIntent } from '@/components/layout/opens-late'
import { Button } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { Pagination } from '@/components/ui/pagination'
import { filtersOf } from './list-place'
import { listHref, type ListQuery } from './list-query'
import { useListRoom } from './list-room'
import { recallMore } from './more-memory'

const load = () => import('./more-products')
const MoreProducts = latePart(load)

const MORE = 'نمایش کالاهای بیشتر'

/** After the goods of a page: the next ones on a press, and every page by a link. */
export function ListTail({ query, pages }: { query: ListQuery; pages: number }) {
  const { place } = useListRoom()
  const first = listHref(place.path, query)
  const [wanted, setWanted] = useState(() => recallMore(first) !== null)
  const [last, setLast] = useState(query.page)
  const waiting = (busy: boolean) => (
    <Button variant="ghost" busy={busy} {...onIntent(load)} onClick={() => setWanted(true)}>
      {MORE}
    </Button>
  )
  return (
    <div className="mt-6 grid justify-items-center gap-6">
      {wanted && (
        <MoreProducts
          first={first}
          filters={{ ...filtersOf(place, query), page: query.page }}
          hrefOf={(page) => listHref(place.path, { ...query, page })}
          label={MORE}
          onLast={setLast}
          waiting={waiting(true)}
          onLost={() => setWanted(false)}
        />
      )}
      {!wanted && query.page < pages && waiting(false)}
      <Pagination
        page={last}
        totalPages={pages}
        label="صفحه‌های کالاها"
        href={(page) => listHref(place.path, { ...query, page })}
      />
    </div>
  )
}
