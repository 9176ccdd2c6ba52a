'use client'

import { useMediaQuery } from '@/components/ui/use-media-query'
import { isRecord } from '@/stores/storage-guards'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { useCommands, type DeskCommand } from './desk-commands'
import { useDeskMember } from './desk-member'
import { createMemberStore } from './member-store'

const ROW_DENSITIES = ['compact', 'usual', 'roomy'] as const
type RowDensity = (typeof ROW_DENSITIES)[number]

const TITLES: Record<RowDensity, string> = { compact: 'فشرده', usual: 'معمولی', roomy: 'باز' }
const EXTRA: Record<RowDensity, number> = { compact: -8, usual: 0, roomy: 8 }

const toDensity = (stored: unknown) => {
  const density = ROW_DENSITIES.find((one) => one === stored)
  return density ? { density } : null
}

const storeOf = createMemberStore<{ density: RowDensity }>({
  name: 'desk-rows',
  version: 1,
  initial: { density: 'usual' },
  parse: (stored) => (isRecord(stored) ? toDensity(stored.density) : null),
  parseUnversioned: toDensity,
})

function useRowDensity(): [RowDensity, (density: RowDensity) => void] {
  const store = storeOf(useDeskMember().id)
  return [store.use(({ density }) => density), (density) => store.set(() => ({ density }))]
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
