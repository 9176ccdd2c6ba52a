import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { currencyName, formatNumber } from '@/lib/persian/money'
import { CityChoice, type Province } from '../ui/city-picker'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import type { Zone } from './shipping-clash'

/** Those of the provinces' cities that are named, and no province without one. */
export function keepCities(provinces: readonly Province[], ids: readonly number[]): Province[] {
  return provinces.flatMap((province) => {
    const cities = province.cities.filter(({ id }) => ids.includes(id))
    return cities.length > 0 ? [{ ...province, cities }] : []
  })
}

function leaveOut(provinces: readonly Province[], ids: readonly number[]): Province[] {
  const all = provinces.flatMap(({ cities }) => cities.map(({ id }) => id))
  return keepCities(
    provinces,
    all.filter((id) => !ids.includes(id)),
  )
}

type ShippingZonesProps = {
  zones: readonly Zone[]
  /** Where the method goes. */
  provinces: readonly Province[]
  fieldError: (name: string) => string | undefined
  onChange: (zones: Zone[]) => void
}

/** Cities that pay another price; each is offered to one zone alone. */
export function ShippingZones({ zones, provinces, fieldError, onChange }: ShippingZonesProps) {
  const error = fieldError('zones')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-[12px] font-medium text-ink-700">
        بهای دیگر برای شهرها <span className="text-note font-normal">(اختیاری)</span>
      </legend>
      <ul className="grid gap-2">
        {zones.map((zone, at) => (
          <ZoneRow
            key={at}
            nth={persianDigits(at + 1)}
            zone={zone}
            provinces={provinces}
            taken={zones.filter((one) => one !== zone).flatMap((one) => one.city_ids)}
            priceError={fieldError(`zones.${at}.price`)}
            citiesError={fieldError(`zones.${at}.city_ids`)}
            onChange={(next) => onChange(zones.with(at, next))}
            onRemove={() => onChange(zones.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-late-ink mt-1 text-[12px]">
          {error}
        </p>
      )}
      <DeskButton
        className="mt-1.5"
        onClick={() => onChange([...zones, { price: '', city_ids: [] }])}
      >
        <PlusIcon size={16} />
        بهای دیگر برای چند شهر
      </DeskButton>
    </fieldset>
  )
}

type ZoneRowProps = {
  nth: string
  zone: Zone
  provinces: readonly Province[]
  /** Cities that pay the price of another zone. */
  taken: readonly number[]
  priceError: string | undefined
  citiesError: string | undefined
  onChange: (zone: Zone) => void
  onRemove: () => void
}

function ZoneRow(props: ZoneRowProps) {
  const { nth, zone, provinces, taken, priceError, citiesError, onChange, onRemove } = props
  const { price, city_ids: cityIds } = zone
  return (
    <li className="border-hair grid gap-2 rounded-lg border p-2.5">
      <div className="flex items-end gap-1.5">
        <DeskField label={`بهای ${nth} (${currencyName()})`} className="flex-1" error={priceError}>
          {(control) => (
            <input
              {...control}
              className="desk-field text-end"
              dir="ltr"
              inputMode="numeric"
              value={price}
              onChange={({ target }) => onChange({ ...zone, price: target.value })}
              onBlur={() => {
                const number = parseInteger(price)
                const tidy = number === null ? price : formatNumber(number)
                if (tidy !== price) onChange({ ...zone, price: tidy })
              }}
            />
          )}
        </DeskField>
        <button
          type="button"
          aria-label={`برداشتن بهای ${nth}`}
          className="text-note hover:bg-hover grid size-8 shrink-0 place-items-center rounded-lg phone:size-11"
          onClick={onRemove}
        >
          <CloseIcon size={16} />
        </button>
      </div>
      <CityChoice
        label={`شهرهای بهای ${nth}`}
        provinces={leaveOut(provinces, taken)}
        cityIds={cityIds}
        onChange={(ids) => onChange({ ...zone, city_ids: ids })}
      />
      {citiesError && (
        <p role="alert" className="text-late-ink text-[12px]">
          {citiesError}
        </p>
      )}
    </li>
  )
}
