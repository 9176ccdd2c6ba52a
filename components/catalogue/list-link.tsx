'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { listHref, type ListQuery } from './list-query'
import { useListRoom } from './list-room'

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: ListQuery
  /** Where a choice is only prepared. */
  onChoose?: ((next: ListQuery) => void) | undefined
}

/** A link to another arrangement of the same list; the page around it stays where it is. */
export function ListLink({ to, onChoose, ...link }: ListLinkProps) {
  const { place, go } = useListRoom()
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (onChoose) onChoose(to)
    else go(to)
  }
  return <a rel="nofollow" {...link} href={listHref(place.path, to)} onClick={choose} />
}
