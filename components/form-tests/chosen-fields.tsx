'use client'

import { PicturesField } from '@/components/form/pictures-field'
import { PlaceFields } from '@/components/form/place-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceChip } from '@/components/ui/chip'
import { Combobox } from '@/components/ui/combobox'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { RatingInput } from '@/components/ui/rating-input'
import { Select } from '@/components/ui/select'
import { Stepper } from '@/components/ui/stepper'
import { Switch } from '@/components/ui/switch'
import { ChoiceError } from './choice-error'
import { fieldBindings } from './field-bindings'
import {
  brands,
  colours,
  deliveries,
  departments,
  MOST_UNITS,
  PICTURES,
  type FieldsProps,
} from './test-values'

/** Every field in which something is chosen. */
export function ChosenFields(form: FieldsProps) {
  const { values, errors, set } = form
  const { typed, given } = fieldBindings(form)
  const toggled = (colour: string) =>
    values.colours.includes(colour)
      ? values.colours.filter((one) => one !== colour)
      : [...values.colours, colour]
  return (
    <>
      <PlaceFields
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
          max={MOST_UNITS}
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
      <ChoiceError legend="رنگ" text={errors.colours}>
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
      </ChoiceError>
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
