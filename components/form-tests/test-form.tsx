'use client'

import { useRef, type FormEvent, useId, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { QueryProvider } from '@/lib/client/query-provider'
import { JalaliField } from '@/components/form/jalali-field'
import { PasswordField } from '@/components/form/password-field'
import { AmountField } from '@/components/ui/amount-field'
import { CodeField } from '@/components/ui/code-field'
import { NumberField } from '@/components/ui/number-field'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { PicturesField } from '@/components/form/pictures-field'
import { CityField } from '@/components/form/city-field'
import { StateCityFields } from '@/components/form/state-city-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceChip } from '@/components/ui/chip'
import { Combobox } from '@/components/ui/combobox'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { RatingInput } from '@/components/ui/rating-input'
import { Select } from '@/components/ui/select'
import { Stepper } from '@/components/ui/stepper'
import { Switch } from '@/components/ui/switch'
import { FieldError } from '@/components/ui/field'
import {
  type FieldsProps,
  bindFields,
  type TextName,
  MAX_ABOUT_LENGTH,
  brands,
  colours,
  deliveries,
  departments,
  MAX_UNITS,
  PICTURES,
} from './test-values'

const numbers: { name: TextName; label: string; optional?: boolean }[] = [
  { name: 'national_code', label: 'کد ملی', optional: true },
  { name: 'company_id', label: 'شناسهٔ ملی شرکت' },
  { name: 'economic_code', label: 'کد اقتصادی' },
  { name: 'registration_id', label: 'شمارهٔ ثبت' },
  { name: 'phone', label: 'تلفن ثابت' },
  { name: 'postal_code', label: 'کد پستی' },
  { name: 'bank_card', label: 'شمارهٔ کارت', optional: true },
]

/** Every field that is typed into. */
function TextFields(form: FieldsProps) {
  const { typed, given } = bindFields(form)
  return (
    <>
      <TextField
        label="موبایل"
        type="tel"
        dir="ltr"
        inputClassName="text-start"
        autoComplete="tel"
        hint="با هر صفحه‌کلید؛ با صفر یا با کد کشور."
        {...typed('mobile')}
      />
      <CodeField label="کد پیامک‌شده" {...given('code')} />
      <PasswordField label="رمز عبور" autoComplete="new-password" {...given('password')} />
      <PasswordField label="تکرار رمز" autoComplete="new-password" {...given('password_again')} />
      <TextField label="نام" autoComplete="name" {...typed('name')} />
      <TextField label="نام نمایشی" autoComplete="nickname" {...typed('display_name')} />
      <TextField
        label="ایمیل"
        isOptional
        type="email"
        dir="ltr"
        autoComplete="email"
        {...typed('email')}
      />
      <Textarea
        label="توضیح"
        rows={3}
        maxLength={MAX_ABOUT_LENGTH}
        className="sm:col-span-2"
        {...typed('about')}
      />
      {numbers.map(({ name, label, optional }) => (
        <NumberField
          key={name}
          label={label}
          isOptional={optional === true}
          isPhone={name === 'phone'}
          autoComplete="off"
          {...given(name)}
          onChange={() => {}}
        />
      ))}
      <TextField label="شمارهٔ شبا" isOptional dir="ltr" autoComplete="off" {...typed('sheba')} />
      <JalaliField legend="تاریخ تولد" {...given('birth_date')} />
      <AmountField label="مبلغ" unit="تومان" {...given('amount')} />
    </>
  )
}

type ChoiceFieldsetProps = { legend: string; text: string | undefined; children: ReactNode }

/** Checkboxes of one group with one error. */
function ChoiceFieldset({ legend, text, children }: ChoiceFieldsetProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={text ? id : undefined} data-invalid={text ? '' : undefined}>
      <legend className="mb-1.5 text-md font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      <FieldError id={id} text={text} />
    </fieldset>
  )
}

