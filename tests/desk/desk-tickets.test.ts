import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { auditEvents, roles, staffMembers, tickets } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { newCustomer } from '../kit/known-people'
import { describeEachShop } from '../kit/each-shop'

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
  const answerTicket = (id: number, message: string) =>
    askCall(shop().url, contract.answerStaffTicket, { params: { id }, body: { message } }, session)

  test('takes an answered ticket out of what waits, shows the answer to its customer and logs it', async () => {
    const { id, customer } = await openTicket()
    const waiting = await list('open')
    expect(waiting.tickets.at(-1)?.id).toBe(id)

    expect((await answerTicket(id, 'فردا می‌رسد.')).status).toBe(200)

    const params = { params: { id } }
    const read = await askCall(shop().url, contract.getTicket, params, customer)
    const { ticket } = contract.getTicket.answer.parse(read.body).data
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

  test('refuses an empty answer and an unknown ticket, and hides the number from a role without it', async () => {
    const { id } = await openTicket()
    expectRefused(await answerTicket(id, ' '), 422)
    expectRefused(await answerTicket(9_999_999, 'فردا می‌رسد.'), 404)
    const [stored] = await shop().db.select().from(tickets).where(eq(tickets.id, id))
    expect(stored?.status).toBe('open')

    const read = await askCall(shop().url, contract.getStaffTicket, { params: { id } }, session)
    const { ticket } = contract.getStaffTicket.answer.parse(read.body).data
    expect(ticket.customer.mobile).toBeNull()
    expect(ticket.messages).toMatchObject([{ message: 'سفارش من کجاست؟', from_shop: false }])
  })
})
