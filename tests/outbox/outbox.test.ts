import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { MessageKind } from '@/lib/domain/message-kinds'
import { setCurrency } from '@/lib/persian/currency'
import { MINUTE_MS } from '@/lib/persian/durations'
import { writeSetting, lockSetting } from '@/lib/server/setting-row'
import {
  contactMessages,
  messages,
  outboxEvents,
  settings,
  users,
} from '@/lib/server/db/schema/schema'
import { resendMessages } from '@/lib/server/desk/desk-sent-messages'
import { lockOrder, transitionOrder } from '@/lib/server/orders/order-transitions'
import { recordEvent } from '@/lib/server/outbox/record-event'
import type { Channels, OutgoingSms } from '@/lib/server/outbox/open-channels'
import { readSetting } from '@/lib/server/settings'
import { sendDueMessages } from '@/lib/server/outbox/send-messages'
import { answerTicket } from '@/lib/server/account/tickets'
import { payOrder } from '@/lib/server/payments/pay-order'
import { createBuyer, createStock, placeTestOrder, testPaymentContext } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'

const NOON = new Date('2026-11-25T08:30:00Z')
const NIGHT = new Date('2026-11-25T20:30:00Z')
const MORNING = new Date('2026-11-26T04:31:00Z')

onEachDatabase('the outbox', (db) => {
  const sent: OutgoingSms[] = []
  const errors: unknown[] = []
  const channels: Channels = {
    driver: 'kavenegar',
    canSendText: true,
    mailer: null,
    readCredit: null,
    sendSms: async (sms) => {
      sent.push(sms)
      return `id-${sms.id}`
    },
  }
  const broken: Channels = {
    ...channels,
    sendSms: async () => Promise.reject(new Error('The provider is away.')),
  }
  const round = (now = NOON, by = channels) =>
    sendDueMessages(db(), {
      channels: by,
      siteUrl: 'https://shop.example',
      onError: (error) => errors.push(error),
      now: () => now,
    })

  async function save(value: object) {
    await db().transaction(async (tx) => {
      await lockSetting(tx, 'messages')
      await writeSetting(tx, 'messages', { value, version: 0 })
    })
  }

  beforeEach(async () => {
    await db().delete(messages)
    await db().delete(outboxEvents)
    await db().delete(settings).where(eq(settings.key, 'messages'))
    sent.length = 0
    errors.length = 0
  })

  async function placePaidOrder(quantity = 9) {
    const buyer = await createBuyer(db(), 50_000_000)
    const stock = await createStock(db(), quantity)
    const { order } = await placeTestOrder(db(), buyer, stock)
    const command = { order_id: order.id, gateway: 'wallet', use_wallet: false }
    await payOrder(db(), testPaymentContext(db()), buyer.userId, command)
    return { buyer, order, stock }
  }
  const move = (orderId: number, ...steps: Parameters<typeof transitionOrder>[2]['to'][]) =>
    db().transaction(async (tx) => {
      for (const to of steps) {
        await transitionOrder(tx, await lockOrder(tx, orderId), { to, by: 'operator' })
      }
    })
  const textsOf = (kind: MessageKind) =>
    sent.filter((sms) => sms.kind === kind).map(({ text }) => text)

  it("says the shop's unit, also in a text of the owner's that names tomans", async () => {
    const shop = await readSetting(db(), 'shop')
    const saveShop = (value: object) =>
      db().transaction(async (tx) => {
        await lockSetting(tx, 'shop')
        await writeSetting(tx, 'shop', { value, version: 0 })
      })
    onTestFinished(async () => {
      setCurrency('toman')
      await saveShop(shop)
    })
    await saveShop({ ...shop, currency: 'rial' })
    await save({ templates: { order_paid: templateWith('{مبلغ} تومان رسید') } })
    const { order } = await placePaidOrder()
    await round()
    const amount = order.payable.toLocaleString('fa-IR').replaceAll('٬', ',')
    expect(textsOf('order_paid')).toEqual([`${amount} ریال رسید`])
  })

  it('tells the customer of each step, and of the code by which the parcel is followed', async () => {
    const { order, buyer } = await placePaidOrder()
    await round()
    expect(sent.map(({ kind }) => kind)).toEqual(['order_paid'])
    expect(sent[0]?.text).toContain(order.code)
    await move(order.id, 'processing', 'preparing', 'packaging', 'ready_for_send', 'sending')
    await round()
    const [text = ''] = textsOf('order_sent')
    expect(text).toContain('ارسال شد')
    expect(text).not.toContain('کد رهگیری')
    expect(text).toContain(`https://shop.example/profile/orders/order-info?id=${order.id}`)
    const [row] = await db().select().from(messages).where(eq(messages.kind, 'order_sent'))
    expect(row).toMatchObject({ status: 'sent', userId: buyer.userId, orderId: order.id, tries: 1 })
    expect(row?.providerId).toBe(`id-${row?.id}`)
  })

  it('writes nothing of a change that was rolled back, and each message once when five instances run', async () => {
    const { order } = await placePaidOrder()
    const failing = db().transaction(async (tx) => {
      await transitionOrder(tx, await lockOrder(tx, order.id), { to: 'processing', by: 'operator' })
      await transitionOrder(tx, await lockOrder(tx, order.id), {
        to: 'cancel_store',
        by: 'operator',
      })
      throw new Error('killed')
    })
    await expect(failing).rejects.toThrow('killed')
    await Promise.all(Array.from({ length: 5 }, () => round()))
    await round()
    expect(sent.map(({ kind }) => kind)).toEqual(['order_paid'])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  it('sends what a killed instance had taken, once its time is over', async () => {
    await placePaidOrder()
    await round(NOON, broken)
    await db()
      .update(messages)
      .set({ tries: 1, notBefore: new Date(NOON.getTime() + 5 * MINUTE_MS), error: '' })
    await round()
    expect(sent).toEqual([])
    await round(new Date(NOON.getTime() + 6 * MINUTE_MS))
    expect(sent).toHaveLength(1)
  })

  it('tries a failed one five times more, each later, and again when the desk says so', async () => {
    await placePaidOrder()
    let now = NOON
    for (const minutes of [0, 1, 5, 30, 120, 360]) {
      now = new Date(now.getTime() + minutes * MINUTE_MS)
      await round(now, broken)
      await round(now, broken)
    }
    const [failed] = await db().select().from(messages)
    expect(failed).toMatchObject({ status: 'failed', error: 'The provider is away.' })
    expect(errors).toHaveLength(failed?.tries ?? 0)
    await round(new Date(now.getTime() + 1_000 * MINUTE_MS))
    expect(sent).toEqual([])
    await save({ templates: { order_paid: templateWith('پرداخت {سفارش} رسید') } })
    expect(await resendMessages(db(), failed?.id)).toBe(1)
    await round()
    expect(textsOf('order_paid')[0]).toMatch(/^پرداخت V.* رسید$/)
  })

  const templateWith = (text: string) => ({
    sms: { on: true, text, pattern: '', anytime: false },
    email: { on: false, subject: 'پرداخت', text },
  })

  it('is quiet at night, but for what the customer waits for', async () => {
    const { order } = await placePaidOrder()
    await move(order.id, 'processing', 'cancel_store')
    await round(NIGHT)
    expect(sent.map(({ kind }) => kind)).toEqual(['order_paid'])
    await round(MORNING)
    const [text = ''] = textsOf('order_cancelled')
    expect(text).toContain('به کیف پول شما برگشت')
  })

  it('leaves to the next day what the budget of a day does not cover', async () => {
    await save({ daily_sms: 1 })
    await placePaidOrder()
    await placePaidOrder()
    await round()
    await round()
    expect(sent).toHaveLength(1)
    const tomorrow = new Date(NOON.getTime() + 24 * 60 * MINUTE_MS)
    await round(tomorrow)
    expect(sent).toHaveLength(2)
  })

  it('sends no more than the budget of a day when two instances claim at once', async () => {
    await save({ daily_sms: 25 })
    const [event] = await db()
      .insert(outboxEvents)
      .values({ kind: 'order_paid', data: {}, expandedAt: NOON })
      .returning()
    const rows = Array.from({ length: 30 }, (_, at) => ({
      ...({ eventId: event?.id ?? 0, kind: 'order_paid', channel: 'sms', text: 'رسید' } as const),
      recipient: `+9891200000${at + 10}`,
    }))
    await db().insert(messages).values(rows)
    await Promise.all([round(), round()])
    expect(sent).toHaveLength(25)
  })

  it('tells the staff of an order, a ticket and goods that run out, and only whom the owner named', async () => {
    await save({ staff_mobiles: ['+989121112233'], low_stock: 3 })
    const { stock, order } = await placePaidOrder(3)
    await round()
    expect(textsOf('staff_order')[0]).toContain(`/desk/orders/${order.id}`)
    expect(textsOf('staff_stock')[0]).toContain(`/desk/products/${stock.productId}`)
    expect(sent.filter(({ mobile }) => mobile === '+989121112233')).toHaveLength(2)
    const again = await createBuyer(db())
    await placeTestOrder(db(), again, stock)
    await round()
    expect(textsOf('staff_stock')).toHaveLength(1)
  })

  it('has no words for who was erased, and none that are switched off', async () => {
    const { buyer } = await placePaidOrder()
    await db()
      .update(users)
      .set({ erasedAt: NOON, mobile: `erased ${buyer.userId}` })
      .where(eq(users.id, buyer.userId))
    await round()
    expect(sent).toEqual([])
    const off = templateWith('نه')
    await save({ templates: { order_paid: { ...off, sms: { ...off.sms, on: false } } } })
    await placePaidOrder()
    await round()
    expect(sent).toEqual([])
    expect(await db().select().from(messages)).toEqual([])
  })

  it('says that a ticket was answered', async () => {
    await answerTicket(db(), 1, 'سفارش شما در راه است.')
    await round()
    expect(textsOf('ticket_answered')[0]).toContain('تیکت ۱ شما پاسخ گرفت')
  })

  it('brings an answer to who wrote without an account, at night too, and by no provider’s template', async () => {
    const wrote = { name: 'نگار', mobile: '+989120000999', subject: 'رنگ آبی', message: 'کی؟' }
    const [row] = await db().insert(contactMessages).values(wrote).returning()
    const answer = 'هفتهٔ آینده.\nخبر می‌دهیم.'
    await recordEvent(db(), 'contact_answered', { data: { contactId: row?.id ?? 0, answer } })
    await round(NIGHT)
    expect(sent).toMatchObject([{ kind: 'contact_answered', mobile: wrote.mobile, pattern: '' }])
    const [text = ''] = textsOf('contact_answered')
    expect(text).toContain(`نگار گرامی، پاسخ پیام شما («رنگ آبی»):\n${answer}`)
  })
})
