import { expect, test } from 'vitest'
import { z } from 'zod'
import { listChanges } from '@/components/desk/audit/audit-changes'
import { fieldOf, isHidden } from '@/components/desk/audit/audit-fields'
import { wordFor } from '@/components/desk/audit/audit-value-labels'
import {
  describeAction,
  describeSubject,
  sentenceOf,
  settingsHref,
  thingOf,
} from '@/components/desk/audit/audit-labels'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { EVENTS_WITHOUT_CALL, LOGGED_READS } from '@/lib/contract/desk/staff'
import { LOGGED_CUSTOMER_CALLS } from '@/lib/contract/orders/delivery-changes'
import { isSecretField } from '@/lib/domain/audit-references'

const calls = Object.entries<Call>(contract)
const acts = [
  ...calls
    .filter(([, { auth, method }]) => ['staff', 'operator'].includes(auth) && method !== 'GET')
    .map(([name]) => name),
  ...LOGGED_READS,
  ...EVENTS_WITHOUT_CALL,
  ...LOGGED_CUSTOMER_CALLS,
]

test('the log says every act of the desk in Persian', () => {
  expect(acts.length).toBeGreaterThan(90)
  expect(acts.filter((name) => /[A-Za-z[\]{}]/.test(describeAction(name)))).toEqual([])
  const sentences = acts.map((action) => sentenceOf({ action, subject: '', after: null }))
  const words = sentences.flatMap((sentence) => Object.values(sentence))
  expect(words.filter((text) => /[A-Za-z[\]{}]/.test(text))).toEqual([])
})

type Property = { name: string; parents: string[]; values: unknown[] }

/** Every field of a schema with what it stands in, and the words that it may hold. */
function* propertiesOf(node: unknown, parents: string[] = []): Generator<Property> {
  if (Array.isArray(node)) {
    for (const one of node) yield* propertiesOf(one, parents)
  }
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const schema: Record<string, unknown> = { ...node }
  for (const [name, own] of Object.entries({ ...Object(schema.properties) })) {
    yield { name, parents, values: enumOf(own) }
    yield* propertiesOf(own, [...parents, name])
  }
  yield* propertiesOf([schema.items, schema.anyOf, schema.oneOf, schema.allOf], parents)
}

function enumOf(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(enumOf)
  if (typeof node !== 'object' || node === null) return []
  const schema: Record<string, unknown> = { ...node }
  const own = Array.isArray(schema.enum) ? schema.enum : []
  return [...own, ...enumOf(schema.anyOf), ...enumOf(schema.items)]
}

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any' })

/** What a change records beside its input: the thing as its answer has it. */
const RECORDED_WHOLE = [
  ...(['updateDeskProduct', 'updateCategory', 'updateBrand', 'updateCoupon'] as const),
  ...(['updateFestival', 'updateShippingMethod', 'updateDeskPage', 'updateArticle'] as const),
  ...(['updateDeskHome', 'updateSiteLinks', 'updateBranches', 'setDeskRedirect'] as const),
  ...(['updateDeskSettings', 'updateSalesSettings', 'updateDeskEmbeds'] as const),
  ...(['updateRole', 'addBlogCategory'] as const),
]

function fieldsOf(name: string): Property[] {
  const call = calls.find(([one]) => one === name)?.[1]
  if (call === undefined || call.isSecret) return []
  const answers: readonly string[] = RECORDED_WHOLE
  const given = [call.params, call.query, call.body].flatMap((schema) =>
    schema ? [...propertiesOf(jsonOf(schema))] : [],
  )
  const answer = answers.includes(name) ? [...propertiesOf(jsonOf(call.answer))] : []
  // Its first two levels are the envelope and the name of the thing.
  return [...given, ...answer.filter(({ parents }) => parents.length > 1)]
}

const needsWords = (name: string) => !isHidden(name) && !isSecretField(name)

test('every field that a change records has a Persian label', () => {
  const unnamed = acts.flatMap((action) =>
    fieldsOf(action)
      .filter(({ name }) => needsWords(name))
      .filter(({ name, parents }) => {
        const label = fieldOf(name, { action, subject: '', parents })?.label ?? wordFor(name)
        return label === null || /[A-Za-z]/.test(label)
      })
      .map(({ name }) => `${action} ${name}`),
  )
  expect(unnamed).toEqual([])
})

test('every word that a field may hold is said in Persian', () => {
  const unsaid = acts.flatMap((action) =>
    fieldsOf(action)
      .filter(({ name }) => needsWords(name))
      .flatMap(({ name, parents, values }) =>
        values
          .filter((value) => typeof value === 'string' && value !== '')
          .filter((value) => {
            const [change] = listChanges(
              { action, subject: '', before: null, after: nest(parents, { [name]: value }) },
              {},
            ).changes
            return (
              change === undefined ||
              /[A-Za-z]/.test((change.after?.text ?? 'none').replace('(SKU)', ''))
            )
          })
          .map((value) => `${action} ${name}=${value}`),
      ),
  )
  expect(unsaid).toEqual([])
})