/** Every field in which something is chosen. */
function ChoiceFields(form: FieldsProps) {
  const { values, errors, set } = form
  const { typed, given } = bindFields(form)
  const toggled = (colour: string) =>
    values.colours.includes(colour)
      ? values.colours.filter((one) => one !== colour)
      : [...values.colours, colour]
  return (
    <>
      <StateCityFields
        stateId={values.state_id}
        cityId={values.city_id}
        stateError={errors.state_id}
        cityError={errors.city_id}
        onStateChange={(id) => set('state_id', id)}
        onCityChange={(id) => set('city_id', id)}
      />
      <CityField
        label="شهر تحویل"
        stateId={values.delivery_state_id}
        cityId={values.delivery_city_id}
        stateError={errors.delivery_state_id}
        cityError={errors.delivery_city_id}
        onStateChange={(id) => set('delivery_state_id', id)}
        onCityChange={(id) => set('delivery_city_id', id)}
      />
      <Combobox
        label="برند"
        placeholder="بنویسید یا انتخاب کنید"
        options={brands}
        {...given('brand')}
      />
      <Select
        label="بخش"
        placeholder="بخش را انتخاب کنید"
        options={departments}
        {...typed('department')}
      />
      <RatingInput
        legend="امتیاز"
        name="rate"
        {...(errors.rate && { error: errors.rate })}
        onChange={(event) => set('rate', event.target.value)}
      />
      <div>
        <p className="mb-1.5 text-md font-semibold">تعداد</p>
        <Stepper
          label="تعداد"
          value={values.quantity}
          max={MAX_UNITS}
          onValueChange={(quantity) => set('quantity', quantity)}
        />
      </div>
      <RadioGroup
        legend="روش ارسال"
        className="sm:col-span-2"
        listClassName="grid gap-3 sm:grid-cols-2"
        {...(errors.delivery && { error: errors.delivery })}
      >
        {deliveries.map(({ value, label, description }) => (
          <RadioCard
            key={value}
            name="delivery"
            label={label}
            description={description}
            checked={values.delivery === value}
            onChange={() => set('delivery', value)}
          />
        ))}
      </RadioGroup>
      <ChoiceFieldset legend="رنگ" text={errors.colours}>
        {colours.map((colour) => (
          <ChoiceChip
            key={colour}
            type="checkbox"
            name="colours"
            checked={values.colours.includes(colour)}
            onChange={() => set('colours', toggled(colour))}
          >
            {colour}
          </ChoiceChip>
        ))}
      </ChoiceFieldset>
      <PicturesField
        label="عکس"
        files={values.pictures}
        limit={PICTURES}
        error={errors.pictures}
        onFilesChange={(pictures) => set('pictures', pictures)}
      />
      <Switch
        label="خبرنامه"
        checked={values.news}
        onChange={(event) => set('news', event.target.checked)}
      />
      <Checkbox
        label="قوانین فروشگاه را می‌پذیرم"
        checked={values.terms}
        {...(errors.terms && { error: errors.terms })}
        onChange={(event) => set('terms', event.target.checked)}
      />
    </>
  )
}

/** Takes whoever pressed «send» to the first field that is not right. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!wrong) return
  const control = wrong.matches('fieldset')
    ? wrong.querySelector<HTMLElement>('input, select')
    : wrong
  control?.focus()
}

/** As the shop would keep it: one spelling, Latin digits. */
function TestResult({ stored }: { stored: object | null }) {
  return (
    <div role="status" className="mt-5">
      {stored && (
        <div className="rounded-panel bg-success-50 p-5">
          <p className="font-bold text-success-700">همهٔ ورودی‌ها درست است.</p>
          <pre dir="ltr" className="mt-2 overflow-x-auto text-xs text-ink-700" tabIndex={0}>
            {JSON.stringify(stored, null, 2)}
          </pre>
        </div>
      )}
    </div>
  )
}

type TestFormProps = FieldsProps & {
  /** Gives back whether all is right. */
  onSend: () => Promise<boolean>
  /** What would be stored, once all is right. */
  stored: object | null
  isBusy?: boolean
}

/** Every field of the shop in one form, whatever judges them. */
export function TestForm({ onSend, stored, isBusy = false, ...fields }: TestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await onSend()) return
    // The errors are in the page once it has been drawn with them.
    requestAnimationFrame(() => focusFirstInvalid(form.current))
  }
  return (
    <QueryProvider>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="panel grid gap-5 p-5 sm:grid-cols-2 desk:p-8"
      >
        <TextFields {...fields} />
        <ChoiceFields {...fields} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start sm:col-span-2">
          سنجیدن
        </Button>
      </form>
      <TestResult stored={stored} />
    </QueryProvider>
  )
}
