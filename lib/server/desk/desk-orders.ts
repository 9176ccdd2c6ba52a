import { ilike, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { StaffActor } from '@/lib/domain/staff'
import type { Database } from '../db/database'
import { orders, users } from '../db/schema/schema'

export const fullName = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.name})`

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Persian has no capitals, and to look for none takes a third of the time. */
function contains(column: SQL, text: string): SQL {
  return (/[a-z]/i.test(text) ? ilike : like)(column, likePattern(text))
}

/** A name, or a mobile with or without its zero; what is digits alone is no name. */
export function matchesCustomer(typed: string): SQL | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(?:0|98)/, '')
  const isMobile = digits.length >= 4 ? like(users.mobile, likePattern(digits)) : undefined
  return isMobile && /^[\d\s+-]+$/.test(typed) ? isMobile : or(contains(fullName, typed), isMobile)
}

/** Customers are looked through once, and not for each of their orders. */
export function isOfCustomer(db: Database, typed: string): SQL {
  return inArray(
    orders.userId,
    db.select({ id: users.id }).from(users).where(matchesCustomer(typed)),
  )
}

/** Codes are in capitals. */
export function matchesCode(typed: string): SQL {
  return like(orders.code, likePattern(typed.toUpperCase()))
}

export function seesMobile(permissions: StaffActor['permissions']): boolean {
  return permissions.some((one) => one === 'customers.read' || one === 'customers.contact')
}
