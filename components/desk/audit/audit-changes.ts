import type { AuditEvent } from '@/lib/contract/desk/staff'
import { isSecretField, referenceKind, referenceOf } from '@/lib/domain/audit-references'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { excerpt } from '@/lib/persian/text'
import { type FieldScope, fieldOf, formatMoment, isHidden } from './audit-fields'
import { wordFor } from './audit-value-labels'

/** Text of one value, and whether it is a code or an address that is read from the left. */
type ShownValue = { text: string; isLatin: boolean }
export type FieldChange = { label: string; before: ShownValue | null; after: ShownValue | null }
export type Names = Readonly<Record<string, string>>

type Fields = Record<string, unknown>
type Side = { value: unknown; isThere: boolean }
type Scope = FieldScope & { names: Names; labels: readonly string[] }

const MOST_ROWS = 60
const MOST_LISTED = 12
const MOST_TEXT = 400

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const isSame = (a: unknown, b: unknown) =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/** A field without a label is called by its own words, so that nothing is lost. */
function labelOf(name: string, scope: Scope): string {
  return fieldOf(name, scope)?.label ?? wordFor(name) ?? name.replaceAll(/[_.]+/g, ' ').trim()
}

/** What one of a list is called. */
function nameOf(item: Fields, scope: Scope): string {
  for (const [field, value] of Object.entries(item)) {
    const kind = referenceKind(scope.subject, field)
    const name = kind && typeof value === 'number' && scope.names[referenceOf(kind, value)]
    if (name) return name
  }
  if (isObject(item.choices)) return Object.values(item.choices).map(String).join('، ')
  const found = [item.title, item.name, item.heading, item.host, item.kind, item.text, item.alt]
  const own = found.find((one): one is string => typeof one === 'string' && one.trim() !== '')
  if (own !== undefined) return excerpt(wordFor(own) ?? own, 40)
  const id = item.stock_id ?? item.id ?? item.order_item_id
  return typeof id === 'number' ? persianDigits(id) : ''
}

function showScalar(value: unknown, name: string, scope: Scope): ShownValue {
  const { form } = fieldOf(name, scope) ?? {}
  const plain = (text: string) => ({ text, isLatin: false })
  if (isEmpty(value)) return plain('–')
  if (typeof value === 'boolean') return plain(value ? 'بله' : 'خیر')
  if (typeof value === 'number') {
    const kind = referenceKind(scope.subject, name)
    const known = kind && scope.names[referenceOf(kind, value)]
    if (known) return plain(known)
    if (form === 'amount') return plain(`${formatAmount(value)} ${currencyName()}`)
    if (form === 'percent') return plain(`${formatNumber(value)}٪`)
    return form === 'latin' ? { text: String(value), isLatin: true } : plain(formatNumber(value))
  }
  const text = String(value)
  if (form === 'html') return plain(excerpt(text.replaceAll(/<[^>]*>/g, ' '), MOST_TEXT))
  const known = form === 'word' ? wordFor(text) : null
  if (known !== null) return plain(known)
  const moment = formatMoment(text)
  if (moment !== null) return plain(moment)
  const isLatin = form === 'latin' || (form === 'word' && /^[\x20-\x7e]+$/.test(text))
  return { text: excerpt(text, MOST_TEXT), isLatin }
}

/** «قیمت: ۱۲,۰۰۰ تومان؛ موجودی: ۳»: a thing of a list that came or went. */
function showObject(value: Fields, scope: Scope): string {
  const parts = Object.entries(value)
    .filter(([name, one]) => !isHidden(name) && !isSecretField(name) && !isEmpty(one))
    .map(([name, one]) => {
      const label = labelOf(name, scope)
      const { text } = showValue(one, name, scope)
      return label === '' ? text : `${label}: ${text}`
    })
  return parts.join('؛ ') || nameOf(value, scope) || '-'
}

function showValue(value: unknown, name: string, scope: Scope): ShownValue {
  const inside = { ...scope, parents: [...scope.parents, name] }
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST_LISTED).map((one) => showValue(one, name, scope))
    const rest = value.length - shown.length
    const more = rest > 0 ? [`${formatNumber(rest)} دیگر`] : []
    const isLatin = shown.length > 0 && shown.every((one) => one.isLatin)
    const text = [...shown.map((one) => one.text), ...more].join(isLatin ? ', ' : '، ')
    return { text: text || '–', isLatin: isLatin && more.length === 0 }
  }
  if (isObject(value)) return { text: showObject(value, inside), isLatin: false }
  return showScalar(value, name, scope)
}

const keyOf = (item: Fields, at: number) =>
  String(item.stock_id ?? item.id ?? item.host ?? `#${at}`)

