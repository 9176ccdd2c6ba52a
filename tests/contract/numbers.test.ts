import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { describeShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'
import { askCall, expectRefused, sendRaw } from '../kit/ask-call'

type Part = 'params' | 'query' | 'body'
type NumberField = { part: Part; path: string[]; isWhole: boolean; isNullable: boolean }

const DEMO_CUSTOMER = 1

/** Wherever a number stands in an input, however deep; of a list the first, of a record one more. */
function findNumbers(schema: z.core.$ZodType, path: string[] = []): Omit<NumberField, 'part'>[] {
  const isNullable = z.safeParse(schema, null).success
  const within = (inner: z.core.$ZodType, name?: string) =>
    findNumbers(inner, name === undefined ? path : [...path, name]).map((found) => ({
      ...found,
      isNullable: found.isNullable || (name === undefined && isNullable),
    }))
  if (schema instanceof z.ZodNumber) return [{ path, isWhole: schema.format !== null, isNullable }]
  if (schema instanceof z.ZodLiteral) {
    const isNumber = [...schema.values].some((value) => typeof value === 'number')
    return isNumber ? [{ path, isWhole: true, isNullable }] : []
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape)
    return fields.flatMap(([name, field]) => within(field, name))
  }
  if (schema instanceof z.ZodArray) return within(schema.element, '0')
  if (schema instanceof z.ZodRecord) return within(schema.valueType, 'x')
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => within(option))
  if (schema instanceof z.ZodPipe) {
    return within(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  ) {
    return within(schema.unwrap())
  }
  return []
}

function withValue(given: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const inner = (held: unknown) => withValue(held, rest, value)
  if (name === '0')
    return Array.isArray(given) ? [inner(given[0]), ...given.slice(1)] : [inner(undefined)]
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(given)
  return { ...fields, [name]: inner(fields[name]) }
}

const fields = Object.entries<Call>(contract).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const found = call[part] ? findNumbers(call[part]) : []
    const byPath = new Map(found.map((field) => [field.path.join('.'), field]))
    return [...byPath].map(([path, field]) => [name, part, path, { ...field, call }] as const)
  }),
)
const inBodies = fields.filter(([, part]) => part === 'body')
const inTexts = fields.filter(([, part]) => part !== 'body')

test('there are numbers in inputs of every kind', () => {
  const found = fields.map(([name, part, path]) => `${name} ${part} ${path}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'checkout body seen_payable',
      'cartItem body list.0.quantity',
      'getBlogPosts query page',
      'deletePost params id',
    ]),
  )
})

const HUGE = 'a number that no double holds'

describeShop('a number of an input', (shop) => {
  let turn = 0
  let token: string
  let staff: Record<string, string>
  async function headersFor({ auth }: Call): Promise<Record<string, string>> {
    if (auth === 'operator') return { Authorization: `Bearer ${OPERATOR_KEY}` }
    if (auth === 'anyone') return {}
    if (auth === 'staff') return (staff ??= await shop().logInStaff(1))
    token ??= await shop().logIn(DEMO_CUSTOMER)
    return { Authorization: `Bearer ${token}` }
  }

  test.each(inBodies)('%s refuses in its %s as %s what is no number', async (...field) => {
    const [, , path, { call, ...number }] = field
    const wrong: unknown[] = [true, false, 'NaN', 'Infinity', '1e3', '-1', [1], { value: 1 }, HUGE]
    if (number.isWhole) wrong.push(1.5, 1e-7)
    if (!number.isNullable) wrong.push(null)
    // What comes as a form comes as text.
    if (!call.files) wrong.push('12', '۱۲', ' 12', '')
    const { method, example } = call
    const url = `${shop().url}${call.path.replace(/:\w+/g, '1')}`
    const headers = await headersFor(call)
    const isReported = (fieldNames: string[]) =>
      fieldNames.some((at) => at === path || path.startsWith(`${at}.`))
    const texts = wrong.map((value) =>
      JSON.stringify(withValue(example?.body, number.path, value)).replace(`"${HUGE}"`, '1e400'),
    )
    for (const text of texts) {
      const { error } = call.body?.safeParse(JSON.parse(text)) ?? {}
      const fieldNames = error?.issues.map((issue) => issue.path.join('.')) ?? []
      expect(isReported(fieldNames), `${text} ${fieldNames.join(' ')}`).toBe(true)
    }
    // The shop asks the same schema, so that one of them is sent; which one changes with the field.
    const sent = texts[(turn += 1) % texts.length]
    const answer = await sendRaw(url, { method, headers, body: sent ?? '' })
    expectRefused(answer, 422)
    const { errors } = z.object({ errors: z.record(z.string(), z.unknown()) }).parse(answer.body)
    expect(isReported(Object.keys(errors)), `${answer.request} ${answer.text}`).toBe(true)
    const bare = JSON.stringify(withValue(example?.body, number.path, HUGE))
    const text = bare.replace(`"${HUGE}"`, 'NaN')
    expectRefused(await sendRaw(url, { method, headers, body: text }), 400)
  })

  test.each(inTexts)('%s refuses in its %s as %s what is no number', async (...field) => {
    const [, part, path, { call }] = field
    const headers = await headersFor(call)
    const wrong = ['true', '1.5', '1e400', '1e3', 'NaN', 'Infinity', '0x1', '-1', '1_0']
    const inputs = wrong.map((value) => withValue(call.example?.[part], [path], value))
    for (const input of inputs) expect(call[part]?.safeParse(input).success).toBe(false)
    const sent = { ...call.example, [part]: inputs[(turn += 1) % inputs.length] }
    const answer = await askCall(shop().url, call, sent, headers)
    expectRefused(answer, part === 'params' ? 404 : 422)
  })
})
