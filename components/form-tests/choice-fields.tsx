'use client'

import { useId, type ReactNode } from 'react'
import { PicturesField } from '@/components/form/pictures-field'
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
  bindFields,
  brands,
  colours,
  deliveries,
  departments,
  MAX_UNITS,
  PICTURES,
  type FieldsProps,
} from './test-values'

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
export function ChoiceFields(form: FieldsProps) {
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
        legend="شیوهٔ ارسال"
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