function* changesOfList(before: Side, after: Side, name: string, scope: Scope) {
  const listOf = ({ value }: Side) => (Array.isArray(value) ? value.filter(isObject) : [])
  const [old, now] = [before, after].map(
    (side) => new Map(listOf(side).map((item, at) => [keyOf(item, at), item])),
  )
  for (const key of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    const [was, is] = [old?.get(key), now?.get(key)]
    const item = is ?? was
    if (item === undefined || isSame(was, is)) continue
    const own = nameOf(item, scope)
    const label = labelOf(name, scope)
    const labels = [...scope.labels, own === '' ? label : `${label} «${own}»`]
    const inside = { ...scope, labels, parents: [...scope.parents, name] }
    const pairs = Object.entries(item).filter(([, value]) => isPair(value))
    if (pairs.length > 0) {
      yield* changesInside({}, Object.fromEntries(pairs), inside)
    } else if (was === undefined || is === undefined) {
      const show = (one: Fields | undefined) =>
        one === undefined ? null : { text: showObject(one, inside), isLatin: false }
      yield { label: labels.filter(Boolean).join(' · '), before: show(was), after: show(is) }
    } else {
      yield* changesInside(was, is, inside)
    }
  }
}

const isPair = (value: unknown): value is { before: unknown; after: unknown } =>
  isObject(value) && Object.keys(value).toSorted().join() === 'after,before'

function* changesInside(before: Fields, after: Fields, scope: Scope): Generator<FieldChange> {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isHidden(name) || isSecretField(name)) continue
    const isThere = (fields: Fields) => Object.hasOwn(fields, name)
    const pair = [after[name], before[name]].find(isPair)
    yield* changesOf(
      { value: pair ? pair.before : before[name], isThere: pair !== undefined || isThere(before) },
      { value: pair ? pair.after : after[name], isThere: pair !== undefined || isThere(after) },
      name,
      scope,
    )
  }
}

/** A group of fields, and no thing of the shop that has a name. */
const isGroup = (value: unknown) =>
  isObject(value) && value.title === undefined && value.url === undefined

function* changesOf(before: Side, after: Side, name: string, scope: Scope): Generator<FieldChange> {
  if (isSame(before.value, after.value)) return
  const values = [before.value, after.value].filter((one) => !isEmpty(one))
  if (values.every((one) => Array.isArray(one) && one.length > 0 && one.every(isObject))) {
    yield* changesOfList(before, after, name, scope)
    return
  }
  const label = labelOf(name, scope)
  if (values.every(isGroup)) {
    const [old, now] = [before, after].map(({ value }) => (isObject(value) ? value : {}))
    const labels = label === '' ? scope.labels : [...scope.labels, label]
    yield* changesInside(old ?? {}, now ?? {}, {
      ...scope,
      labels,
      parents: [...scope.parents, name],
    })
    return
  }
  const show = ({ value, isThere }: Side) => (isThere ? showValue(value, name, scope) : null)
  yield {
    label: [...scope.labels, label].filter(Boolean).join(' · ') || name,
    before: show(before),
    after: show(after),
  }
}

/** A call that records nothing of its own is logged by what it was sent. */
function flatten(logged: unknown): Fields {
  if (logged === null || logged === undefined) return {}
  if (Array.isArray(logged)) return { changes: logged }
  if (!isObject(logged)) return { state: logged }
  const { params, query, body, ...rest } = logged
  const isInput = [params, query, body].every((one) => one === undefined || isObject(one))
  if (!isInput || Object.keys(rest).length > 0) return logged
  return Object.assign({}, ...[params, query, body].filter(isObject))
}

/** A coupon takes off percents or an amount, as its kind says. */
function withUnit(fields: Fields): Fields {
  const { kind, value } = fields
  if (typeof value !== 'number') return fields
  const text =
    kind === 'percent' ? `${formatNumber(value)}٪` : `${formatAmount(value)} ${currencyName()}`
  return { ...fields, value: text }
}

/** What an event changed, field by field, in the words of the desk; of a long one, the first of it. */
export function listChanges(
  { action, subject, before, after }: Pick<AuditEvent, 'action' | 'subject' | 'before' | 'after'>,
  names: Names,
): { changes: FieldChange[]; rest: number } {
  const scope = { action, subject, names, labels: [], parents: [] }
  const [old = {}, now = {}] = [before, after].map((logged) => {
    const fields = flatten(logged)
    return subject.startsWith('coupon:') ? withUnit(fields) : fields
  })
  const all = [...changesInside(old, now, scope)]
  return { changes: all.slice(0, MOST_ROWS), rest: Math.max(all.length - MOST_ROWS, 0) }
}
