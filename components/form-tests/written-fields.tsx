'use client'

import { JalaliField } from '@/components/form/jalali-field'
import { PasswordField } from '@/components/form/password-field'
import { AmountField } from '@/components/ui/amount-field'
import { CodeField } from '@/components/ui/code-field'
import { NumberField } from '@/components/ui/number-field'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { LONGEST_ABOUT, type FieldsProps, type TestValues } from './test-values'

type NumberName = {
  [Name in keyof TestValues]: TestValues[Name] extends string ? Name : never
}[keyof TestValues]

const numbers: { name: NumberName; label: string; longest: number; optional?: boolean }[] = [
  { name: 'national_code', label: 'کد ملی', longest: 10, optional: true },
  { name: 'company_id', label: 'شناسهٔ ملی شرکت', longest: 11 },
  { name: 'economic_code', label: 'کد اقتصادی', longest: 14 },
  { name: 'registration_id', label: 'شمارهٔ ثبت', longest: 10 },
  { name: 'phone', label: 'تلفن ثابت', longest: 11 },
  { name: 'postal_code', label: 'کد پستی', longest: 10 },
  { name: 'bank_card', label: 'شمارهٔ کارت', longest: 16, optional: true },
]

/** Every field that is typed into. */
export function WrittenFields({ values, errors, set }: FieldsProps) {
  return (
    <>
      <TextField
        label="موبایل"
        type="tel"
        dir="ltr"
        inputClassName="text-start"
        autoComplete="tel"
        hint="با هر صفحه‌کلید؛ با صفر یا با کد کشور."
        value={values.mobile}
        error={errors.mobile}
        onChange={(event) => set('mobile', event.target.value)}
      />
      <CodeField
        label="کد پیامک‌شده"
        value={values.code}
        error={errors.code}
        onValueChange={(code) => set('code', code)}
      />
      <PasswordField
        label="رمز عبور"
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onValueChange={(password) => set('password', password)}
      />
      <PasswordField
        label="تکرار رمز"
        autoComplete="new-password"
        value={values.password_again}
        error={errors.password_again}
        onValueChange={(password) => set('password_again', password)}
      />
      <TextField
        label="نام"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <TextField
        label="نام نمایشی"
        autoComplete="nickname"
        value={values.display_name}
        error={errors.display_name}
        onChange={(event) => set('display_name', event.target.value)}
      />
      <TextField
        label="ایمیل"
        optional
        type="email"
        dir="ltr"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={(event) => set('email', event.target.value)}
      />
      <Textarea
        label="توضیح"
        rows={3}
        maxLength={LONGEST_ABOUT}
        className="sm:col-span-2"
        value={values.about}
        error={errors.about}
        onChange={(event) => set('about', event.target.value)}
      />
      {numbers.map(({ name, label, longest, optional }) => (
        <NumberField
          key={name}
          label={label}
          optional={optional === true}
          maxLength={longest}
          autoComplete="off"
          value={values[name]}
          error={errors[name]}
          onValueChange={(digits) => set(name, digits)}
          onChange={() => {}}
        />
      ))}
      <TextField
        label="شمارهٔ شبا"
        optional
        dir="ltr"
        autoComplete="off"
        value={values.sheba}
        error={errors.sheba}
        onChange={(event) => set('sheba', event.target.value)}
      />
      <JalaliField
        legend="تاریخ تولد"
        value={values.birth_date}
        error={errors.birth_date}
        onValueChange={(day) => set('birth_date', day)}
      />
      <AmountField
        label="مبلغ"
        unit="تومان"
        value={values.amount}
        error={errors.amount}
        onValueChange={(amount) => set('amount', amount)}
      />
    </>
  )
}
