import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS } from '@/lib/domain/staff'
import { useReadDrafts } from './use-desk-form-draft'

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
  const drafts = useReadDrafts(roleDraftOf)
  const listed = roles.map((role) => ({ role, ...drafts.of(role.id, role) }))
  const changed = listed.filter(({ isChanged }) => isChanged)
  useUnsavedFormGuard(changed.length > 0)
  return {
    listed,
    changed,
    change: (role: Role, next: Partial<RoleDraft>) => drafts.change(role.id, role, next),
    drop: drafts.drop,
    /** Goes on from what another saved. */
    rebase: (saved: Role, draft: RoleDraft) => drafts.rebase(saved.id, saved, draft),
    dropAll: drafts.dropAll,
    /** Its name alone was saved. */
    adopt: (saved: Role) => drafts.adopt(saved.id, saved),
  }
}
export type DraftedRole = ReturnType<typeof useRoleDrafts>['listed'][number]
