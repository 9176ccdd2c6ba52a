import { type SQL, sql } from 'drizzle-orm'
import { listings } from '../db/schema/schema'

type Walk = {
  /** Columns of the listings that are wanted, those of the order among them. */
  columns: SQL
  /** A condition that an index with the order begins with. */
  within: SQL
  where: SQL
  order: SQL
  most: number
}

/** The first in the order, found by whatever index and then sorted: an offset keeps the order's index out of it. */
export function findFirst({ columns, within, where, order, most }: Walk): SQL {
  return sql`select * from (
      select ${columns} from ${listings} where ${within} and ${where} offset 0
    ) found order by ${order} limit ${most}`
}

/**
 * The first in the order, for which no more than `furthest` listings are passed along its index; where those hold too
 * few, they are found as the others. The database itself would guess how many fulfil what belongs together.
 */
export function walkFirst(walk: Walk, furthest: number): SQL {
  const { columns, within, where, order, most } = walk
  return sql`with near as materialized (
      select ${columns} from (
        select * from ${listings} where ${within} order by ${order} limit ${furthest}::int
      ) ${listings} where ${where} order by ${order} limit ${most}
    )
    select * from near where (select count(*) from near) = ${most}::int
    union all
    select * from (${findFirst(walk)}) far where (select count(*) from near) < ${most}::int`
}
