import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { testBank } from '../../db/schema/schema'
import { TEST_BANK } from '../../payments/test-bank'
import { notFound } from '../refusal'
import type { Till } from './paying'

const THE_PAYMENT = 'این پرداخت'

async function find(db: Database, till: Till, authority: string) {
  const isOpen = till.gateways.some(({ name }) => name === TEST_BANK)
  const [row] = isOpen
    ? await db.select().from(testBank).where(eq(testBank.authority, authority))
    : []
  if (row === undefined) throw notFound(THE_PAYMENT)
  return row
}

function wayBack({ callbackUrl, authority }: typeof testBank.$inferSelect): string {
  const { pathname } = new URL(callbackUrl)
  return `${pathname}?authority=${authority}`
}

export async function seeTestBank(db: Database, till: Till, authority: string) {
  const row = await find(db, till, authority)
  return { amount: row.amount, decided: row.paid !== null, back: wayBack(row) }
}

/** Decided once, as at a real bank. */
export async function decideAtTestBank(db: Database, till: Till, authority: string, pay: boolean) {
  const row = await find(db, till, authority)
  await db
    .update(testBank)
    .set({ paid: pay })
    .where(and(eq(testBank.authority, authority), isNull(testBank.paid)))
  return { amount: row.amount, decided: true, back: wayBack(row) }
}
