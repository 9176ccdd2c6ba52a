import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS } from '@/lib/domain/staff'

export type RoleDraft = Pick<Role, 'permissions' | 'limits'>
type Drafted = { read: Role; draft: RoleDraft }

/** The permissions in the order that their boxes leave them in. */
function draftOf({ permissions, limits: { refund_rials, discount_percent } }: Role): RoleDraft {
  return {
    permissions: PERMISSIONS.filter((one) => permissions.includes(one)),
    limits: { refund_rials, discount_percent },
  }
}

/**
 * What was changed in the table of roles and is not saved, a draft for each. A draft and what it was read
 * from stay when the shop's change, so that another's save is met as a clash.
 */
export function useRoleDrafts(roles: readonly Role[]) {
  const [typed, setTyped] = useState<Readonly<Record<number, Drafted>>>({})
  const listed = roles.map((role) => {
    const { read, draft } = typed[role.id] ?? { read: role, draft: draftOf(role) }
    const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(read))
    return { role, read, draft, isChanged }
  })
  const changed = listed.filter(({ isChanged }) => isChanged)
  useUnsavedFormGuard(changed.length > 0)
  const drop = (id: number) =>
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => Number(key) !== id)),
    )
  return {
    listed,
    changed,
    change: (role: Role, next: Partial<RoleDraft>) =>
      setTyped((before) => {
        const { read, draft } = before[role.id] ?? { read: role, draft: draftOf(role) }
        return { ...before, [role.id]: { read, draft: { ...draft, ...next } } }
      }),
    drop,
    dropAll: () => setTyped({}),
    /** Its name alone was saved: what else is typed goes on from there. */
    adopt: (saved: Role) =>
      setTyped((before) => {
        const own = before[saved.id]
        return own === undefined ? before : { ...before, [saved.id]: { ...own, read: saved } }
      }),
  }
}
export type DraftedRole = ReturnType<typeof useRoleDrafts>['listed'][number]
