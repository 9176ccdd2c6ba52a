import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { attributeCalls, AttributeInput } from '@/lib/contract/desk/attributes'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { productFields, products } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { readSetting } from '../settings'

const INPUTS_KEY = 'attribute_inputs'
const ANY_TEXT: AttributeInput = { unit: '', choices: [] }

type AttributeInputs = ReadonlyMap<string, AttributeInput>
/** Of the names that a change touches. */
type InputsChange = { before: NamedInputs; after: NamedInputs }
type NamedInputs = Record<string, AttributeInput>

export const readAttributeInputs = async (db: Database): Promise<AttributeInputs> =>
  new Map(Object.entries(await readSetting(db, INPUTS_KEY)))

export const inputOf = (inputs: AttributeInputs, name: string): AttributeInput =>
  inputs.get(name) ?? ANY_TEXT

/** Whoever changes them waits for who does. */
async function lockInputs(db: Database): Promise<Map<string, AttributeInput>> {
  await lockSetting(db, INPUTS_KEY)
  return new Map(await readAttributeInputs(db))
}

async function writeInputs(db: Database, inputs: AttributeInputs): Promise<void> {
  const version = await readSettingVersion(db, INPUTS_KEY)
  await writeSetting(db, INPUTS_KEY, { value: Object.fromEntries(inputs), version })
}

async function isUsed(db: Database, name: string): Promise<boolean> {
  const [used] = await db
    .select({ id: products.id })
    .from(productFields)
    .innerJoin(products, eq(products.id, productFields.productId))
    .where(and(eq(productFields.name, name), ne(products.status, 'removed')))
    .limit(1)
  return used !== undefined
}

export async function addAttribute(
  db: Database,
  { name, unit, choices }: CallParsed<typeof attributeCalls.addAttribute>['body'],
  recordChange: RecordChange,
): Promise<void> {
  const inputs = await lockInputs(db)
  if (inputs.has(name) || (await isUsed(db, name))) {
    throw invalidField('name', 'این ویژگی در فهرست هست.')
  }
  await writeInputs(db, inputs.set(name, { unit, choices }))
  recordChange({ subject: `attribute:${name}`, after: { unit, choices } })
}

export async function setAttributeInput(
  db: Database,
  { name, seen, unit, choices }: CallParsed<typeof attributeCalls.setAttributeInput>['body'],
  recordChange: RecordChange,
): Promise<void> {
  const inputs = await lockInputs(db)
  const current = inputOf(inputs, name)
  if (!isDeepStrictEqual(current, seen)) {
    throw new DomainError('version_conflict', 'کس دیگری این ویژگی را تغییر داده است.', { current })
  }
  await writeInputs(db, inputs.set(name, { unit, choices }))
  recordChange({ subject: `attribute:${name}`, before: current, after: { unit, choices } })
}

export async function removeAttribute(
  db: Database,
  name: string,
  recordChange: RecordChange,
): Promise<void> {
  const inputs = await lockInputs(db)
  if (await isUsed(db, name)) {
    throw new DomainError('precondition_failed', 'این ویژگی در کالاها هست و پاک نمی‌شود.')
  }
  const before = inputOf(inputs, name)
  inputs.delete(name)
  await writeInputs(db, inputs)
  recordChange({ subject: `attribute:${name}`, before })
}

const pick = (inputs: AttributeInputs, names: readonly string[]): NamedInputs =>
  Object.fromEntries([...inputs].filter(([name]) => names.includes(name)))

type Renaming = { name: string; value?: string | undefined; to: string }

/** Goes with an attribute to its new name, and with a value into its list; one that is there already stays. */
export async function renameInInputs(
  db: Database,
  { name, value, to }: Renaming,
): Promise<InputsChange> {
  const inputs = await lockInputs(db)
  const names = value === undefined ? [name, to] : [name]
  const before = pick(inputs, names)
  const own = inputs.get(name)
  if (own === undefined) return { before, after: before }
  if (value === undefined) {
    inputs.delete(name)
    if (!inputs.has(to)) inputs.set(to, own)
  } else {
    const choices = own.choices.map((choice) => (choice === value ? to : choice))
    inputs.set(name, { ...own, choices: [...new Set(choices)] })
  }
  await writeInputs(db, inputs)
  return { before, after: pick(inputs, names) }
}

/** Unless somebody changed them since. */
export async function restoreInputs(db: Database, { before, after }: InputsChange): Promise<void> {
  const inputs = await lockInputs(db)
  const names = [...Object.keys(before), ...Object.keys(after)]
  if (!isDeepStrictEqual(pick(inputs, names), after)) return
  for (const name of names) inputs.delete(name)
  for (const [name, input] of Object.entries(before)) inputs.set(name, input)
  await writeInputs(db, inputs)
}
