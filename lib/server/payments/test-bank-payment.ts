import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { testBank } from '../db/schema/schema'
import { TEST_BANK } from '../adapters/payments/test-bank'
import { notFound } from '../domain-error'
import type { PaymentContext } from './pay-order'

const PAYMENT_LABEL = 'این پرداخت'

async function findTestPayment(db: Database, context: PaymentContext, authority: string) {
  const attempt = { gateway: TEST_BANK, gatewayAccountId: null }
  const isOpen = (await context.gateways.findFor(db, attempt)) !== undefined
  const [row] = isOpen
    ? await db.select().from(testBank).where(eq(testBank.authority, authority))
    : []
  if (row === undefined) throw notFound(PAYMENT_LABEL)
  return row
}

function getReturnPath({ callbackUrl, authority }: typeof testBank.$inferSelect): string {
  const { pathname } = new URL(callbackUrl)
  return `${pathname}?authority=${authority}`
}

export async function readTestBankPayment(
  db: Database,
  context: PaymentContext,
  authority: string,
) {
  const row = await findTestPayment(db, context, authority)
  return { amount: row.amount, decided: row.paid !== null, back: getReturnPath(row) }
}

/** Decided once, as at a real bank. */
export async function decideTestBankPayment(
  db: Database,
  context: PaymentContext,
  authority: string,
  shouldPay: boolean,
) {
  const row = await findTestPayment(db, context, authority)
  await db
    .update(testBank)
    .set({ paid: shouldPay })
    .where(and(eq(testBank.authority, authority), isNull(testBank.paid)))
  return { amount: row.amount, decided: true, back: getReturnPath(row) }
}
