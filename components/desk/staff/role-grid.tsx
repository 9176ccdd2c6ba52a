'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { staffKeys } from '@/lib/client/desk/keys'
import { rolesQuery, saveRole } from '@/lib/client/desk/staff'
import { updateRole, type Role } from '@/lib/contract/desk/staff'
import { formatNumber } from '@/lib/persian/money'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { AddRoleDialog } from './role-dialogs'
import { RoleTable } from './role-table'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import { flattenRole, NO_ROLE, roleFields, unflattenRole } from './role-clash'
import { roleDraftOf, useRoleDrafts, type DraftedRole } from './use-role-drafts'
import { useVersionClash, VersionClash } from '../ui/version-clash'
import { WiderScreenNote } from '../ui/wider-screen-note'

/** What each role may do, as one table that is saved at once; on a phone one role of it at a time. */
export function RoleGrid({ roles }: { roles: readonly Role[] }) {
  const queryClient = useQueryClient()
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [isAdding, setIsAdding] = useState(false)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const drafts = useRoleDrafts(roles)
  const store = (saved: Role) =>
    queryClient.setQueryData(rolesQuery.queryKey, (before) =>
      before?.map((one) => (one.id === saved.id ? saved : one)),
    )
  const saving = useDeskMutation({
    // One after another: those before one that is refused are saved.
    send: async (changed: readonly (DraftedRole & { version: number })[]) => {
      for (const { role, read, draft, version } of changed) {
        store(await saveRole(role.id, { name: read.name, ...draft, version }))
        drafts.drop(role.id)
      }
      return changed.length
    },
    invalidates: staffKeys.all,
    done: (saved) => (saved === 1 ? 'نقش ذخیره شد.' : `${formatNumber(saved)} نقش ذخیره شد.`),
  })
  const stored = updateRole.answer.shape.data.shape.role.safeParse(saving.clash).data
  const [answeredId, setAnsweredId] = useState<number | null>(null)
  const clashing = drafts.listed.find(({ role }) => role.id === (stored?.id ?? answeredId))
  const clash = useVersionClash({
    ...{ fields: roleFields, group: 'نقش‌ها', clash: saving.clash },
    stored: stored && {
      draft: flattenRole(stored.name, roleDraftOf(stored)),
      version: stored.version,
    },
    base: clashing ? flattenRole(clashing.read.name, clashing.saved) : NO_ROLE,
    draft: clashing ? flattenRole(clashing.read.name, clashing.draft) : NO_ROLE,
    save: (merged, version) =>
      saving.run(
        drafts.changed.map((one) =>
          one.role.id === stored?.id
            ? {
                ...{ ...one, draft: unflattenRole(merged), version },
                read: { ...one.read, name: merged.name },
              }
            : { ...one, version: one.read.version },
        ),
      ),
    adopt: (left) => {
      saving.reset()
      if (!stored) return
      setAnsweredId(stored.id)
      drafts.rebase(stored, unflattenRole(left))
      store(stored)
    },
    change: (next) => clashing && drafts.change(clashing.role, unflattenRole(next)),
  })
  const discarding = useDiscard({ ...drafts.discardable, group: 'نقش‌ها' })
  const chosen = drafts.listed.find(({ role }) => role.id === chosenId) ?? drafts.listed[1]
  const shown = isPhone ? (chosen ? [chosen] : drafts.listed.slice(0, 1)) : drafts.listed
  return (
    <section className="desk-card" aria-labelledby="roles">
      <header>
        <h2 id="roles" className="text-[14px] font-bold">
          هر نقش چه می‌تواند
        </h2>
        <span className="text-note text-[12px]">نقش مدیر فروشگاه تغییر نمی‌کند</span>
        <DeskButton className="ms-auto" onClick={() => setIsAdding(true)}>
          <PlusIcon size={16} />
          نقش تازه
        </DeskButton>
      </header>
      <VersionClash clash={clash} />
      {drafts.restored && (
        <div className="p-3.5">
          <RestoredNote {...drafts.restored} what="این نقش‌ها" onDiscard={discarding.discard} />
        </div>
      )}
      {isPhone && (
        <div className="grid gap-3 p-3.5">
          <WiderScreenNote text="نقش‌ها را روی صفحهٔ پهن‌تر کنار هم می‌بینید." />
          <DeskField label="نقش">
            {(control) => (
              <select
                {...control}
                className="desk-field"
                value={shown[0]?.role.id}
                onChange={({ target }) => setChosenId(Number(target.value))}
              >
                {drafts.listed.map(({ role, isChanged }) => (
                  <option key={role.id} value={role.id}>
                    {isChanged ? `${role.name} (ذخیره نشده)` : role.name}
                  </option>
                ))}
              </select>
            )}
          </DeskField>
        </div>
      )}
      <RoleTable
        shown={shown}
        onChange={drafts.change}
        onRenamed={(saved) => {
          store(saved)
          drafts.adopt(saved)
        }}
        onRemoved={drafts.drop}
      />
      {(drafts.changed.length > 0 || discarding.bringBack) && (
        <div
          role="group"
          aria-label="تغییرهای ذخیره‌نشده"
          className="border-hair sticky bottom-0 z-[5] flex flex-wrap items-center gap-2 rounded-b-xl border-t bg-paper p-3"
        >
          {drafts.changed.length > 0 && (
            <p className="text-soon-ink me-auto">
              تغییرهای{' '}
              <MixedText>{drafts.changed.map(({ role }) => `«${role.name}»`).join('، ')}</MixedText>{' '}
              ذخیره نشده است.
            </p>
          )}
          <DiscardActions isDirty={drafts.changed.length > 0} discarding={discarding} />
          <DeskButton
            variant="primary"
            isBusy={saving.isBusy}
            disabled={drafts.changed.length === 0}
            onClick={() =>
              saving.run(drafts.changed.map((one) => ({ ...one, version: one.read.version })))
            }
          >
            ذخیرهٔ نقش‌ها
          </DeskButton>
        </div>
      )}
      <AddRoleDialog
        open={isAdding}
        roles={roles}
        onOpenChange={setIsAdding}
        onAdded={(role) => setChosenId(role.id)}
      />
    </section>
  )
}
