'use client'

import { Popover } from '@base-ui/react/popover'
import { useRef, useState, type RefObject } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@/components/ui/icons'
import { popupClassName } from '@/components/ui/popup-styles'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from './desk-button'

export type Province = { id: number; name: string; cities: { id: number; name: string }[] }

type CityPickerProps = {
  provinces: readonly Province[]
  everywhere: boolean
  cityIds: readonly number[]
  error: string | undefined
  onChange: (change: { everywhere?: boolean; city_ids?: number[] }) => void
}

type Zone = { key: string; title: string; ids: number[] }

/** As many as are read at a glance; the others by one button. */
const SHOWN_CHIPS = 12

/** What is chosen, a whole province as one. */
function listChosen(provinces: readonly Province[], cityIds: readonly number[]): Zone[] {
  return provinces.flatMap(({ id, name, cities }) => {
    const chosen = cities.filter((city) => cityIds.includes(city.id))
    return chosen.length === cities.length && chosen.length > 1
      ? [{ key: `province ${id}`, title: `همهٔ ${name}`, ids: chosen.map((city) => city.id) }]
      : chosen.map((city) => ({ key: `city ${city.id}`, title: city.name, ids: [city.id] }))
  })
}

/** A province that is called so with all its cities, else those of its cities that are; what begins so first. */
function findProvinces(provinces: readonly Province[], query: string) {
  const key = searchKey(query)
  const begins = ({ name }: { name: string }) => searchKey(name).startsWith(key)
  const found = provinces.flatMap((province) => {
    if (searchKey(province.name).includes(key)) return [{ province, isWhole: true }]
    const cities = province.cities.filter(({ name }) => searchKey(name).includes(key))
    const sorted = cities.toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    return cities.length > 0 ? [{ province: { ...province, cities: sorted }, isWhole: false }] : []
  })
  const rank = ({ province, isWhole }: (typeof found)[number]) =>
    (isWhole ? begins(province) : province.cities.some(begins)) ? 0 : 1
  return found.toSorted((a, b) => rank(a) - rank(b))
}

/** The whole country, or cities by their province. */
export function CityPicker({ provinces, everywhere, cityIds, error, onChange }: CityPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-[12px] font-medium text-ink-700">کجا</legend>
      {[
        { isAll: true, title: 'همهٔ ایران' },
        {
          isAll: false,
          title: `شهرهای انتخابی${cityIds.length > 0 ? ` (${formatNumber(cityIds.length)})` : ''}`,
        },
      ].map(({ isAll, title }) => (
        <label key={title} className="flex min-h-8 items-center gap-2 phone:min-h-11">
          <input
            type="radio"
            name="zone"
            className="desk-check"
            checked={everywhere === isAll}
            onChange={() => onChange({ everywhere: isAll })}
          />
          {title}
        </label>
      ))}
      {error && (
        <p role="alert" className="text-late-ink mt-1 text-[12px]">
          {error}
        </p>
      )}
      {!everywhere && (
        <CityChoice
          label="انتخاب شهرها"
          provinces={provinces}
          cityIds={cityIds}
          onChange={(ids) => onChange({ city_ids: ids })}
        />
      )}
    </fieldset>
  )
}

type CityChoiceProps = {
  /** Of its list, for who hears it. */
  label: string
  provinces: readonly Province[]
  cityIds: readonly number[]
  onChange: (ids: number[]) => void
}

