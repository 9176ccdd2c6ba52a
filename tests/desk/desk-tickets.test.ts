import { and, count, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import {
  auditEvents,
  orders,
  outboxEvents,
  roles,
  staffMembers,
  ticketFiles,
  tickets,
} from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { newCustomer } from '../kit/known-people'
import { describeEachShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { upload } from '../kit/upload'

describeEachShop('the tickets of the desk', (shop) => {
  let session = { Cookie: '' }

  beforeAll(async () => {
    const [role] = await shop()
      .db.insert(roles)
      .values({ name: 'پاسخ‌گو', permissions: ['inbox.answer'] })
      .returning({ id: roles.id })
    const [member] = await shop()
      .db.insert(staffMembers)
      .values({ mobile: '+989123334455', name: 'نیلوفر صدری', roleId: role?.id ?? 0 })
      .returning({ id: staffMembers.id })
    session = await shop().logInStaff(member?.id ?? 0)
  })

  async function openTicket() {
    const { token } = await newCustomer(shop().url)
    const customer = { Authorization: `Bearer ${token}` }
    const body = { subject: 'تأخیر سفارش', department: 'support', message: 'سفارش من کجاست؟' }
    const opened = await askCall(shop().url, contract.openTicket, { body }, customer)
    const { id } = contract.openTicket.answer.parse(opened.body).data.ticket
    return { id, customer }
  }
  async function list(status: string) {
    const answer = await askCall(
      shop().url,
      contract.getStaffTickets,
      { query: { status } },
      session,
    )
    return contract.getStaffTickets.answer.parse(answer.body).data
  }
  async function read(id: number) {
    const answer = await askCall(shop().url, contract.getStaffTicket, { params: { id } }, session)
    return contract.getStaffTicket.answer.parse(answer.body).data.ticket
  }
  async function versionOf(id: number) {
    const { status, messages } = await read(id)
    return { from: status, last_message_id: messages.at(-1)?.id ?? 0 }
  }
  const answerTicket = async (id: number, message: string, version?: object) =>
    askCall(
      shop().url,
      contract.answerStaffTicket,
      { params: { id }, body: { message, ...(version ?? (await versionOf(id))) } },
      session,
    )

  test('is handed to a member, whose own list it stands in, and to nobody who is not there', async () => {
    const { id } = await openTicket()
    const choices = await askCall(shop().url, contract.getTicketChoices, {}, session)
    const { members } = contract.getTicketChoices.answer.parse(choices.body).data
    const me = members.find(({ name }) => name === 'نیلوفر صدری')
    const hand = (staff_id: number | null) =>
      askCall(
        shop().url,
        contract.assignStaffTicket,
        { params: { id }, body: { staff_id } },
        session,
      )
    const mine = async () => {
      const query = { status: 'open', assignee: 'me' as const }
      const { body } = await askCall(shop().url, contract.getStaffTickets, { query }, session)
      return contract.getStaffTickets.answer.parse(body).data.tickets
    }
    expect(await mine()).toEqual([])
    expect((await hand(me?.id ?? 0)).status).toBe(200)
    expect(await mine()).toMatchObject([{ id, assignee: { name: 'نیلوفر صدری' } }])
    expect((await read(id)).assignee).toEqual(me)
    expectRefused(await hand(9_999), 422)
    expect((await hand(null)).status).toBe(200)
    expect(await mine()).toEqual([])
  })

  test('tells of the customer and the order only to a role that may see them', async () => {
    const { id } = await openTicket()
    expect(await read(id)).toMatchObject({ about_customer: null, order_beside: null })
    const [bought] = await shop().db.select().from(orders).where(eq(orders.status, 'delivery'))
    await shop()
      .db.update(tickets)
      .set({ orderId: bought?.id, userId: bought?.userId })
      .where(eq(tickets.id, id))
    const owner = await shop().logInStaff(1)
    const { body } = await askCall(shop().url, contract.getStaffTicket, { params: { id } }, owner)
    const { ticket } = contract.getStaffTicket.answer.parse(body).data
    expect(ticket.order).toEqual({ id: bought?.id, code: bought?.code, type: 'sales' })
    expect(ticket.order_beside).toMatchObject({ id: bought?.id, code: bought?.code })
    expect(ticket.order_beside?.goods.length).toBeGreaterThan(0)
    expect(ticket.about_customer?.orders).toBeGreaterThan(0)
  })

  test('has answers ready that the owner writes and all who answer read', async () => {
    const replies = [{ title: 'پیگیری', text: 'سلام {نام}، {کد سفارش} را پیگیری می‌کنیم.' }]
    const save = (headers: { Cookie: string }, version: number) =>
      askCall(shop().url, contract.updateReplies, { body: { version, replies } }, headers)
    const choices = await askCall(shop().url, contract.getTicketChoices, {}, session)
    const { version } = contract.getTicketChoices.answer.parse(choices.body).data
    expectRefused(await save(session, version), 403)
    const owner = await shop().logInStaff(1)
    expect((await save(owner, version)).status).toBe(200)
    expectRefused(await save(owner, version), 409)
    const { body } = await askCall(shop().url, contract.getTicketChoices, {}, session)
    expect(contract.getTicketChoices.answer.parse(body).data.replies).toEqual(replies)
  })

  test('takes an answered ticket out of what waits, shows the answer to its customer and logs it', async () => {
    const { id, customer } = await openTicket()
    const waiting = await list('open')
    expect(waiting.tickets.at(-1)?.id).toBe(id)

    expect((await answerTicket(id, 'فردا می‌رسد.')).status).toBe(200)

    const params = { params: { id } }
    const own = await askCall(shop().url, contract.getTicket, params, customer)
    const { ticket } = contract.getTicket.answer.parse(own.body).data
    expect(ticket.status).toBe('answered')
    expect(ticket.messages.at(-1)).toMatchObject({ from_shop: true, message: 'فردا می‌رسد.' })
    const after = await list('open')
    expect(after.tickets.map((one) => one.id)).not.toContain(id)
    expect(after.counts.open ?? 0).toBe((waiting.counts.open ?? 0) - 1)
    expect((await list('answered')).tickets[0]?.id).toBe(id)
    const logged = await shop()
      .db.select()
      .from(auditEvents)
      .where(
        and(eq(auditEvents.action, 'answerStaffTicket'), eq(auditEvents.subject, `ticket:${id}`)),
      )
    expect(logged).toMatchObject([{ after: { message: 'فردا می‌رسد.' } }])
  })

  test('is answered with pictures, which its customer sees without what a camera writes in them', async () => {
    const { id, customer } = await openTicket()
    const { from, last_message_id: last } = await versionOf(id)
    const fields = {
      message: 'راهنمای شستشو',
      from,
      last_message_id: String(last),
      closes: 'false',
    }
    const files = [await png({ width: 2_000, height: 40 })]
    const send = () =>
      upload(shop().url, contract.answerStaffTicket, session, {
        ...{ files, fields },
        params: { id },
      })
    expect((await send()).status).toBe(200)
    expectRefused(await send(), 409)

    const own = await askCall(shop().url, contract.getTicket, { params: { id } }, customer)
    const { ticket } = contract.getTicket.answer.parse(own.body).data
    expect(ticket).toMatchObject({ status: 'answered' })
    expect(ticket.messages).toHaveLength(2)
    const { messages } = await read(id)
    expect(messages.at(-1)).toMatchObject({
      ...{ from_shop: true, staff_name: 'نیلوفر صدری', message: 'راهنمای شستشو' },
      files: [{ width: 1_600, height: 32, alt: 'پیوست ۱' }],
    })
    expect(ticket.messages.at(-1)?.files).toEqual(messages.at(-1)?.files)
    const logged = await shop()
      .db.select()
      .from(auditEvents)
      .where(
        and(eq(auditEvents.action, 'answerStaffTicket'), eq(auditEvents.subject, `ticket:${id}`)),
      )
    expect(logged).toMatchObject([
      { actorName: 'نیلوفر صدری', after: { message: 'راهنمای شستشو', files: 1 } },
    ])
    const [before] = await shop().db.select({ count: count() }).from(ticketFiles)
    const wrong = {
      ...fields,
      ...{ from: 'answered', last_message_id: String(messages.at(-1)?.id) },
    }
    const refused = await upload(shop().url, contract.answerStaffTicket, session, {
      ...{ files: [Buffer.from('<svg/>')], fields: wrong, params: { id } },
    })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ errors: { 'files.0': [expect.any(String)] } })
    expect(await shop().db.select({ count: count() }).from(ticketFiles)).toEqual([before])
  })

  test('is begun by the shop as well: its customer reads it and answers, and nobody else is written to', async () => {
    const { customer, id: former } = await openTicket()
    const { customer: about } = await read(former)
    const body = { customer_id: about.id, subject: 'رنگ سفارش شما', message: 'آبی تمام شد؛ سبز؟' }
    const opened = await askCall(shop().url, contract.openStaffTicket, { body }, session)
    const { ticket_id: id } = contract.openStaffTicket.answer.parse(opened.body).data
    const params = { params: { id } }
    const own = await askCall(shop().url, contract.getTicket, params, customer)
    expect(contract.getTicket.answer.parse(own.body).data.ticket).toMatchObject({
      ...{ subject: body.subject, status: 'answered' },
      messages: [{ from_shop: true, message: body.message }],
    })
    const events = await shop().db.select().from(outboxEvents)
    const sent = events.filter(
      ({ kind, data }) => kind === 'ticket_answered' && data?.ticketId === id,
    )
    expect(sent).toMatchObject([{ userId: about.id }])
    const reply = { ...params, body: { message: 'سبز هم خوب است.' } }
    await askCall(shop().url, contract.writeToTicket, reply, customer)
    expect((await list('open')).tickets.map((one) => one.id)).toContain(id)
    const nobody = { body: { ...body, customer_id: 999_999 } }
    expectRefused(await askCall(shop().url, contract.openStaffTicket, nobody, session), 404)
  })

  test('says by when an open ticket should be answered since its first unanswered message, and of an answered one nothing', async () => {
    const { id, customer } = await openTicket()
    const find = async (status: string) => (await list(status)).tickets.find((one) => one.id === id)

    const open = await find('open')
    const opened = new Date(open?.updated_at ?? 0)
    opened.setUTCDate(opened.getUTCDate() + 1)
    expect(open?.due_at).toBe(opened.toISOString())

    const write = (message: string) =>
      askCall(shop().url, contract.writeToTicket, { params: { id }, body: { message } }, customer)
    expect((await write('هنوز خبری از سفارش من نشده است.')).status).toBe(200)
    expect((await find('open'))?.due_at).toBe(open?.due_at)

    await answerTicket(id, 'فردا می‌رسد.')
    expect((await find('answered'))?.due_at).toBeNull()
    expect((await write('فردا شد و سفارش من نرسید.')).status).toBe(200)
    expect(Date.parse((await find('open'))?.due_at ?? '')).toBeGreaterThan(opened.getTime())
  })

  test('answers one of two at once, and says to the other whose answer it was and when', async () => {
    const { id, customer } = await openTicket()
    const version = await versionOf(id)
    const both = await Promise.all([
      answerTicket(id, 'فردا می‌رسد.', version),
      answerTicket(id, 'امروز می‌رسد.', version),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version_conflict',
      error: expect.stringContaining('نیلوفر صدری'),
      current: {
        ...{ status: 'answered', changed_by: 'نیلوفر صدری' },
        changed_at: expect.stringMatching(/^\d{4}-/),
      },
    })
    expect((await read(id)).messages).toHaveLength(2)

    const seen = await versionOf(id)
    const body = { message: 'هنوز نرسیده است.' }
    await askCall(shop().url, contract.writeToTicket, { params: { id }, body }, customer)
    const call = { params: { id }, body: seen }
    const closing = await askCall(shop().url, contract.closeStaffTicket, call, session)
    expect(closing.status, 'what the customer wrote meanwhile is not closed unread').toBe(409)
    expect(closing.body).toMatchObject({ current: { changed_by: null } })
    const now = { params: { id }, body: await versionOf(id) }
    expect((await askCall(shop().url, contract.closeStaffTicket, now, session)).status).toBe(200)
    expect((await read(id)).status).toBe('closed')
  })

  test('keeps a note among the staff: no call of its customer has it, nor who answered', async () => {
    const { id, customer } = await openTicket()
    const note = { params: { id }, body: { text: 'نشانی‌اش مشکوک است.' } }
    expect((await askCall(shop().url, contract.addTicketNote, note, session)).status).toBe(200)
    expect((await answerTicket(id, 'بررسی می‌کنیم.')).status).toBe(200)
    const { notes, messages } = await read(id)
    expect(notes).toMatchObject([{ staff_name: 'نیلوفر صدری', text: 'نشانی‌اش مشکوک است.' }])
    expect(messages.at(-1)?.staff_name).toBe('نیلوفر صدری')
    const found = await askCall(
      shop().url,
      contract.getStaffTickets,
      { query: { status: 'answered', q: 'تأخیر' } },
      session,
    )
    const listed = contract.getStaffTickets.answer.parse(found.body).data.tickets
    expect(listed.map((one) => one.id)).toContain(id)
    for (const [call, input] of [
      [contract.getTickets, {}],
      [contract.getTicket, { params: { id } }],
    ] as const) {
      const { status, text } = await askCall(shop().url, call, input, customer)
      expect(status).toBe(200)
      expect(text).not.toMatch(/مشکوک|نیلوفر|staff_name|notes/)
    }
  })

  test('refuses an empty answer and an unknown ticket, and hides the number from a role without it', async () => {
    const { id } = await openTicket()
    expectRefused(await answerTicket(id, ' '), 422)
    const version = { from: 'open', last_message_id: 1 }
    expectRefused(await answerTicket(9_999_999, 'فردا می‌رسد.', version), 404)
    const [stored] = await shop().db.select().from(tickets).where(eq(tickets.id, id))
    expect(stored?.status).toBe('open')

    const ticket = await read(id)
    expect(ticket.customer.mobile).toBeNull()
    expect(ticket.messages).toMatchObject([{ message: 'سفارش من کجاست؟', from_shop: false }])
  })
})
