'use client'

import type { KeyboardEvent } from 'react'
import { Fragment } from 'react'
import { cn } from '@/components/ui/cn'
import { CheckIcon } from '@/components/ui/icons'
import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS, type Permission } from '@/lib/domain/staff'
import { DISCOUNTING, PERMISSION_GROUPS } from './permission-groups'
import { PERMISSION_TITLES } from './permission-titles'
import { RoleHead } from './role-dialogs'
import { RoleLimitCell } from './role-limit-cell'
import type { DraftedRole, RoleDraft } from './use-role-drafts'

type RoleTableProps = {
  shown: readonly DraftedRole[]
  onChange: (role: Role, next: Partial<RoleDraft>) => void
  onRenamed: (saved: Role) => void
  onRemoved: (id: number) => void
}

const STEPS: Record<string, readonly [number, number]> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0] },
  // The next column stands on the left.
  ...{ ArrowLeft: [0, 1], ArrowRight: [0, -1] },
}

/** The arrows go from box to box, over what holds none. */
function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key]
  const from = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined
  if (step === undefined || from === undefined) return
  event.preventDefault()
  const [rows = 0, columns = 0] = step
  const [row = 0, column = 0] = from.split(':').map(Number)
  for (let nth = 1; nth <= PERMISSIONS.length + PERMISSION_GROUPS.length; nth += 1) {
    const cell = `${row + rows * nth}:${column + columns * nth}`
    const next = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
    if (next) return next.focus()
  }
}

const LINES = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)
/** Of the last line, which holds the limit of all that give discounts. */
const DISCOUNT_ROW = LINES.length

const HEAD = 'bg-paper sticky start-0 z-[2] min-w-44'
const CELL = '!px-3 text-center'

/** Permissions down, roles across; the first column stays in view. */
export function RoleTable({ shown, onChange, onRenamed, onRemoved }: RoleTableProps) {
  const width = shown.length + 1
  const toggle = ({ role, draft }: DraftedRole, permission: Permission, isOn: boolean) =>
    onChange(role, {
      permissions: PERMISSIONS.filter((one) =>
        one === permission ? isOn : draft.permissions.includes(one),
      ),
    })
  return (
    <div className="overflow-x-auto">
      <table className="desk-table" aria-labelledby="roles" onKeyDown={moveByArrow}>
        <thead>
          <tr>
            <th scope="col" className="!start-0 !z-[4]">
              کار
            </th>
            {shown.map(({ role, read, isChanged }) => (
              <RoleHead
                key={role.id}
                {...{ role, isChanged, version: read.version, onRenamed, onRemoved }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISSION_GROUPS.map(({ title, permissions }) => (
            <Fragment key={title}>
              <GroupRow title={title} width={width} />
              {permissions.map((permission) => (
                <tr key={permission} className="hover:bg-hover">
                  <th scope="row" className={cn(HEAD, '!h-9 !font-medium')}>
                    {PERMISSION_TITLES[permission]}
                  </th>
                  {shown.map((one, column) => (
                    <td key={one.role.id} className={cn(CELL, '!h-9')}>
                      {one.role.is_owner ? (
                        <Always />
                      ) : (
                        <span className="flex items-center justify-center gap-2">
                          <input
                            type="checkbox"
                            className="desk-check"
                            data-cell={`${LINES.indexOf(permission)}:${column}`}
                            aria-label={`${PERMISSION_TITLES[permission]}، ${one.role.name}`}
                            checked={one.draft.permissions.includes(permission)}
                            onChange={({ target }) => toggle(one, permission, target.checked)}
                          />
                          {permission === 'orders.refund' &&
                            one.draft.permissions.includes(permission) && (
                              <RoleLimitCell
                                kind="refund"
                                roleName={one.role.name}
                                value={one.draft.limits.refund_rials}
                                onChange={(refund_rials) =>
                                  onChange(one.role, {
                                    limits: { ...one.draft.limits, refund_rials },
                                  })
                                }
                              />
                            )}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
          <GroupRow title="تا کجا" width={width} />
          <tr className="hover:bg-hover">
            <th scope="row" className={cn(HEAD, '!h-9 !font-medium')}>
              بیشترین تخفیف
            </th>
            {shown.map((one, column) => (
              <td key={one.role.id} className={cn(CELL, '!h-9')}>
                {one.role.is_owner ? (
                  <Always />
                ) : DISCOUNTING.some((each) => one.draft.permissions.includes(each)) ? (
                  <RoleLimitCell
                    kind="discount"
                    roleName={one.role.name}
                    cell={`${DISCOUNT_ROW}:${column}`}
                    value={one.draft.limits.discount_percent}
                    onChange={(discount_percent) =>
                      onChange(one.role, { limits: { ...one.draft.limits, discount_percent } })
                    }
                  />
                ) : (
                  <span className="text-note">
                    <span aria-hidden="true">·</span>
                    <span className="sr-only">کاری که تخفیف بدهد در این نقش نیست</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function GroupRow({ title, width }: { title: string; width: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={width} className="!bg-sunk !text-note !h-8 !text-[12px]">
        <span className="sticky start-4">{title}</span>
      </th>
    </tr>
  )
}

function Always() {
  return (
    <span className="text-acting-ink flex justify-center">
      <CheckIcon size={16} />
      <span className="sr-only">همیشه می‌تواند</span>
    </span>
  )
}
