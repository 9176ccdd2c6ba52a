'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { formatNumber } from '@/lib/persian/money'

const withList = (path: string, list: string | null) => (list ? `${path}?${list}` : path)

/** Back to the list with the filters that it was left with, which the address carries. */
export function useListHref(path: string, name = 'list'): string {
  return withList(path, useSearchParams().get(name))
}

type LeftList = {
  /** The row that was opened last. */
  id: number
  /** What stood in the list by then, in its order. */
  ids: readonly number[]
  /** How far it was scrolled. */
  top: number
}

/** Lists that something was opened from, by their addresses, until they are seen again. */
const leftLists = new Map<string, LeftList>()

/** Who goes on along a list is found again where that led to. */
export function useMovedRow(href: string, id: number | null, ids: readonly number[]): void {
  const order = ids.join(',')
  useEffect(() => {
    const listed = order.split(',').map(Number)
    if (id === null || !listed.includes(id)) return
    leftLists.set(href, { id, ids: listed, top: leftLists.get(href)?.top ?? 0 })
  }, [href, id, order])
}

/** The row that was left, or the next after it that is still listed. */
function findLeftRow({ id, ids }: LeftList, listed: readonly number[]): number {
  const indexes = new Map(listed.map((one, index) => [one, index]))
  const still = ids.slice(Math.max(ids.indexOf(id), 0)).find((one) => indexes.has(one))
  return still === undefined ? -1 : (indexes.get(still) ?? -1)
}

/** Where the list of this address was left, for the table that shows it again. */
export function useLeftList(listed: readonly number[]) {
  const href = withList(usePathname(), useSearchParams().toString())
  const [left] = useState(() => {
    const list = leftLists.get(href)
    return list ? { row: findLeftRow(list, listed), top: list.top } : { row: -1, top: 0 }
  })
  useEffect(() => void leftLists.delete(href), [href])
  return {
    left,
    leave: (id: number, top: number) => leftLists.set(href, { id, ids: listed, top }),
  }
}

/** Rows that were chosen in a list when it was left for their papers, until it is seen again. */
const leftChoices = new Map<string, readonly number[]>()

/** The address of the list in view, and how its choice outlives the papers that are printed of it. */
export function useLeftChoice() {
  const list = useSearchParams().toString()
  const href = withList(usePathname(), list)
  const [chosen] = useState(() => leftChoices.get(href) ?? [])
  useEffect(() => void leftChoices.delete(href), [href])
  return { list, chosen, leaveChosen: (ids: readonly number[]) => leftChoices.set(href, ids) }
}

/** Of what is opened from a list: its place there, and what stands before and after it. */
export type ListWalk = {
  position: number
  count: number
  /** More are listed than are counted. */
  hasMore?: boolean
  next: string | null
  former: string | null
}

type WalkLinksProps = {
  walk: ListWalk
  /** What is listed, as it stands before «بعد». */
  one: string
  many: string
}

/** «۳ از ۶۴», with the next and the former one beside it. */
export function WalkLinks({ walk, one, many }: WalkLinksProps) {
  return (
    <nav aria-label={`${many} این فهرست`} className="flex items-center gap-1.5 phone:hidden">
      <span className="text-note whitespace-nowrap text-[12px]">
        {formatNumber(walk.position)} از {walk.hasMore && 'بیش از '}
        {formatNumber(walk.count)}
      </span>
      <Step href={walk.next} label={`${one} بعد`} keys="J" />
      <Step href={walk.former} label={`${one} پیش`} keys="K" />
    </nav>
  )
}

function Step({ href, label, keys }: { href: string | null; label: string; keys: 'J' | 'K' }) {
  const icon = <ChevronDownIcon size={16} className={keys === 'K' ? 'rotate-180' : undefined} />
  if (href === null) {
    return (
      <span className="desk-button px-2 opacity-50" aria-hidden="true">
        {icon}
      </span>
    )
  }
  return (
    <Link
      href={href}
      className="desk-button px-2"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
    >
      {icon}
    </Link>
  )
}
