'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { listHref, type ListQuery } from './list-query'
import { useList } from './list-provider'

type ActionLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { href: string; onSelect: () => void }

/** A link whose plain click is handled on the page; with a modifier key it opens as any link. */
export function ActionLink({ onSelect, ...link }: ActionLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect()
  }
  return <a rel="nofollow" {...link} onClick={handleClick} />
}

type ListLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: ListQuery }

/** To another arrangement of the same list, without scrolling. */
export function ListLink({ to, ...link }: ListLinkProps) {
  const { scope, navigate } = useList()
  return <ActionLink {...link} href={listHref(scope.path, to)} onSelect={() => navigate(to)} />
}
