import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskFestival } from '@/lib/contract/desk/discounts'
import { toDayNumber } from '@/lib/persian/days'
import { daysOf } from './festival-weeks'

export type FestivalEdge = 'start' | 'end'
type Grabbed = { id: number; edge: FestivalEdge }

/** The day under the pointer, whatever bar lies over it. */
function dayAt({ clientX, clientY }: PointerEvent): string | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => (element instanceof HTMLElement ? (element.dataset.day ?? []) : []))[0]
}

/** The end of a bar follows the pointer from day to day, also into another week. */
export function useFestivalDrag(
  festivals: readonly DeskFestival[],
  onMove: (festival: DeskFestival, days: { start: number; end: number }) => void,
) {
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null)
  const follow = useEffectEvent((event: PointerEvent) => {
    const day = dayAt(event)
    const festival = festivals.find(({ id }) => id === grabbed?.id)
    if (grabbed === null || day === undefined || festival === undefined) return
    const { from, to } = daysOf(festival)
    const days = toDayNumber(day) - toDayNumber(grabbed.edge === 'start' ? from : to)
    if (days === 0) return
    onMove(festival, {
      start: grabbed.edge === 'start' ? days : 0,
      end: grabbed.edge === 'end' ? days : 0,
    })
  })
  useEffect(() => {
    if (grabbed === null) return
    const drop = () => setGrabbed(null)
    const move = (event: PointerEvent) => follow(event)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [grabbed])
  return { grab: (id: number, edge: FestivalEdge) => setGrabbed({ id, edge }) }
}
