import type { Permission } from '@/lib/domain/staff'
import { roles, staffMembers } from '@/lib/server/db/schema/schema'
import type { TestShop } from './test-shop'

/** The session of a new member of the staff with a role of their own. */
export async function logInWithRole(
  { db, logInStaff }: TestShop,
  permissions: Permission[],
  refundLimit: number | null = 0,
) {
  const name = `نقش ${Math.random()}`
  const [role] = await db
    .insert(roles)
    .values({ name, permissions, refundLimit })
    .returning({ id: roles.id })
  const number = 100_000_000 + Math.floor(Math.random() * 800_000_000)
  const [member] = await db
    .insert(staffMembers)
    .values({ mobile: `+989${number}`, name, roleId: role?.id ?? 0 })
    .returning({ id: staffMembers.id })
  return logInStaff(member?.id ?? 0)
}
