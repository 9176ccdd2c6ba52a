import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { PERMISSIONS, type Permission } from '@/lib/domain/staff'
import { auditEvents, roles, staffMembers, staffSessions } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused, expectWellMannered } from '../kit/ask-call'
import { describeEachShop, describeShop } from '../kit/each-shop'
import type { TestShop } from '../kit/test-shop'

const calls = Object.entries<Call>(contract).filter(([, { auth }]) => auth === 'staff')
const CUSTOMER = 1

type Member = { id: number; role: string }
type Session = { Cookie: string }

/** One of each role; the first is the owner. */
function withMembers(shop: () => TestShop): Member[] {
  const members: Member[] = []
  beforeAll(async () => {
    const rows = await shop().db.select().from(roles).orderBy(roles.id)
    for (const { id: roleId, name } of rows) {
      const mobile = `+9891233300${String(roleId).padStart(2, '0')}`
      const made = await shop()
        .db.insert(staffMembers)
        .values({ mobile, name, roleId })
        .returning({ id: staffMembers.id })
      const id = made[0]?.id ?? 0
      members.push({ id, role: name })
    }
    expect(members.length).toBeGreaterThanOrEqual(5)
  })
  return members
}

describeShop('a call of the desk', (shop) => {
  const members = withMembers(shop)

  async function readPermissions(id: number): Promise<readonly Permission[]> {
    const [role] = await shop()
      .db.select({ isOwner: roles.isOwner, permissions: roles.permissions })
      .from(staffMembers)
      .innerJoin(roles, eq(roles.id, staffMembers.roleId))
      .where(eq(staffMembers.id, id))
    return role?.isOwner ? PERMISSIONS : (role?.permissions ?? [])
  }

  const sessions = new Map<number, Session>()
  /** One for all calls; what has ended it is followed by a new one. */
  async function askAs(id: number, call: Call) {
    const session = sessions.get(id) ?? (await shop().logInStaff(id))
    sessions.set(id, session)
    const answer = await askCall(shop().url, call, call.example, session)
    if (answer.status !== 401) return answer
    const fresh = await shop().logInStaff(id)
    sessions.set(id, fresh)
    return askCall(shop().url, call, call.example, fresh)
  }

  describe('for who has no session of it', () => {
    let strangers: Record<string, string>[] = []
    beforeAll(async () => {
      const token = await shop().logIn(CUSTOMER)
      const { Cookie } = await shop().logInStaff(members[0]?.id ?? 0)
      const staffToken = Cookie.replace('vitrin-desk=', '')
      strangers = [
        {},
        { Authorization: `Bearer ${token}` },
        { Cookie: `vitrin=${token}` },
        { Cookie: `vitrin-desk=${token}` },
        { Authorization: `Bearer ${staffToken}` },
        { Cookie: `vitrin=${staffToken}` },
        { Cookie: `${Cookie}x` },
      ]
    })

    test.each(calls)(
      '%s is 401 for guests and for customers, however they ask',
      async (_, call) => {
        for (const headers of strangers) {
          expectRefused(await askCall(shop().url, call, call.example, headers), 401)
        }
      },
    )
  })

  test.each(calls)('%s opens to the roles that may, and is 403 to the others', async (_, call) => {
    const needed = call.staff?.permission
    for (const { id } of members) {
      // An example of before may have changed the role.
      const permissions = await readPermissions(id)
      const answer = await askAs(id, call)
      expectWellMannered(answer)
      const isAllowed = needed === 'member' || permissions.some((one) => one === needed)
      if (!isAllowed) expect(answer.body).toMatchObject({ code: 'permission_denied' })
      // Past the door: whatever the input is worth, neither the session nor the role refuses it.
      else expect([401, 403], answer.text).not.toContain(answer.status)
    }
  })

  test.each(calls.filter(([, { staff }]) => staff?.needsFreshProof))(
    '%s asks for the second factor again when it was given long ago',
    async (_, call) => {
      const owner = members[0]?.id ?? 0
      const session = await shop().logInStaff(owner)
      const longAgo = new Date(Date.now() - 11 * 60_000)
      const own = eq(staffSessions.staffId, owner)
      await shop().db.update(staffSessions).set({ provedAt: longAgo }).where(own)
      const answer = await askCall(shop().url, call, call.example, session)
      expectRefused(answer, 412)
      const error = expect.stringContaining(
        'اگر عامل دوم ندارید، آن را در /desk/second-factor بسازید',
      )
      expect(answer.body).toMatchObject({ code: 'proof_required', error })
    },
  )

  describe('for who let the days for a second factor pass', () => {
    const firstLogin = async (firstLoginAt: Date | null) => {
      const own = eq(staffMembers.id, members[0]?.id ?? 0)
      await shop().db.update(staffMembers).set({ firstLoginAt }).where(own)
    }
    beforeAll(async () => {
      sessions.clear()
      await firstLogin(new Date(Date.now() - 8 * 86_400_000))
    })
    afterAll(() => firstLogin(null))

    test.each(calls)('%s is closed, but for making one', async (_, call) => {
      const answer = await askAs(members[0]?.id ?? 0, call)
      if (call.staff?.worksWithoutSecondFactor) expect(answer.status).not.toBe(403)
      else expect(answer.body).toMatchObject({ code: 'second_factor_required' })
    })
  })

  test('no page of another site or of a sibling domain changes anything', async () => {
    const session = await shop().logInStaff(members[0]?.id ?? 0)
    for (const relation of ['cross-site', 'same-site']) {
      const headers = { ...session, 'Sec-Fetch-Site': relation }
      expectRefused(
        await askCall(shop().url, contract.addRole, contract.addRole.example, headers),
        403,
      )
    }
  })

  test('the token of a member opens nothing of a customer', async () => {
    const { Cookie } = await shop().logInStaff(members[0]?.id ?? 0)
    const token = Cookie.replace('vitrin-desk=', '')
    const headers = { Authorization: `Bearer ${token}` }
    expectRefused(await askCall(shop().url, contract.getProfile, {}, headers), 401)
  })
})