/** As the input of a call is logged. */
function nest(parents: readonly string[], leaf: object): unknown {
  return { body: parents.toReversed().reduce<object>((inner, name) => ({ [name]: inner }), leaf) }
}

const changesOf = (subject: string, before: unknown, after: unknown, names = {}) =>
  listChanges({ action: 'updateDeskProduct', subject, before, after }, names).changes.map(
    ({ label, before: was, after: is }) => [label, was?.text ?? null, is?.text ?? null],
  )

test('an opened event lists what changed alone, each value as people write it', () => {
  const before = {
    ...{ version: 1, title: 'گوشی', publish_at: null, is_active: true, category_id: 3 },
    variants: [{ id: 7, choices: { رنگ: 'قرمز' }, price: 61_900_000, quantity: 3, cost: 5 }],
  }
  const after = {
    ...{ version: 2, title: 'گوشی', publish_at: '2026-11-21T08:30:00.000Z', is_active: false },
    category_id: 4,
    variants: [{ id: 7, choices: { رنگ: 'قرمز' }, price: 63_900_000, quantity: 3, cost: 5 }],
  }
  const names = { 'category:3': 'موبایل', 'category:4': 'تبلت' }
  expect(changesOf('product:1', before, after, names)).toEqual([
    ['زمان انتشار', '–', '۳۰ آبان ۱۴۰۵، ۱۲:۰۰'],
    ['فعال', 'بله', 'خیر'],
    ['دسته', 'موبایل', 'تبلت'],
    ['تنوع «قرمز» · قیمت', '۶,۱۹۰,۰۰۰ تومان', '۶,۳۹۰,۰۰۰ تومان'],
  ])
})

test('what came to a list and what left it are told whole', () => {
  const slot = { id: 1, from: '09:00', to: '12:00', capacity: 5 }
  expect(changesOf('shipping:1', { slots: [] }, { slots: [slot] })).toEqual([
    ['بازهٔ تحویل «۱»', null, 'از: ۰۹:۰۰؛ تا: ۱۲:۰۰؛ گنجایش: ۵'],
  ])
  expect(changesOf('role:1', { permissions: ['orders.read'] }, { permissions: [] })).toEqual([
    ['دسترسی‌ها', 'دیدن سفارش‌ها', '–'],
  ])
})

test('prices that were set together are told by their variants', () => {
  const row = { stock_id: 5, price: { before: 10_000, after: 20_000 } }
  const names = { 'stock:5': 'کفش' }
  expect(
    changesOf('stock_update:1', null, [{ ...row, quantity: { before: 1, after: 1 } }], names),
  ).toEqual([['تغییر «کفش» · قیمت', '۱,۰۰۰ تومان', '۲,۰۰۰ تومان']])
})

test('a coupon takes off percents or tomans', () => {
  expect(
    changesOf('coupon:1', { kind: 'percent', value: 20 }, { kind: 'amount', value: 500_000 }),
  ).toEqual([
    ['نوع', 'درصدی', 'مبلغ ثابت'],
    ['مقدار تخفیف', '۲۰٪', '۵۰,۰۰۰ تومان'],
  ])
})

test('neither a secret nor JSON is ever shown, of fields that nobody knows either', () => {
  const logged = { api_token: 'abc', password: 'x', odd_thing: { deep_one: [{ a: 1 }] } }
  const shown = changesOf('settings:odd', null, logged)
  expect(JSON.stringify(shown)).not.toContain('abc')
  expect(shown.flat().join(' ')).not.toMatch(/[{}[\]"_]/)
  expect(shown).toHaveLength(1)
})

test('what was decided and where an order was moved to is a part of the sentence', () => {
  const moved = { action: 'moveOrder', subject: 'order:1', after: { status: 'stock' } }
  expect(sentenceOf(moved)).toMatchObject({ start: 'سفارش ', end: ' را «خروج از انبار» کرد' })
  const decided = { action: 'decideReview', subject: 'comment:1', after: { status: 'rejected' } }
  expect(sentenceOf(decided)).toMatchObject({ start: 'دیدگاهی دربارهٔ ', end: ' را رد کرد' })
  const approved = { action: 'moderatePost', subject: 'post:1', after: { hidden: true } }
  expect(sentenceOf(approved).whole).toBe('پست را بررسی کرد')
  expect(settingsHref('settings:sales')).toBe('/desk/settings/sales')
})

test('the thing of an event is called by its name and leads to it while it is there', () => {
  expect(thingOf('order:12', { 'order:12': 'V-10428' }, [])).toMatchObject({
    ...{ name: 'V-10428', href: '/desk/orders/12', isCode: true, isQuoted: false },
  })
  expect(thingOf('role:3', {}, [null, { name: 'انبار' }])).toMatchObject({
    ...{ name: 'انبار', href: null, isQuoted: true },
  })
  expect(thingOf('', {}, [])).toBeNull()
  expect(describeSubject('order:12')).toBe('سفارش ۱۲')
})
