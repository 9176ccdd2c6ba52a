'use client'

import { JalaliField } from '@/components/form/jalali-field'
import { PasswordField } from '@/components/form/password-field'
import { AmountField } from '@/components/ui/amount-field'
import { CodeField } from '@/components/ui/code-field'
import { NumberField } from '@/components/ui/number-field'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { bindFields, type TextName, MAX_ABOUT_LENGTH, type FieldsProps } from './test-values'

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
export function TextFields(form: FieldsProps) {
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
        optional
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
          optional={optional === true}
          phone={name === 'phone'}
          autoComplete="off"
          {...given(name)}
          onChange={() => {}}
        />
      ))}
      <TextField label="شمارهٔ شبا" optional dir="ltr" autoComplete="off" {...typed('sheba')} />
      <JalaliField legend="تاریخ تولد" {...given('birth_date')} />
      <AmountField label="مبلغ" unit="تومان" {...given('amount')} />
    </>
  )
}
