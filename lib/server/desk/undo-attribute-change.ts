import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, RecordChange } from '../db/database'
import { readRows } from '../db/read-rows'
import { type AttributeChange, attributeChanges, categories } from '../db/schema/schema'
import { DomainError, notFound } from '../domain-error'
import { lockSetting } from '../setting-row'
import { readSetting } from '../settings'
import { restoreInputs } from './attribute-inputs'
import { markEdited, ORDER_KEY, productsOf, UNDO_HOURS, writeOrder } from './edit-attributes'

const CHANGED_SINCE = 'این ویژگی پس از آن باز تغییر کرده است؛ اول تغییر تازه‌تر را برگردانید.'

const restored = z.object({ product_id: z.number() })

/** What somebody changed since stays as it is. */
async function restoreRenamed(db: Database, { name, value, renamed }: AttributeChange) {
  const rows = JSON.stringify(renamed)
  return readRows(
    db,
    sql`update product_fields fields set name = ${name.before},
        value = ${value ? sql`${value.before}` : sql`fields.value`}
      from jsonb_to_recordset(${rows}::jsonb) as renamed(product_id int, value text)
      where fields.product_id = renamed.product_id and fields.name = ${name.after}
        and fields.value = renamed.value
        and (${value !== undefined} or not exists (
          select from product_fields other
          where other.product_id = fields.product_id and other.name = ${name.before}))
      returning fields.product_id`,
    restored,
  )
}

/** At the end, where something else stands in its position by now. */
async function restoreDropped(db: Database, { name, dropped }: AttributeChange) {
  const rows = JSON.stringify(dropped)
  return readRows(
    db,
    sql`insert into product_fields (product_id, position, name, value, highlighted, section)
      select dropped.product_id,
        case when exists (
          select from product_fields taken
          where taken.product_id = dropped.product_id and taken.position = dropped.position)
        then (select max(taken.position) from product_fields taken
          where taken.product_id = dropped.product_id)
          + row_number() over (partition by dropped.product_id order by dropped.position)
        else dropped.position end,
        ${name.before}::text, dropped.value, dropped.highlighted, dropped.section
      from jsonb_to_recordset(${rows}::jsonb) as dropped(product_id int, position int, value text,
        highlighted bool, section text)
      join products on products.id = dropped.product_id
      where not exists (
        select from product_fields other
        where other.product_id = dropped.product_id and other.name = ${name.before})
      returning product_id`,
    restored,
  )
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

async function restoreElsewhere(db: Database, { required, order }: AttributeChange) {
  await lockSetting(db, ORDER_KEY)
  const { id, requiredFields } = categories
  for (const { id: categoryId, before, after } of required) {
    await db
      .update(categories)
      .set({ requiredFields: before })
      .where(and(eq(id, categoryId), eq(requiredFields, after)))
  }
  if (order && isSame(await readSetting(db, ORDER_KEY), order.after)) {
    await writeOrder(db, order.before)
  }
}

const isRecent = sql`${attributeChanges.createdAt} > now() - make_interval(hours => ${UNDO_HOURS})`

/** Where nothing is as it left it, it can still be undone once what came after it is. */
export async function undoAttributeChange(db: Database, id: number, recordChange: RecordChange) {
  const [undone] = await db
    .update(attributeChanges)
    .set({ undoneAt: sql`now()` })
    .where(and(eq(attributeChanges.id, id), isNull(attributeChanges.undoneAt), isRecent))
    .returning({ change: attributeChanges.change })
  if (undone === undefined) throw notFound('این تغییر، یا چیزی برای برگرداندن آن')
  const { change } = undone
  const back = productsOf([
    ...(await restoreRenamed(db, change)),
    ...(await restoreDropped(db, change)),
  ])
  if (back.length === 0) throw new DomainError('precondition_failed', CHANGED_SINCE)
  await restoreElsewhere(db, change)
  if (change.inputs) await restoreInputs(db, change.inputs)
  const { before, after } = change.value ?? change.name
  const field = change.value ? 'value' : 'name'
  recordChange({
    subject: `attribute:${change.name.before}`,
    before: { [field]: after },
    after: { [field]: before },
  })
  const all = productsOf([...change.renamed, ...change.dropped]).length
  const tagsToRevalidate = await markEdited(db, back)
  const answer = { restored: back.length, skipped: all - back.length }
  return { answer, tagsToRevalidate }
}
