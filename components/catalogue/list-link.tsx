'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { listHref, type ListQuery } from './list-query'
import { useList } from './list-provider'

type ActionLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { href: string; onChoose: () => void }

/** A link that a plain press does not follow: the choice is made on the page. */
export function ActionLink({ onChoose, ...link }: ActionLinkProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
  }
  return <a rel="nofollow" {...link} onClick={choose} />
}

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: ListQuery }

/** To another arrangement of the same list; the page around it stays where it is. */
export function ListLink({ to, ...link }: ListLinkProps) {
  const { place, navigate } = useList()
  return <ActionLink {...link} href={listHref(place.path, to)} onChoose={() => navigate(to)} />
}
