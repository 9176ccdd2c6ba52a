import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS } from '@/lib/domain/staff'
import { useReadDrafts } from '../ui/use-desk-form-draft'

export type RoleDraft = Pick<Role, 'permissions' | 'limits'>

/** The permissions in the order that their boxes leave them in. */
export function roleDraftOf({
  permissions,
  limits: { refund_rials, discount_percent },
}: Role): RoleDraft {
  return {
    permissions: PERMISSIONS.filter((one) => permissions.includes(one)),
    limits: { refund_rials, discount_percent },
  }
}

/** What was changed in the table of roles and is not saved, a draft for each. */
export function useRoleDrafts(roles: readonly Role[]) {
  const [first] = roles
  const drafts = useReadDrafts({
    ...{ name: 'roles', hasKeys: true, draftOf: roleDraftOf },
    like: first ? { read: first, draft: roleDraftOf(first) } : null,
  })
  const listed = roles.map((role) => ({ role, ...drafts.of(String(role.id), role) }))
  const changed = listed.filter(({ isChanged }) => isChanged)
  const dropAll = () => changed.forEach(({ role }) => drafts.drop(String(role.id)))
  const restored = changed.filter((one) => one.restored !== null)
  return {
    listed,
    changed,
    /** For `RestoredNote`: the oldest of them. */
    restored: restored.length > 0 && {
      at: Math.min(...restored.map((one) => one.restored ?? 0)),
      isOutdated: restored.some(({ isOutdated }) => isOutdated),
    },
    /** For `useDiscard`. */
    discardable: {
      draft: changed.map(({ role, read, draft }) => ({ id: role.id, read, draft })),
      isDirty: changed.length > 0,
      drop: dropAll,
      bringBack: (dropped: readonly { id: number; read: Role; draft: RoleDraft }[]) =>
        dropped.forEach(({ id, ...own }) => drafts.put(String(id), own)),
    },
    change: (role: Role, next: Partial<RoleDraft>) =>
      drafts.change(String(role.id), role, (before) => ({ ...before, ...next })),
    drop: (id: number) => drafts.drop(String(id)),
    /** Goes on from what another saved. */
    rebase: (saved: Role, draft: RoleDraft) => drafts.put(String(saved.id), { read: saved, draft }),
    /** Its name alone was saved. */
    adopt: (saved: Role) => drafts.adopt(String(saved.id), saved),
  }
}
export type DraftedRole = ReturnType<typeof useRoleDrafts>['listed'][number]
