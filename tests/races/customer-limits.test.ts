import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveAddress } from '@/lib/server/account/addresses'
import type { Database } from '@/lib/server/db/database'
import { addresses, orders } from '@/lib/server/db/schema/schema'
import { DomainError } from '@/lib/server/domain-error'
import { onEachDatabase } from '../kit/each-database'
import { createBuyer, createStock, placeTestOrder, type Buyer } from '../kit/buyer'

const AT_ONCE = 20

/** The messages of those that were refused; anything but a refusal fails the test. */
async function errorsOf(attempts: Promise<unknown>[]): Promise<string[]> {
  const errors = await Promise.all(
    attempts.map((attempt) =>
      attempt.then(
        () => [],
        (error: unknown) => {
          if (error instanceof DomainError) return [error.message]
          throw error
        },
      ),
    ),
  )
  return errors.flat()
}

function saveNewAddress(db: Database, { userId }: Buyer, title: string) {
  return saveAddress(db, userId, {
    title,
    receiver_name: 'مینا راد',
    receiver_mobile: '+989121234567',
    state_id: 1,
    city_id: 1,
    postal_code: '1345678900',
    detail: 'خیابان سعدی، کوچهٔ یاس',
    plate: '۱۲',
    unit: '',
    is_default: false,
  })
}

onEachDatabase('limits of a customer', (db) => {
  test('20 orders placed at once by one customer leave five that are unpaid', async () => {
    const stock = await createStock(db(), 100)
    const buyer = await createBuyer(db())
    const errors = await errorsOf(
      Array.from({ length: AT_ONCE }, () => placeTestOrder(db(), buyer, stock)),
    )
    expect(await db().$count(orders, eq(orders.userId, buyer.userId))).toBe(5)
    expect(errors).toHaveLength(15)
    expect(new Set(errors)).toEqual(
      new Set(['چند سفارش پرداخت‌نشده دارید؛ نخست آن‌ها را بپردازید یا لغو کنید.']),
    )
  })

  test('20 addresses saved at once by a customer who has ten leave twenty', async () => {
    const buyer = await createBuyer(db())
    for (let at = 1; at < 10; at += 1) await saveNewAddress(db(), buyer, `پیش ${at}`)
    const errors = await errorsOf(
      Array.from({ length: AT_ONCE }, (_, at) => saveNewAddress(db(), buyer, `نشانی ${at}`)),
    )
    expect(await db().$count(addresses, eq(addresses.userId, buyer.userId))).toBe(20)
    expect(errors).toHaveLength(10)
    expect(new Set(errors)).toEqual(new Set(['بیش از ۲۰ نشانی نمی‌توان نگه داشت.']))
  })

  test('20 first addresses saved at once leave one that is the default', async () => {
    const buyer = await createBuyer(db())
    const own = eq(addresses.userId, buyer.userId)
    await db().delete(addresses).where(own)
    const saved = Array.from({ length: AT_ONCE }, (_, at) =>
      saveNewAddress(db(), buyer, `نشانی ${at}`),
    )
    expect(await errorsOf(saved)).toEqual([])
    expect(await db().$count(addresses, own)).toBe(20)
    expect(await db().$count(addresses, and(own, eq(addresses.isDefault, true)))).toBe(1)
  })
})
