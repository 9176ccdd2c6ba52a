import { and, eq, inArray, isNotNull, like, ne, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { FEED_NAMES } from '@/lib/contract/desk/feeds'
import { createTestBank } from '@/lib/server/adapters/payments/test-bank'
import type { Gateway } from '@/lib/server/adapters/payments/gateway'
import { PictureRefused } from '@/lib/server/adapters/media/fetch-picture'
import { sweepUnclaimedPictures } from '@/lib/server/adapters/media/save-picture'
import {
  importPictures,
  importRows,
  imports,
  media,
  messages,
  outboxEvents,
  payments,
  stocks,
} from '@/lib/server/db/schema/schema'
import { recordFeedRead } from '@/lib/server/feeds/feed-settings'
import { createImportRunner, type RunnerOptions } from '@/lib/server/imports/import-runner'
import { checkSpan, groupRows } from '@/lib/server/imports/check-import'
import { addImport, findImport, readImport } from '@/lib/server/imports/imports'
import type { Channels } from '@/lib/server/outbox/open-channels'
import { sendDueMessages } from '@/lib/server/outbox/send-messages'
import { reconcile } from '@/lib/server/payments/reconciler'
import { readSetting } from '@/lib/server/settings'
import {
  createBuyer,
  createStock,
  openRegister,
  payAtTestBank,
  placeTestOrder,
  readOrderStatus,
  testPaymentContext,
} from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { pictureContext } from '../kit/picture-context'
import { png } from '../kit/pictures'

const OPERATOR = { actor: { kind: 'operator', name: 'آزمون' }, ip: '', device: '' } as const
const fail = (error: unknown) => {
  throw error
}

/** Something that waits, and what lets it go on. */
function createGate() {
  let open = () => {}
  let reach = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const wait = () => {
    reach()
    return opened
  }
  return { wait, open, reached }
}

onEachDatabase('work that another instance begins before this one ends', (db) => {
  beforeEach(async () => {
    await db().delete(messages)
    await db().delete(outboxEvents)
  })

  it('asks a bank once about each payment, however slow the first of them is', async () => {
    const stock = await createStock(db(), 3)
    const placed: number[] = []
    for (let at = 0; at < 3; at += 1) {
      const buyer = await createBuyer(db())
      const { id } = (await placeTestOrder(db(), buyer, stock)).order
      await payAtTestBank(db(), buyer, id, true)
      placed.push(id)
      const own = eq(payments.orderId, id)
      await db()
        .update(payments)
        .set({ askAgainAt: new Date(at) })
        .where(own)
    }
    const inquiries: string[] = []
    const gate = createGate()
    const bank = createTestBank(db())
    const slow: Gateway = {
      ...bank,
      async inquire(attempt) {
        inquiries.push(attempt.authority)
        if (inquiries.length === 1) await gate.wait()
        return bank.inquire(attempt)
      },
    }
    const paymentContext = { ...testPaymentContext(db()), gateways: openRegister([slow]) }
    const round = () =>
      reconcile(db(), { paymentContext, revalidateTags: async () => {}, onError: fail })
    const first = round()
    await gate.reached
    // As after a minute: what nobody renews has expired.
    await db()
      .update(payments)
      .set({ claimedAt: new Date(0) })
      .where(and(inArray(payments.orderId, placed), ne(payments.authority, inquiries[0] ?? '')))
    await round()
    gate.open()
    await first
    expect(inquiries).toHaveLength(3)
    expect(new Set(inquiries).size).toBe(3)
    for (const id of placed) expect(await readOrderStatus(db(), id)).toBe('paid')
  })

  it('sends each message once, however long the first of them takes', async () => {
    const recipients = ['+989120000001', '+989120000002', '+989120000003']
    await db()
      .insert(messages)
      .values(
        recipients.map((recipient) => ({
          ...({ kind: 'order_paid', channel: 'sms', text: 'رسید' } as const),
          recipient,
        })),
      )
    const sent: string[] = []
    const gate = createGate()
    const channels: Channels = {
      ...{ driver: 'kavenegar', canSendText: true, mailer: null, readCredit: null },
      async sendSms({ mobile }) {
        sent.push(mobile)
        if (sent.length === 1) await gate.wait()
        return 'id'
      },
    }
    const round = () =>
      sendDueMessages(db(), { channels, siteUrl: 'https://shop.example', onError: fail })
    const first = round()
    await gate.reached
    await db()
      .update(messages)
      .set({ notBefore: new Date(0) })
      .where(ne(messages.recipient, sent[0] ?? ''))
    await round()
    gate.open()
    await first
    expect(sent.toSorted()).toEqual(recipients)
    expect(
      await db().$count(messages, and(eq(messages.status, 'sent'), eq(messages.tries, 1))),
    ).toBe(1)
  })

  const run = (options: Partial<RunnerOptions> = {}) => {
    const work = createImportRunner(db(), {
      ...{ media: pictureContext(db()).media, revalidateTags: async () => {}, onError: fail },
      ...options,
    })
    return work({ isTakenOver: false, signal: new AbortController().signal })
  }
  async function addSheet(lines: string[]) {
    const sheet = ['نام کالا,کد کالا,دسته,برند,قیمت,موجودی,تصویر', ...lines].join('\n')
    const { data } = await addImport(
      { db: db(), source: OPERATOR, persistResponse: async () => {} },
      {
        ...{ fileName: 'a.csv', bytes: Buffer.from(sheet), state: 'checking', startsItself: true },
        options: { makes_categories: true, makes_brands: true, takes_doubtful: true },
      },
    )
    return data.import.id
  }

  it('makes each good of an import once, and counts what it makes anew once', async () => {
    const lines = Array.from(
      { length: 250 },
      (_, n) => `کفگیر ${n},TWICE-${n},کفگیرها,دوتایی,5000,1,`,
    )
    const id = await addSheet(lines)
    await Promise.all([run(), run(), run()])
    const done = await readImport(db(), id, OPERATOR.actor)
    expect(done).toMatchObject({ state: 'done', counts: { created: 250, failed: 0, wrong: 0 } })
    expect(done.new_taxa.map(({ goods }) => goods)).toEqual([250, 250])
    expect(await db().$count(stocks, like(stocks.sku, 'TWICE-%'))).toBe(250)
  })

  it('writes nothing of a trial run that is in other hands', async () => {
    const id = await addSheet(['کفگیر مس,LOST-1,کفگیرها,دوتایی,5000,1,'])
    const own = await findImport(db(), id)
    const hold = async () => fail(new Error('lost'))
    await expect(groupRows(db(), own, hold)).rejects.toThrow('lost')
    const isGrouped = and(eq(importRows.importId, id), isNotNull(importRows.product))
    expect(await db().$count(importRows, isGrouped)).toBe(0)
    await groupRows(db(), own, async () => {})
    expect(await db().$count(importRows, isGrouped)).toBe(1)
    const trial = checkSpan(db(), own, { span: { from: 0, before: 1 }, hold })
    await expect(trial).rejects.toThrow('lost')
    expect((await findImport(db(), id)).newTaxa).toEqual([])
    await run()
  })

  it('leaves a picture that another instance has fetched, though its own site refuses it later', async () => {
    const id = await addSheet(['کفگیر نقره,LATE-1,کفگیرها,دوتایی,5000,1,https://example.com/a.png'])
    const gate = createGate()
    const slow = run({
      fetchPicture: async () => {
        await gate.wait()
        throw new PictureRefused('آن سایت به‌جای تصویر 503 پاسخ داد.')
      },
    })
    await gate.reached
    await db()
      .update(imports)
      .set({ heldUntil: new Date(0) })
      .where(eq(imports.id, id))
    const picture = await png({ width: 800, height: 800 })
    await run({ fetchPicture: async () => picture })
    gate.open()
    await slow
    const [fetched] = await db()
      .select({ state: importPictures.state })
      .from(importPictures)
      .where(eq(importPictures.importId, id))
    expect(fetched?.state).toBe('done')
    const done = await readImport(db(), id, OPERATOR.actor)
    expect(done).toMatchObject({ state: 'done', pictures: { done: 1, failed: 0, rows: 0 } })
  })

  it('sweeps a picture that nothing names though another instance sweeps it too', async () => {
    const old = sql`now() - interval '3 days'`
    const paths = Array.from({ length: 20 }, (_, n) => `/media/${'a'.repeat(30)}${n + 10}.webp`)
    await db()
      .insert(media)
      .values(paths.map((path) => ({ path, width: 1, height: 1, unclaimedSince: old })))
    const store = { remove: async () => {} }
    await Promise.all([1, 2].map(() => sweepUnclaimedPictures(db(), store)))
    expect(await db().$count(media, inArray(media.path, paths))).toBe(0)
  })

  it('notes every feed that is read at the same moment', async () => {
    await Promise.all(FEED_NAMES.map((name) => recordFeedRead(db(), name, `reader of ${name}`)))
    const reads = await readSetting(db(), 'feed_reads')
    expect(Object.keys(reads).sort()).toEqual(FEED_NAMES.toSorted())
  })
})
