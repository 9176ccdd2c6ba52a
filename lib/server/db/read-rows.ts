import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database'

// One object: zod compiles a schema at its first use.
const answered = z.object({ rows: z.array(z.unknown()) })
const listed = z.array(z.object({ list: z.array(z.unknown()) }))

/** The rows of a query written in SQL, parsed; both drivers answer with `rows`. */
export async function readRows<Row extends z.ZodType>(
  db: Database,
  query: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  const answer: unknown = await db.execute(query)
  return answered.parse(answer).rows.map((one) => row.parse(one))
}

/** A list of numbers as one value of a query, however long. */
export function numbers(list: readonly number[]): string {
  return `{${list.join(',')}}`
}

/** As `inArray` of ids, which would bind a parameter for each: PostgreSQL takes 65,535. */
export function isAmong(column: SQLWrapper, ids: readonly number[]): SQL {
  return sql`${column} = any(${numbers(ids)}::int[])`
}

/** Many rows as one JSON value, which both drivers read faster than rows. */
export function asList(query: SQL): SQL {
  return sql`(select coalesce(json_agg(listed), '[]') from (${query}) listed)`
}

/** The one row of a query as a value beside others. */
export function asOne(query: SQL): SQL {
  return sql`(select row_to_json(one) from (${query}) one)`
}

/** The same as `readRows`, for many rows. */
export async function readList<Row extends z.ZodType>(
  db: Database,
  query: SQL,
  row: Row,
): Promise<z.output<Row>[]> {
  const { rows } = answered.parse(await db.execute(sql`select ${asList(query)} as list`))
  return listed.parse(rows).flatMap(({ list }) => list.map((one) => row.parse(one)))
}

/** `total` counts pages, `count` rows. */
export function pageInfo(rows: number, page: number, size: number) {
  return { total: Math.ceil(rows / size), count: rows, current_page: page }
}

const ROWS_AT_ONCE = 2_000

/** Rows to insert, which bind a parameter for each of their columns. */
export function inPortions<Row>(rows: readonly Row[]): Row[][] {
  const portions: Row[][] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    portions.push(rows.slice(start, start + ROWS_AT_ONCE))
  }
  return portions
}
