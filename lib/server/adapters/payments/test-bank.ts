import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { testBank } from '../../db/schema/schema'
import type { Gateway, PaymentVerdict } from './gateway'

export const TEST_BANK = 'test-bank'
export const TEST_BANK_TITLE = 'بانک آزمایشی'

/** Keeps its own books, so that a payment survives a restart as it would at a real bank. */
export function createTestBank(db: Database): Gateway {
  async function inquire({ authority }: { authority: string }): Promise<PaymentVerdict> {
    const [row] = await db.select().from(testBank).where(eq(testBank.authority, authority))
    if (row === undefined) return { kind: 'failed', reason: 'unknown' }
    if (row.reversedAt !== null) return { kind: 'reversed' }
    if (row.paid === null) return { kind: 'pending' }
    if (!row.paid) return { kind: 'failed', reason: 'refused' }
    return { kind: 'paid', refId: row.refId, card: '603799******1234' }
  }

  return {
    name: TEST_BANK,
    title: TEST_BANK_TITLE,
    async start({ amount, callbackUrl }) {
      const authority = randomBytes(16).toString('hex')
      const refId = String(randomBytes(4).readUInt32BE()).padStart(10, '7')
      await db.insert(testBank).values({ authority, amount, callbackUrl, refId })
      return { authority, redirectUrl: `/test-bank?authority=${authority}` }
    },
    authorityOf: (params) => params.get('authority'),
    verify: inquire,
    inquire,
    async reverse({ authority }) {
      const given = await db
        .update(testBank)
        .set({ reversedAt: sql`now()` })
        .where(
          and(
            eq(testBank.authority, authority),
            eq(testBank.paid, true),
            isNull(testBank.reversedAt),
          ),
        )
        .returning({ authority: testBank.authority })
      return given.length > 0 ? 'reversed' : 'declined'
    },
  }
}
