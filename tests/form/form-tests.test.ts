import { describe, expect, test } from 'vitest'
import { validateByHand } from '@/components/form-tests/hand-written-rules'
import { firstErrors, testSchema } from '@/components/form-tests/schema-validation'
import { emptyValues, type TestValues } from '@/components/form-tests/test-values'

const good: TestValues = {
  ...emptyValues,
  mobile: '+98 (912) ۳۴۵ ۶۷۸۹',
  code: '۱۲۳۴۵۶',
  password: 'قوری چینی',
  password_again: 'قوری چینی',
  name: 'مریم رستگار',
  display_name: 'مریم و قوری',
  about: 'سلام، این یک آزمون است.',
  national_code: '۰۰۱۲۳۴۵۶۷۹',
  company_id: '10380284790',
  economic_code: '10380284790',
  registration_id: '۱۲۳۴۵',
  phone: '۰۲۱-۱۲۳۴۵۶۷۸',
  postal_code: '۱۳۴۵۶۷۸۹۰۰',
  bank_card: '6037 9911 1111 1112',
  sheba: 'ir82 0540 1026 8002 0817 9090 02',
  email: ' maryam@example.com ',
  birth_date: '1990-03-21',
  amount: 250_000,
  state_id: 1,
  city_id: 1,
  delivery_state_id: 1,
  delivery_city_id: 1,
  brand: '1',
  department: 'sales',
  rate: '4',
  quantity: 2,
  delivery: 'post',
  colours: ['اناری'],
  terms: true,
}

function errorsBySchema(values: TestValues): Record<string, string> {
  const result = testSchema.safeParse(values)
  return result.success ? {} : firstErrors(result.error.issues)
}

const ways = [
  ['by hand', validateByHand],
  ['by schema', errorsBySchema],
] as const

describe.each(ways)('the test form with rules %s', (_, errorsOf) => {
  test('accepts valid values', () => expect(errorsOf(good)).toEqual({}))

  test('accepts a form without its optional fields', () => {
    const nothing = { national_code: '', bank_card: '', sheba: '', email: '', birth_date: '' }
    expect(errorsOf({ ...good, ...nothing })).toEqual({})
  })

  test('names every field of an empty form in Persian', () => {
    const errors = errorsOf(emptyValues)
    const optional = ['national_code', 'bank_card', 'sheba', 'email', 'birth_date']
    const fine = ['quantity', 'news', 'pictures', ...optional]
    const expected = Object.keys(emptyValues).filter((name) => !fine.includes(name))
    expect(Object.keys(errors).sort()).toEqual(expected.sort())
    for (const error of Object.values(errors)) expect(error).toMatch(/[؀-ۿ].*\.$|[۰-۹]$/)
  })

  test('asks for an empty field and names no other rule', () => {
    const { postal_code, company_id, economic_code, registration_id, phone, mobile } =
      errorsOf(emptyValues)
    for (const error of [postal_code, company_id, economic_code, registration_id, phone, mobile])
      expect(error).toMatch(/^[^؛]+ را بنویسید\.$/)
  })

  test.each<[keyof TestValues, TestValues[keyof TestValues]]>([
    ['mobile', '0812345678'],
    ['mobile', '۰۹۱۲۳۴۵۶۷'],
    ['code', '12345'],
    ['code', 'abcdef'],
    ['password', '1234567'],
    ['password_again', 'دیگر'],
    ['name', 'مر'],
    ['name', 'م'.repeat(81)],
    ['display_name', 'م'],
    ['display_name', 'م'.repeat(51)],
    ['display_name', 'مریم ۰۹۱۲۳۴۵۶۷۸۹'],
    ['display_name', 'maryam@example.com'],
    ['about', ' \n '],
    ['about', 'م'.repeat(201)],
    ['national_code', '0012345678'],
    ['national_code', '1111111111'],
    ['company_id', '10380284792'],
    ['economic_code', '123'],
    ['registration_id', 'الف'],
    ['phone', '12345678'],
    ['postal_code', '0345678900'],
    ['bank_card', '6037991111111113'],
    ['sheba', 'IR820540102680020817909003'],
    ['email', 'maryam@'],
    ['birth_date', '2999-01-01'],
    ['birth_date', '1899-12-31'],
    ['amount', 9_999],
    ['amount', 50_000_001],
    ['amount', null],
    ['state_id', null],
    ['city_id', null],
    ['brand', null],
    ['department', ''],
    ['rate', '6'],
    ['quantity', 6],
    ['delivery', ''],
    ['colours', ['اناری', 'زعفرانی', 'فیروزه‌ای']],
    ['terms', false],
  ])('rejects %s of %j, and only that', (name, value) => {
    const same = name === 'password' ? { password_again: String(value) } : {}
    expect(Object.keys(errorsOf({ ...good, ...same, [name]: value }))).toEqual([name])
  })
})

test('both sets of rules give the same errors for an empty form', () => {
  const byHand = validateByHand(emptyValues)
  const bySchema = errorsBySchema(emptyValues)
  for (const name of ['mobile', 'state_id', 'company_id', 'phone', 'rate', 'terms'] as const) {
    expect(bySchema[name]).toBe(byHand[name])
  }
})

test('the schema returns values as the shop stores them', () => {
  expect(testSchema.parse(good)).toMatchObject({
    mobile: '+989123456789',
    code: '123456',
    national_code: '0012345679',
    bank_card: '6037991111111112',
    sheba: 'IR820540102680020817909002',
    email: 'maryam@example.com',
  })
})