describeEachShop('a session of the desk', (shop) => {
  const members = withMembers(shop)

  test('ends after two idle hours, and after fourteen in any case', async () => {
    const owner = members[0]?.id ?? 0
    for (const change of [
      { lastSeenAt: new Date(Date.now() - 2 * 3_600_000 - 1_000) },
      { expiresAt: new Date(Date.now() - 1_000) },
    ]) {
      const session = await shop().logInStaff(owner)
      expect((await askCall(shop().url, contract.getDeskMember, {}, session)).status).toBe(200)
      const own = eq(staffSessions.staffId, owner)
      await shop().db.update(staffSessions).set(change).where(own)
      expectRefused(await askCall(shop().url, contract.getDeskMember, {}, session), 401)
    }
  })

  test('leaves a row in the log that nobody can change, with both values and who it was', async () => {
    const session = await shop().logInStaff(members[0]?.id ?? 0)
    const fields = {
      permissions: ['orders.read'],
      limits: { refund_rials: 0, discount_percent: 5 },
    }
    const made = await askCall(
      shop().url,
      contract.addRole,
      { body: { name: 'صندوق', ...fields } },
      session,
    )
    const { role } = contract.addRole.answer.parse(made.body).data
    const change = {
      params: { id: role.id },
      body: { ...fields, name: 'صندوق‌دار', version: role.version },
    }
    expect((await askCall(shop().url, contract.updateRole, change, session)).status).toBe(200)
    const clash = await askCall(shop().url, contract.updateRole, change, session)
    expect(clash.status).toBe(409)
    expect(clash.body).toMatchObject({ code: 'version_conflict', current: { name: 'صندوق‌دار' } })
    const query = { subject: `role:${role.id}` }
    const me = await askCall(shop().url, contract.getDeskMember, {}, session)
    const { member } = contract.getDeskMember.answer.parse(me.body).data
    const log = await askCall(shop().url, contract.getAuditLog, { query }, session)
    const { events } = contract.getAuditLog.answer.parse(log.body).data
    expect(events).toMatchObject([
      {
        action: 'updateRole',
        actor_name: member.name,
        before: { name: 'صندوق' },
        after: { name: 'صندوق‌دار' },
      },
      { action: 'addRole', before: null, after: { name: 'صندوق' } },
    ])
    await expect(shop().db.delete(auditEvents)).rejects.toThrow()
    await expect(shop().db.update(auditEvents).set({ actorName: 'x' })).rejects.toThrow()
    await expect(shop().db.execute('truncate audit_events')).rejects.toThrow()
  })

  test('removes a role that nobody has, and neither one in use nor the owner’s', async () => {
    const owner = await shop().logInStaff(members[0]?.id ?? 0)
    const limits = { refund_rials: 0, discount_percent: 0 }
    const body = { name: 'کوتاه', permissions: [], limits }
    const made = await askCall(shop().url, contract.addRole, { body }, owner)
    const { role } = contract.addRole.answer.parse(made.body).data
    const remove = (id: number) =>
      askCall(shop().url, contract.deleteRole, { params: { id } }, owner)
    const listed = await askCall(shop().url, contract.getRoles, {}, owner)
    const { roles } = contract.getRoles.answer.parse(listed.body).data
    const used = roles.find((one) => one.members > 0 && !one.is_owner)
    expect((await remove(role.id)).status).toBe(200)
    expectRefused(await remove(roles.find((one) => one.is_owner)?.id ?? 0), 412)
    if (used) expectRefused(await remove(used.id), 412)
    expectRefused(await remove(role.id), 404)
  })

  test('gives nobody more than the giver may, and never leaves the shop without an owner', async () => {
    const [, clerk] = members
    const limits = { refund_rials: 0, discount_percent: 0 }
    const owner = await shop().logInStaff(members[0]?.id ?? 0)
    const body = { name: 'سرپرست', permissions: ['staff.manage' as const], limits }
    const made = await askCall(shop().url, contract.addRole, { body }, owner)
    const { role } = contract.addRole.answer.parse(made.body).data
    await shop()
      .db.update(staffMembers)
      .set({ roleId: role.id })
      .where(eq(staffMembers.id, clerk?.id ?? 0))
    const head = await shop().logInStaff(clerk?.id ?? 0)
    const ownerRole = await shop().db.query.roles.findFirst({
      where: (one) => eq(one.isOwner, true),
    })
    const input = { mobile: '09123334455', name: 'دوست', role_id: ownerRole?.id }
    const answer = await askCall(shop().url, contract.addStaffMember, { body: input }, head)
    expect(answer.body).toMatchObject({ code: 'permission_denied' })
    const owners = await shop()
      .db.select()
      .from(staffMembers)
      .where(eq(staffMembers.roleId, ownerRole?.id ?? 0))
    const leaving = await Promise.all(
      owners.map(async ({ id, version }) =>
        askCall(
          shop().url,
          contract.updateStaffMember,
          { params: { id }, body: { version, is_active: false } },
          await shop().logInStaff(id),
        ),
      ),
    )
    expect(leaving.filter(({ status }) => status === 200).length).toBeLessThan(owners.length)
    const left = await shop().db.select().from(staffMembers).where(eq(staffMembers.isActive, true))
    expect(left.some(({ roleId }) => roleId === ownerRole?.id)).toBe(true)
  })
})
