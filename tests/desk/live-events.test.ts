import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { DESK_EVENTS_PATH } from '@/lib/contract/desk/live'
import { outboxEvents, roles, staffMembers } from '@/lib/server/db/schema/schema'
import { Presence, type PresenceLine } from '@/lib/server/desk/presence'
import { recordEvent } from '@/lib/server/outbox/record-event'
import { askCall } from '../kit/ask-call'
import { describeEachShop } from '../kit/each-shop'

const OWNER = 1

describeEachShop('the stream of the desk', (shop) => {
  const closing: AbortController[] = []
  afterEach(() => closing.splice(0).forEach((controller) => controller.abort()))

  async function openStream(session: { Cookie: string }, lastId?: string) {
    const controller = new AbortController()
    closing.push(controller)
    const response = await fetch(shop().url + DESK_EVENTS_PATH, {
      headers: { ...session, ...(lastId && { 'Last-Event-ID': lastId }) },
      signal: controller.signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let unread = ''
    /** Everything up to what is waited for. */
    async function readUntil(text: string): Promise<string> {
      while (!unread.includes(text)) {
        const part = await reader?.read()
        if (part === undefined || part.done) throw new Error(`ended before ${text}: ${unread}`)
        unread += part.value
      }
      const seen = unread
      unread = unread.slice(unread.indexOf(text) + text.length)
      return seen
    }
    return { response, readUntil }
  }

  async function createClerk(permissions: readonly ('orders.read' | 'inbox.answer')[]) {
    const number = Math.floor(Math.random() * 90_000 + 10_000)
    const [role] = await shop()
      .db.insert(roles)
      .values({ name: `نقش ${number}`, permissions: [...permissions] })
      .returning()
    const [member] = await shop()
      .db.insert(staffMembers)
      .values({ mobile: `+9891277${number}`, name: 'مینا راد', roleId: role?.id ?? 0 })
      .returning()
    return { id: member?.id ?? 0, session: await shop().logInStaff(member?.id ?? 0) }
  }

  test('opens to the people of the shop alone, and to no cache', async () => {
    const bearer = `Bearer ${await shop().logIn(1)}`
    const strangers: Record<string, string>[] = [{}, { Authorization: bearer }]
    for (const headers of strangers) {
      const answer = await fetch(shop().url + DESK_EVENTS_PATH, { headers })
      expect(answer.status).toBe(401)
      await answer.text()
    }
    const { response, readUntil } = await openStream(await shop().logInStaff(OWNER))
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    await readUntil('event: open')
  })

  test('tells of what arrives to whoever may see it, once, and of what was missed', async () => {
    const support = await createClerk(['inbox.answer'])
    const all = await openStream(await shop().logInStaff(OWNER))
    const tickets = await openStream(support.session)
    await all.readUntil('event: open')
    await tickets.readUntil('event: open')
    await recordEvent(shop().db, 'order_paid', { orderId: 1 })
    await recordEvent(shop().db, 'ticket_written', { data: { ticketId: 7 } })
    const seen = await all.readUntil('"ticket_id":7}')
    expect(seen).toContain('{"kind":"order_paid","order_id":1,"ticket_id":null}')
    expect(seen.match(/event: arrival/g)).toHaveLength(2)
    expect(await tickets.readUntil('"ticket_id":7}')).not.toContain('order_paid')
    const [first] = await shop()
      .db.select()
      .from(outboxEvents)
      .where(eq(outboxEvents.kind, 'order_paid'))
    const again = await openStream(await shop().logInStaff(OWNER), String(first?.id))
    const missed = await again.readUntil('"ticket_id":7}')
    expect(missed).not.toContain('order_paid')
  })

  test('says who else is at work on an order, and when they go', async () => {
    const clerk = await createClerk(['orders.read'])
    const { readUntil } = await openStream(await shop().logInStaff(OWNER))
    await readUntil('event: open')
    const say = (isHere: boolean) => {
      const body = { subject: 'order:1', is_here: isHere }
      return askCall(shop().url, contract.announcePresence, { body }, clerk.session)
    }
    const people = [{ staff_id: clerk.id, name: 'مینا راد' }]
    expect((await say(true)).body).toMatchObject({ data: { people } })
    await readUntil(JSON.stringify({ subject: 'order:1', people }))
    // Who comes later hears of it too.
    const later = await openStream(await shop().logInStaff(OWNER))
    await later.readUntil(JSON.stringify({ subject: 'order:1', people }))
    await say(false)
    await readUntil(JSON.stringify({ subject: 'order:1', people: [] }))
    const bad = { body: { subject: 'customer:1', is_here: true } }
    const answer = await askCall(shop().url, contract.announcePresence, bad, clerk.session)
    expect(answer.status).toBe(422)
  })
})

test('two instances know of each other what their people work on', () => {
  const listeners: ((text: string) => void)[] = []
  const line: PresenceLine = {
    publish: async (text) => listeners.forEach((hear) => hear(text)),
    subscribe: async (hear) => listeners.push(hear),
    close: () => {},
  }
  const fail = (error: unknown) => expect(error).toBeUndefined()
  const changes: unknown[] = []
  const here = new Presence(() => {}, fail, line)
  const there = new Presence((event) => changes.push(event), fail, line)
  const who = { sessionId: 4, staffId: 2, name: 'مینا راد' }
  here.announce('product:9', who, true)
  expect(there.peopleAt('product:9')).toEqual([{ staff_id: 2, name: 'مینا راد' }])
  listeners.forEach((hear) => hear('{"subject":1}'))
  here.announce('product:9', who, false)
  expect(there.peopleAt('product:9')).toEqual([])
  expect(changes).toHaveLength(2)
})
