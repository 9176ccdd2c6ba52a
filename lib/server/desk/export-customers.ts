import { and, desc, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { CallParsed } from '@/lib/contract/call'
import type { getCustomersExport, SheetPart } from '@/lib/contract/desk/exports'
import { formatSheetMoment } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { currencyName, toUnits } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'
import { matchDeskCustomers, selectCustomers } from './desk-customers'
import { openCursor, sealCursor } from './export-cursor'

const CUSTOMERS_AT_ONCE = 500
const cursorSchema = z.object({ before: z.int() })

type Filters = Omit<CallParsed<typeof getCustomersExport>['query'], 'cursor'>

const listColumns = () => [
  ...['شناسه', 'نام', 'موبایل', 'عضویت', 'عضویت (میلادی)', 'سفارش‌ها'],
  ...[`خرید (${currencyName()})`, 'آخرین سفارش', 'آخرین سفارش (میلادی)', 'وضعیت'],
]
const DAY_COLUMNS = [4, 8]

function stateWord({
  blockedAt,
  erasedAt,
}: Pick<typeof users.$inferSelect, 'blockedAt' | 'erasedAt'>) {
  if (erasedAt) return 'پاک‌شده'
  return blockedAt ? 'مسدود' : null
}

export async function exportCustomers(
  db: Database,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
  { seesMobile }: { seesMobile: boolean },
): Promise<SheetPart> {
  const before = cursor === undefined ? undefined : openCursor(cursorSchema, cursor).before
  const found = await selectCustomers(db)
    .query.where(
      and(matchDeskCustomers(db, filters), before === undefined ? undefined : lt(users.id, before)),
    )
    .orderBy(desc(users.id))
    .limit(CUSTOMERS_AT_ONCE + 1)
  const shown = found.slice(0, CUSTOMERS_AT_ONCE)
  const last = shown.at(-1)
  const hasMore = found.length > CUSTOMERS_AT_ONCE && last !== undefined
  return {
    columns: listColumns(),
    days: DAY_COLUMNS,
    rows: shown.map(({ user, name, orders, spent, lastOrderAt }) => [
      ...[user.id, name, seesMobile && user.erasedAt === null ? user.mobile : null],
      ...[formatSheetMoment(user.createdAt), toTehranTime(user.createdAt).day],
      ...[orders, toUnits(spent), lastOrderAt && formatSheetMoment(lastOrderAt)],
      lastOrderAt && toTehranTime(lastOrderAt).day,
      stateWord(user),
    ]),
    next: hasMore ? sealCursor({ before: last.user.id }) : null,
  }
}
