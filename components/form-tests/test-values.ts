import type { ChangeEvent } from 'react'
import { MEGABYTE } from '@/lib/contract/limits'

export type TestValues = {
  mobile: string
  code: string
  password: string
  password_again: string
  name: string
  display_name: string
  about: string
  national_code: string
  company_id: string
  economic_code: string
  registration_id: string
  phone: string
  postal_code: string
  bank_card: string
  sheba: string
  email: string
  birth_date: string
  amount: number | null
  state_id: number | null
  city_id: number | null
  delivery_state_id: number | null
  delivery_city_id: number | null
  brand: string | null
  department: string
  rate: string
  quantity: number
  delivery: string
  colours: string[]
  terms: boolean
  news: boolean
  pictures: File[]
}

export type TestErrors = Partial<Record<keyof TestValues, string | undefined>>
export type SetValue = <Name extends keyof TestValues>(name: Name, value: TestValues[Name]) => void
export type FieldsProps = { values: TestValues; errors: TestErrors; set: SetValue }

export const emptyValues: TestValues = {
  mobile: '',
  code: '',
  password: '',
  password_again: '',
  name: '',
  display_name: '',
  about: '',
  national_code: '',
  company_id: '',
  economic_code: '',
  registration_id: '',
  phone: '',
  postal_code: '',
  bank_card: '',
  sheba: '',
  email: '',
  birth_date: '',
  amount: null,
  state_id: null,
  city_id: null,
  delivery_state_id: null,
  delivery_city_id: null,
  brand: null,
  department: '',
  rate: '',
  quantity: 1,
  delivery: '',
  colours: [],
  terms: false,
  news: false,
  pictures: [],
}

export const MAX_ABOUT_LENGTH = 200
export const MAX_UNITS = 5
export const MIN_AMOUNT = 10_000
export const MAX_AMOUNT = 50_000_000
export const MAX_COLOURS = 2
export const PICTURES = { most: 2, bytes: MEGABYTE }

export const brands = ['سامسونگ', 'شیائومی', 'پارس چینی', 'دوغزال', 'تبسم'].map((label, index) => ({
  value: String(index + 1),
  label,
}))
export const departments = [
  { value: 'sales', label: 'فروش' },
  { value: 'support', label: 'پشتیبانی' },
  { value: 'finance', label: 'مالی' },
]
export const deliveries = [
  { value: 'post', label: 'پست پیشتاز', description: 'دو تا چهار روز کاری' },
  { value: 'courier', label: 'پیک ویترین', description: 'همان روز، تنها در تهران' },
]
export const colours = ['فیروزه‌ای', 'زعفرانی', 'اناری']

export type TextName = {
  [Name in keyof TestValues]: TestValues[Name] extends string ? Name : never
}[keyof TestValues]
type FieldChangeEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** The props a field takes from the form by its name. */
export function bindFields({ values, errors, set }: FieldsProps) {
  return {
    typed: (name: TextName) => ({
      value: values[name],
      error: errors[name],
      onChange: (event: FieldChangeEvent) => set(name, event.target.value),
    }),
    given: <Name extends keyof TestValues>(name: Name) => ({
      value: values[name],
      error: errors[name],
      onValueChange: (value: TestValues[Name]) => set(name, value),
    }),
  }
}
