'use client'

import { CloseIcon } from '@/components/ui/icons'
import { choicesOf, withoutChoices } from './choices'
import { ListLink } from './list-link'
import { useListRoom } from './list-room'

/** Every choice in force, each a link to the list without it. */
export function ChosenFilters({ categoryTitle }: { categoryTitle?: string | undefined }) {
  const { facets, query } = useListRoom()
  const chosen = choicesOf(query, facets, categoryTitle)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="فیلترهای انتخاب‌شده" className="mt-3 flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <ListLink
            id={`chip-${encodeURIComponent(key)}`}
            to={without}
            className="inline-flex h-9 items-center gap-2 rounded-full bg-brand-50 pe-2.5 ps-3.5 text-sm text-brand-800 hover:bg-brand-100 active:bg-brand-200 phone:h-11"
          >
            <span className="sr-only">حذف </span>
            {label}
            <CloseIcon size={15} />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink
          id="clear-filters"
          to={withoutChoices(query)}
          className="flex h-9 items-center rounded-full px-3 text-sm text-pomegranate-600 hover:bg-pomegranate-50 phone:h-11"
        >
          پاک کردن همه
        </ListLink>
      </li>
    </ul>
  )
}
