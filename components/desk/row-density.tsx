'use client'

import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { useCommands, type DeskCommand } from './desk-commands'
import { useDeskMember } from './desk-member'

const ROW_DENSITIES = ['compact', 'usual', 'roomy'] as const
type RowDensity = (typeof ROW_DENSITIES)[number]

const TITLES: Record<RowDensity, string> = { compact: 'فشرده', usual: 'معمولی', roomy: 'باز' }
const EXTRA: Record<RowDensity, number> = { compact: -8, usual: 0, roomy: 8 }

const listeners = new Set<() => void>()

/** Another tab may choose too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Of each person, as people share a computer. */
const keyOf = (staffId: number) => `vitrin:desk-rows:${staffId}`

function read(staffId: number): RowDensity {
  try {
    const stored = localStorage.getItem(keyOf(staffId))
    return ROW_DENSITIES.find((one) => one === stored) ?? 'usual'
  } catch {
    return 'usual'
  }
}

function choose(staffId: number, density: RowDensity): void {
  try {
    localStorage.setItem(keyOf(staffId), density)
  } catch {
    // Where nothing can be stored the rows stay as they are.
  }
  listeners.forEach((listener) => listener())
}

function useRowDensity(): [RowDensity, (density: RowDensity) => void] {
  const { id } = useDeskMember()
  const density = useSyncExternalStore(
    subscribe,
    () => read(id),
    (): RowDensity => 'usual',
  )
  return [density, (chosen) => choose(id, chosen)]
}

/** What is chosen adds to, or takes off, the height of a row of this table. */
export function useRowHeight(usual: number): number {
  return usual + EXTRA[useRowDensity()[0]]
}

/** In the palette of every page with a table, but for a phone, whose cards are as tall as what they say. */
export function useDensityCommands(): void {
  const [density, setDensity] = useRowDensity()
  const isPhone = useMediaQuery(PHONE_SCREEN)
  useCommands(
    (isPhone ? [] : ROW_DENSITIES)
      .filter((one) => one !== density)
      .map((one): DeskCommand => ({
        ...{ id: `rows-${one}`, title: `ردیف‌های ${TITLES[one]}`, group: 'فهرست' },
        isOfLook: true,
        run: () => setDensity(one),
      })),
  )
}

/** On a phone rows are cards, as tall as what they say. */
export function RowDensityField() {
  const [density, setDensity] = useRowDensity()
  return (
    <select
      className="desk-field ms-auto w-auto shrink-0 phone:hidden"
      aria-label="ارتفاع ردیف‌ها"
      value={density}
      onChange={({ target }) => {
        const chosen = ROW_DENSITIES.find((one) => one === target.value)
        if (chosen) setDensity(chosen)
      }}
    >
      {ROW_DENSITIES.map((one) => (
        <option key={one} value={one}>
          ردیف: {TITLES[one]}
        </option>
      ))}
    </select>
  )
}
