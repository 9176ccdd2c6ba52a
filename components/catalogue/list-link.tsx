'use client'

import type { ComponentProps } from 'react'
import { ChoiceLink } from './choice-link'
import { listHref, type ListQuery } from './list-query'
import { useListRoom } from './list-room'

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: ListQuery }

/** To another arrangement of the same list; the page around it stays where it is. */
export function ListLink({ to, ...link }: ListLinkProps) {
  const { place, go } = useListRoom()
  return <ChoiceLink {...link} href={listHref(place.path, to)} onChoose={() => go(to)} />
}
