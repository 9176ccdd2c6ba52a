'use client'

import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { z } from 'zod'
import * as person from '@/lib/contract/person-fields'
import { setPassword, verifyCode } from '@/lib/contract/auth'
import { publicProfile } from '@/lib/contract/account/edit-profile'
import { mobile } from '@/lib/contract/fields'
import { writtenLine, writtenText } from '@/lib/contract/written-text'
import { isSheba } from '@/lib/persian/identity'
import { formatNumber } from '@/lib/persian/money'
import { TestForm } from './test-form'
import {
  emptyValues,
  type SetValue,
  type TestErrors,
  type TestValues,
  departments,
  deliveries,
  MIN_AMOUNT,
  MAX_ABOUT_LENGTH,
  MAX_AMOUNT,
  MAX_COLOURS,
  MAX_UNITS,
} from './test-values'
import { extractSheba } from './hand-written-rules'

function getBodySchema<Body extends z.ZodObject>({ body }: { body?: Body | undefined }): Body {
  if (!body) throw new TypeError('This call has no body.')
  return body
}

function oneOfSchema(options: readonly { value: string }[], message: string) {
  return z.string().refine((text) => options.some(({ value }) => value === text), message)
}

const SHEBA = 'شمارهٔ شبا درست نیست؛ IR و ۲۴ رقم پس از آن را بنویسید.'
const AMOUNT = `مبلغ از ${formatNumber(MIN_AMOUNT)} تا ${formatNumber(MAX_AMOUNT)} تومان است.`
const RATE = 'امتیاز خود را از ۱ تا ۵ ستاره انتخاب کنید.'
const UNITS = 'این تعداد در انبار نیست.'

const { password } = getBodySchema(setPassword).shape

/** The rules of the shop's own calls, put together to one form. */
export const testSchema = z
  .object({
    mobile,
    code: z
      .string()
      .pipe(z.string().regex(/^.{6}$/, 'کد باید ۶ رقم باشد.'))
      .pipe(getBodySchema(verifyCode).shape.code),
    password,
    password_again: z.string(),
    name: writtenLine({ what: 'نام', least: 3, most: 80 }),
    display_name: publicProfile.shape.name.unwrap(),
    about: writtenText({ what: 'توضیح', least: 3, most: MAX_ABOUT_LENGTH }),
    national_code: person.nationalCode,
    company_id: person.companyId,
    economic_code: person.economicCode,
    registration_id: person.registrationId,
    phone: person.phone,
    postal_code: person.postalCode,
    bank_card: person.bankCard,
    sheba: z
      .string()
      .transform(extractSheba)
      .refine((text) => text === '' || isSheba(text), SHEBA),
    email: person.email,
    birth_date: person.birthDate,
    amount: z.int(AMOUNT).min(MIN_AMOUNT, AMOUNT).max(MAX_AMOUNT, AMOUNT),
    state_id: person.selectedId('استان'),
    city_id: person.selectedId('شهر'),
    delivery_state_id: person.selectedId('استان تحویل'),
    delivery_city_id: person.selectedId('شهر تحویل'),
    brand: z.string('برند را انتخاب کنید.'),
    department: oneOfSchema(departments, 'بخش را انتخاب کنید.'),
    rate: z.string().regex(/^[1-5]$/, RATE),
    quantity: z.int(UNITS).min(1, UNITS).max(MAX_UNITS, UNITS),
    delivery: oneOfSchema(deliveries, 'روش ارسال را انتخاب کنید.'),
    colours: z
      .array(z.string())
      .min(1, 'دست‌کم یک رنگ انتخاب کنید.')
      .max(MAX_COLOURS, 'بیش از ۲ رنگ نمی‌توان انتخاب کرد.'),
    terms: z.boolean().refine((agreed) => agreed, 'بی پذیرش قوانین نمی‌توان ادامه داد.'),
    news: z.boolean(),
    pictures: z.array(z.instanceof(File)),
  })
  .refine((values) => values.password_again !== '' && values.password === values.password_again, {
    path: ['password_again'],
    message: 'تکرار رمز با رمز یکی نیست.',
    when: () => true,
  })

/** What is wrong with each field, the first thing of each. */
export function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}

type StoredValues = z.output<typeof testSchema>

/** What is judged so far stays as it is while a value changes. */
const RESET_OPTIONS = {
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
}

const resolver: Resolver<TestValues, unknown, StoredValues> = (values) => {
  const result = testSchema.safeParse(values)
  if (result.success) return { values: result.data, errors: {} }
  const messages = Object.entries(firstErrors(result.error.issues))
  const errors = messages.map(([name, message]) => [name, { type: 'schema', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** The schemas of the shop's own calls, behind the form library. */
export default function SchemaValidation() {
  const [values, setValues] = useState(emptyValues)
  const [stored, setStored] = useState<object | null>(null)
  const form = useForm({ defaultValues: emptyValues, resolver })
  const { errors: formErrors, isSubmitted, isSubmitting } = form.formState

  const errors: TestErrors = {}
  for (const [name, error] of Object.entries(formErrors))
    Object.assign(errors, { [name]: error.message })

  const set: SetValue = (name, value) => {
    const next = { ...form.getValues(), [name]: value }
    setStored(null)
    setValues(next)
    form.reset(next, RESET_OPTIONS)
    if (isSubmitted) void form.trigger()
  }

  async function send(): Promise<boolean> {
    let isCorrect = false
    await form.handleSubmit(({ password: _, password_again: __, ...sent }) => {
      isCorrect = true
      setStored(sent)
    })()
    return isCorrect
  }
  return <TestForm {...{ values, errors, set, stored }} isBusy={isSubmitting} onSend={send} />
}
