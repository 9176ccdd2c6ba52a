import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatNumber } from '@/lib/persian/money'
import type { Province } from '../ui/city-picker'
import { textField, type DescribedField } from '../ui/merge-drafts'

export type Slot = { id?: number; from: string; to: string; capacity: string }
export type Zone = { price: string; city_ids: number[] }
/** As it is typed. */
export type MethodDraft = {
  title: string
  text: string
  price: string
  free_from: string
  days_min: string
  days_max: string
  delivers: boolean
  everywhere: boolean
  city_ids: number[]
  zones: Zone[]
  slots: Slot[]
}

const SHOWN_CITIES = 12

/** A whole province by its name alone. */
export function nameCities(provinces: readonly Province[], ids: readonly number[]): string {
  const chosen = new Set(ids)
  const names = provinces.flatMap(({ name, cities }) => {
    const own = cities.filter(({ id }) => chosen.has(id))
    return own.length > 0 && own.length === cities.length
      ? [`استان ${name}`]
      : own.map((city) => city.name)
  })
  const rest = names.length - SHOWN_CITIES
  const shown = names.slice(0, SHOWN_CITIES).join('، ')
  return rest > 0 ? `${shown} و ${formatNumber(rest)} جای دیگر` : shown
}

export function shippingFields(
  provinces: readonly Province[],
): readonly DescribedField<MethodDraft>[] {
  const sum = (typed: string) => `${typed} ${currencyName()}`
  return [
    textField('title', 'نام'),
    textField('text', 'توضیح زیر نام'),
    { label: 'بها', names: ['price'], describe: ({ price }) => price && sum(price) },
    {
      label: 'رایگان از',
      names: ['free_from'],
      describe: ({ free_from: from }) => (from.trim() ? sum(from) : 'هیچ‌گاه'),
    },
    {
      label: 'زمان رسیدن',
      names: ['days_min', 'days_max'],
      describe: ({ days_min: least, days_max: most }) => `${least} تا ${most} روز کاری`,
    },
    {
      label: 'تحویل',
      names: ['delivers'],
      describe: ({ delivers }) => (delivers ? 'ارسال به نشانی' : 'تحویل حضوری'),
    },
    {
      label: 'شهرها',
      names: ['everywhere', 'city_ids'],
      describe: ({ everywhere, city_ids: ids }) =>
        everywhere ? 'همهٔ شهرها' : nameCities(provinces, ids),
    },
    {
      label: 'بهای شهرهای دیگر',
      names: ['zones'],
      describe: ({ zones }) =>
        zones
          .map(({ price, city_ids: ids }) => `${sum(price)}: ${nameCities(provinces, ids)}`)
          .join('\n'),
    },
    {
      label: 'بازه‌های هر روز',
      names: ['slots'],
      describe: ({ slots }) =>
        slots
          .map(({ from, to, capacity }) =>
            persianDigits(`${from} تا ${to}، ظرفیت ${capacity} سفارش`),
          )
          .join('\n'),
    },
  ]
}
