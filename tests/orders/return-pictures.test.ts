import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { ATTACHMENTS_PER_DAY } from '@/lib/domain/quotas'
import { dailyCounts, media, orderItems, orders } from '@/lib/server/db/schema/schema'
import { requestReturn } from '@/lib/server/orders/request-return'
import { createBuyer, createStock, placeTestOrder } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { pictureContext } from '../kit/picture-context'
import { png } from '../kit/pictures'

const NO_PICTURE = Buffer.from('<svg/>')

onEachDatabase('the pictures of a return', (db) => {
  async function delivered() {
    const buyer = await createBuyer(db())
    const { order } = await placeTestOrder(db(), buyer, await createStock(db(), 3))
    await db()
      .update(orders)
      .set({ status: 'delivery', deliveredAt: new Date() })
      .where(eq(orders.id, order.id))
    const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const line = { order_item_id: item?.id ?? 0, quantity: 1, reason: 'رنگش همان نبود' }
    const context = pictureContext(db())
    const put = vi.spyOn(context.media, 'put')
    const giveBack = (files: Buffer[], changed: Partial<typeof line> = {}, seen?: number) =>
      requestReturn(context, buyer.userId, {
        id: order.id,
        input: {
          items: [{ ...line, exchange_stock_id: null, ...changed }],
          description: '',
          slot_id: null,
          seen_refund: seen,
        },
        files,
      })
    const counted = async () => {
      const mine = eq(dailyCounts.userId, buyer.userId)
      return (await db().select().from(dailyCounts).where(mine)).map(({ times }) => times)
    }
    return { buyer, giveBack, counted, put }
  }

  test('are not read where the lines may not be returned', async () => {
    const { giveBack, counted } = await delivered()
    const refused = [
      [giveBack([NO_PICTURE], { quantity: 9 }), 'precondition_failed'],
      [giveBack([NO_PICTURE], { order_item_id: 2_000_000_000 }), 'not_found'],
      [giveBack([NO_PICTURE], {}, 1), 'price_changed'],
    ] as const
    for (const [attempt, code] of refused) await expect(attempt).rejects.toMatchObject({ code })
    expect(await counted()).toEqual([])
  })

  test('are all looked at before one is decoded, and the attempt is counted', async () => {
    const { giveBack, counted, put } = await delivered()
    const before = await db().$count(media)
    const files = [await png({ width: 40, height: 40 }), NO_PICTURE]
    await expect(giveBack(files)).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'images.1': [expect.any(String)] },
    })
    expect(put).not.toHaveBeenCalled()
    expect(await db().$count(media)).toBe(before)
    expect(await counted()).toEqual([1])
  })

  test('are refused for the day after so many attempts', async () => {
    const { buyer, giveBack } = await delivered()
    await expect(giveBack([NO_PICTURE])).rejects.toMatchObject({ code: 'invalid' })
    await db()
      .update(dailyCounts)
      .set({ times: ATTACHMENTS_PER_DAY })
      .where(eq(dailyCounts.userId, buyer.userId))
    await expect(giveBack([NO_PICTURE])).rejects.toMatchObject({ code: 'daily_limit_reached' })
    expect((await giveBack([])).refer.status).toBe('refer_request')
  })
})
