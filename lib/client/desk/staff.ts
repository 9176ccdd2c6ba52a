import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import {
  addRole,
  addStaffMember,
  closeStaffSessions,
  deleteRole,
  getAuditLog,
  getRoles,
  getStaff,
  resetSecondFactor,
  updateRole,
  updateStaffMember,
} from '@/lib/contract/desk/staff'
import {
  checkFirstOwner,
  closeDeskSession,
  confirmSecondFactor,
  createFirstOwner,
  getDeskMember,
  getDeskSessions,
  giveSecondFactor,
  leaveDesk,
  proveDeskMember,
  sendDeskCode,
  startSecondFactor,
  verifyDeskCode,
} from '@/lib/contract/desk/staff-login'
import { send } from '../http/client'
import { hasErrorCode, isRejection } from '../http/error-checks'
import { staffKeys } from './keys'

export const deskMemberQuery = queryOptions({
  queryKey: staffKeys.member,
  queryFn: async ({ signal }) => (await send(getDeskMember, {}, { signal })).data.member,
})

export const staffQuery = queryOptions({
  queryKey: [...staffKeys.all, 'members'],
  queryFn: async ({ signal }) => (await send(getStaff, {}, { signal })).data.staff,
})

export const rolesQuery = queryOptions({
  queryKey: [...staffKeys.all, 'roles'],
  queryFn: async ({ signal }) => (await send(getRoles, {}, { signal })).data.roles,
})

export const deskSessionsQuery = queryOptions({
  queryKey: staffKeys.sessions,
  queryFn: async ({ signal }) => (await send(getDeskSessions, {}, { signal })).data.sessions,
})

type AuditFilters = CallInput<typeof getAuditLog>['query']

export async function fetchAuditLog(query: AuditFilters, signal?: AbortSignal) {
  return (await send(getAuditLog, { query }, { signal })).data
}

/** Whether the browser has the desk open already; a link from elsewhere does not tell the server. */
export async function hasDeskOpen(): Promise<boolean> {
  try {
    await send(getDeskMember, {}, { isQuiet: true })
    return true
  } catch {
    return false
  }
}

export const requestDeskCode = async (mobile: string) =>
  (await send(sendDeskCode, { body: { mobile } })).data

export const verifyDeskLogin = async (body: CallInput<typeof verifyDeskCode>['body']) =>
  (await send(verifyDeskCode, { body })).data

export const finishDeskLogin = (body: CallInput<typeof giveSecondFactor>['body']) =>
  send(giveSecondFactor, { body })

/** Without an answer it counts as open: the form says itself what is wrong with it. */
export async function canMakeFirstOwner(token: string): Promise<boolean> {
  try {
    return (await send(checkFirstOwner, { body: { token } }, { isQuiet: true })).data.is_open
  } catch (error) {
    return !isRejection(error) && !hasErrorCode(error, 'invalid')
  }
}

export const makeFirstOwner = (body: CallInput<typeof createFirstOwner>['body']) =>
  send(createFirstOwner, { body })

export const closeDesk = () => send(leaveDesk, { body: {} }, { isQuiet: true })

export const closeOwnSession = (id: number) => send(closeDeskSession, { params: { id } })

export const makeSecondFactor = async () => (await send(startSecondFactor, { body: {} })).data

export const takeSecondFactor = async (code: string) =>
  (await send(confirmSecondFactor, { body: { code } })).data.recovery_codes

export const giveFreshProof = (code: string) => send(proveDeskMember, { body: { code } })

export const addMember = async (body: CallInput<typeof addStaffMember>['body']) =>
  (await send(addStaffMember, { body })).data.member

export const saveMember = async (id: number, body: CallInput<typeof updateStaffMember>['body']) =>
  (await send(updateStaffMember, { params: { id }, body })).data.member

export const endSessionsOf = (id: number) => send(closeStaffSessions, { params: { id } })

export const resetFactorOf = (id: number) => send(resetSecondFactor, { params: { id } })

export const createRole = async (body: CallInput<typeof addRole>['body']) =>
  (await send(addRole, { body })).data.role

export const saveRole = async (id: number, body: CallInput<typeof updateRole>['body']) =>
  (await send(updateRole, { params: { id }, body })).data.role

export const removeRole = (id: number) => send(deleteRole, { params: { id } })
