'use client'

import { Button } from '@/components/ui/button'
import { useListRoom } from '../list-room'
import { FilterGroups } from './filter-groups'

/** Beside the goods on wide screens. Without script it is a form; a phone then shows it under its button. */
export function FilterPanel() {
  const { place, facets, query, go } = useListRoom()
  const { q, sort, category } = query
  return (
    <aside
      id="filters"
      aria-label="فیلترها"
      className="hidden rounded-card bg-paper px-4 shadow-card target:block md:sticky md:top-4 md:block md:max-h-[calc(100dvh-2rem)] md:self-start md:overflow-y-auto md:overscroll-contain md:[scrollbar-width:thin]"
    >
      <form action={place.path} onSubmit={(event) => event.preventDefault()}>
        {q && <input type="hidden" name="q" value={q} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        {category && <input type="hidden" name="category" value={category} />}
        <FilterGroups {...{ place, facets, query }} id="f" onChange={go} />
        <noscript>
          <div className="pb-4">
            <Button type="submit" full>
              اعمال فیلترها
            </Button>
          </div>
        </noscript>
      </form>
    </aside>
  )
}