/** What is chosen as chips, and one button that opens the provinces and their cities. */
export function CityChoice({ label, provinces, cityIds, onChange }: CityChoiceProps) {
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [isOpen, setIsOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const toggle = (ids: readonly number[], isOn: boolean) =>
    onChange([...cityIds.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])
  const chosen = listChosen(provinces, cityIds)
  const rest = showsAll ? 0 : chosen.length - SHOWN_CHIPS
  const title = chosen.length === 0 ? 'انتخاب شهر یا استان' : 'شهر یا استان دیگر'
  const button = (
    <DeskButton ref={opener} className="h-7 border-dashed px-2.5 text-[12px] font-medium">
      <PlusIcon size={14} />
      {title}
    </DeskButton>
  )
  const list = (
    <CityList provinces={provinces} cityIds={cityIds} fieldRef={field} onToggle={toggle} />
  )
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
      {chosen.length > 0 && (
        <ul aria-label="شهرهایی که انتخاب شده‌اند" className="contents">
          {(rest > 0 ? chosen.slice(0, SHOWN_CHIPS) : chosen).map(({ key, title: name, ids }) => (
            <li key={key}>
              <button
                type="button"
                className="bg-acting-bg border-acting-edge text-acting-ink inline-flex h-7 items-center gap-1.5 rounded-[7px] border px-2.5 text-[12px] font-medium phone:h-11"
                onClick={() => {
                  toggle(ids, false)
                  opener.current?.focus()
                }}
              >
                {name}
                <CloseIcon size={14} />
                <span className="sr-only">برداشتن</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <DeskButton
          variant="plain"
          className="h-7 px-2 text-[12px]"
          onClick={() => setShowsAll(true)}
        >
          و {formatNumber(rest)} جای دیگر
        </DeskButton>
      )}
      {isPhone ? (
        <>
          <DeskButton ref={opener} className="border-dashed" onClick={() => setIsOpen(true)}>
            <PlusIcon size={16} />
            {title}
          </DeskButton>
          <BottomSheet
            open={isOpen}
            onOpenChange={setIsOpen}
            title={label}
            footer={
              <DeskButton variant="primary" className="w-full" onClick={() => setIsOpen(false)}>
                تمام{cityIds.length > 0 && ` (${formatNumber(cityIds.length)} شهر)`}
              </DeskButton>
            }
          >
            {list}
          </BottomSheet>
        </>
      ) : (
        <Popover.Root open={isOpen} onOpenChange={(open) => setIsOpen(open)}>
          <Popover.Trigger render={button} />
          <Popover.Portal>
            <Popover.Positioner align="start" sideOffset={6} className="z-popup">
              <Popover.Popup
                initialFocus={field}
                aria-label={label}
                className={cn(
                  popupClassName,
                  'flex max-h-[min(28rem,var(--available-height))] w-80 flex-col !p-2.5',
                )}
              >
                {list}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </div>
  )
}

type CityListProps = {
  provinces: readonly Province[]
  cityIds: readonly number[]
  fieldRef: RefObject<HTMLInputElement | null>
  onToggle: (ids: readonly number[], isOn: boolean) => void
}

/** Provinces, each chosen whole or opened to its cities, under one search. */
function CityList({ provinces, cityIds, fieldRef, onToggle }: CityListProps) {
  const [query, setQuery] = useState('')
  const isSearching = query.trim() !== ''
  const found = findProvinces(provinces, query)
  return (
    <>
      <input
        ref={fieldRef}
        type="search"
        className="desk-field shrink-0"
        aria-label="یافتن شهر یا استان"
        placeholder="یافتن شهر یا استان…"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          // Enter would save the whole form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <ul className="mt-1.5 min-h-0 flex-1 overflow-y-auto phone:overflow-visible">
        {found.map(({ province, isWhole }) => (
          <ProvinceCities
            // What was found stands open; the list itself is closed again afterwards.
            key={isSearching ? `found ${province.id}` : province.id}
            {...{ province, cityIds, isWhole, startsOpen: isSearching, onToggle }}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="text-note p-2">شهر یا استانی به این نام نیست.</p>}
    </>
  )
}

type ProvinceCitiesProps = {
  province: Province
  cityIds: readonly number[]
  startsOpen: boolean
  /** Whether all its cities are listed, and not those that were searched for alone. */
  isWhole: boolean
  onToggle: (ids: readonly number[], isOn: boolean) => void
}

function ProvinceCities({ province, cityIds, startsOpen, isWhole, onToggle }: ProvinceCitiesProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const { name, cities } = province
  const ids = cities.map((city) => city.id)
  const chosen = ids.filter((city) => cityIds.includes(city)).length
  return (
    <li>
      <div className="hover:bg-hover flex min-h-9 items-center gap-2 rounded-lg ps-2 phone:min-h-11">
        {isWhole ? (
          <label className="flex min-w-0 grow items-center gap-2 py-1.5 font-medium">
            <input
              type="checkbox"
              className="desk-check"
              aria-label={`همهٔ شهرهای ${name}`}
              checked={chosen === ids.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < ids.length
              }}
              onChange={(event) => onToggle(ids, event.target.checked)}
            />
            {name}
          </label>
        ) : (
          <span className="text-note grow text-[12px]">{name}</span>
        )}
        {chosen > 0 && chosen < ids.length && (
          <span className="text-note text-[12px]">
            {formatNumber(chosen)} از {formatNumber(ids.length)}
          </span>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`شهرهای ${name}`}
          className="text-note hover:bg-hover grid size-8 shrink-0 place-items-center rounded-lg phone:size-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDownIcon size={16} className={isOpen ? 'rotate-180' : undefined} />
        </button>
      </div>
      {isOpen && (
        <ul className="grid grid-cols-2 gap-x-2 pb-1.5 pe-2 ps-8">
          {cities.map((city) => (
            <li key={city.id}>
              <label className="flex min-h-8 items-center gap-2 phone:min-h-11">
                <input
                  type="checkbox"
                  className="desk-check"
                  checked={cityIds.includes(city.id)}
                  onChange={(event) => onToggle([city.id], event.target.checked)}
                />
                {city.name}
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
