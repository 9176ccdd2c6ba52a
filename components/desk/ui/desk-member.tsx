'use client'

import { createContext, use, type ReactNode } from 'react'
import type { DeskMember } from '@/lib/contract/desk/staff-login'
import type { Permission } from '@/lib/domain/staff'

const MemberContext = createContext<DeskMember | null>(null)

export function DeskMemberProvider({
  member,
  children,
}: {
  member: DeskMember
  children: ReactNode
}) {
  return <MemberContext value={member}>{children}</MemberContext>
}

export function useDeskMember(): DeskMember {
  const member = use(MemberContext)
  if (member === null) throw new Error('This is drawn inside the frame of the desk alone.')
  return member
}

/** Null outside the frame of the desk. */
export const useMemberId = (): number | null => use(MemberContext)?.id ?? null

export function useCan(permission: Permission): boolean {
  return useDeskMember().permissions.includes(permission)
}
