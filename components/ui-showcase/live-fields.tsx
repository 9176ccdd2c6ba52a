'use client'

import { useState } from 'react'
import { latePart } from '@/components/ui/late-part'
import { AmountField } from '@/components/ui/amount-field'
import { CodeField } from '@/components/ui/code-field'
import { NumberField } from '@/components/ui/number-field'
import { Sample } from './section'

const Combobox = latePart(async () => ({
  default: (await import('@/components/ui/combobox')).Combobox,
}))

const CITIES = [
  'تهران',
  'اصفهان',
  'شیراز',
  'تبریز',
  'مشهد',
  'آبادان',
  'قائم‌شهر',
  'کرمانشاه',
  'یزد',
].map((label) => ({ value: label, label }))

export function LiveFields() {
  const [amount, setAmount] = useState<number | null>(250_000)
  const [code, setCode] = useState('12')
  const [wrong, setWrong] = useState('482015')
  const [city, setCity] = useState<string | null>(null)
  return (
    <Sample
      name="عدد، مبلغ، کد و فهرست جستجوپذیر"
      className="grid gap-5 sm:grid-cols-2 md:grid-cols-3"
    >
      <NumberField label="شمارهٔ موبایل" phone placeholder="۰۹۱۲۳۴۵۶۷۸۹" />
      <NumberField label="کد پستی" defaultValue="1234" error="کد پستی ۱۰ رقم است." />
      <AmountField
        label="مبلغ افزایش اعتبار"
        value={amount}
        onValueChange={setAmount}
        unit="تومان"
      />
      <CodeField label="کد تأیید" value={code} onValueChange={setCode} />
      <CodeField
        label="کد نادرست"
        value={wrong}
        onValueChange={setWrong}
        error="کد درست نیست؛ دوباره بنویسید."
      />
      <Combobox
        label="شهر"
        placeholder="نام شهر را بنویسید"
        options={CITIES}
        value={city}
        onValueChange={setCity}
      />
    </Sample>
  )
}
