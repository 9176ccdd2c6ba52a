import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contactMessages } from '@/lib/server/db/schema/schema'
import { sendContactMessage } from '@/lib/server/content/contact-messages'
import { DomainError } from '@/lib/server/domain-error'
import { onEachDatabase } from '../kit/each-database'

const message = {
  name: 'مریم رستگار',
  mobile: '+989123456789',
  subject: 'پیگیری سفارش',
  message: 'بستهٔ من هنوز نرسیده است.',
}

onEachDatabase('a message to the shop', (db) => {
  const send = (address: string) => sendContactMessage(db(), message, address)
  const sendMany = (address: string, times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => send(address)))

  it('is accepted five times an hour from one IP, also when all come at once', async () => {
    const outcomes = await sendMany('10.0.0.1', 8)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refused = outcomes.find((one) => one.status === 'rejected')?.reason
    expect(refused).toBeInstanceOf(DomainError)
    expect(refused).toMatchObject({ code: 'rate_limited' })
    expect(refused.retryAfter).toBeGreaterThan(3_500)
    await expect(send('10.0.0.2')).resolves.toBeUndefined()
  })

  it('stops counting after an hour, and its IP is then erased', async () => {
    await db()
      .update(contactMessages)
      .set({ createdAt: sql`now() - interval '61 minutes'` })
    await expect(send('10.0.0.1')).resolves.toBeUndefined()
    const rows = await db().select({ ip: contactMessages.ip }).from(contactMessages)
    expect(rows.filter(({ ip }) => ip !== null)).toEqual([{ ip: '10.0.0.1' }])
  })
})
