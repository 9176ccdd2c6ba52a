import { useLayoutEffect, useRef, type ReactNode } from 'react'

type Position = { left: number; top: number }
type Arrangement = { path: string; positions: Map<string, Position> }

const MOTION = { duration: 150, easing: 'ease-out' }

/** Of the list that was on the page before: another order or filter draws it anew. */
let former: Arrangement | null = null

function readArrangement(list: HTMLElement) {
  const items = [...list.querySelectorAll<HTMLElement>('ul:has(> li > article) > li')]
  return items.map((item) => ({
    item,
    good: item.querySelector('a')?.pathname ?? '',
    position: { left: item.offsetLeft, top: item.offsetTop },
  }))
}

/** Goods that stay in a list move to where they are now, and what is new fades in. */
export function useListMotion(children: ReactNode) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!list.current) return
    const goods = readArrangement(list.current)
    const isSameList = former?.path === location.pathname
    const before = (isSameList && former?.positions) || new Map<string, Position>()
    const positions = new Map(goods.map(({ good, position }) => [good, position]))
    former = { path: location.pathname, positions }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (before.size === 0 || isStill) return
    for (const { item, good, position } of goods) {
      const from = before.get(good)
      if (!from) item.animate({ opacity: [0, 1] }, MOTION)
      else if (from.left !== position.left || from.top !== position.top) {
        const move = `translate(${from.left - position.left}px, ${from.top - position.top}px)`
        item.animate({ transform: [move, 'none'] }, MOTION)
      }
    }
  }, [children])
  return list
}
