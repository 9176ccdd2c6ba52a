import { z } from 'zod'
import { PERMISSIONS } from '@/lib/domain/staff'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, inDigits, mobile } from '../fields'
import { MAX_INTEGER } from '../limits'
import { writtenLine } from '../written-text'
import { roleLimits } from './staff-login'

const name = writtenLine({ what: 'نام', least: 2, most: 60 })
const version = z.int().min(1).max(MAX_INTEGER)

const staffMember = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  role_id: id,
  role_name: z.string(),
  is_active: z.boolean(),
  has_second_factor: z.boolean(),
  /** Until when they may act without one; null for who has one or never logged in. */
  grace_ends_at: z.iso.datetime().nullable().default(null),
  open_sessions: z.int(),
  last_seen_at: z.iso.datetime().nullable(),
  version,
})
export type StaffMember = z.output<typeof staffMember>

export const getStaff = defineCall({
  method: 'GET',
  path: '/api/desk/staff',
  summary: 'The people of the shop, with their roles and how they log in',
  auth: 'staff',
  staff: { permission: 'staff.manage' },
  answer: dataOf(z.object({ staff: z.array(staffMember) })),
})

export const addStaffMember = defineCall({
  method: 'POST',
  path: '/api/desk/staff',
  summary: 'Lets a number log in at the desk',
  auth: 'staff',
  staff: { permission: 'staff.manage', needsFreshProof: true },
  retry: 'transaction',
  example: { body: { mobile: '09121112233', name: 'احمد نوری', role_id: 2 } },
  body: z.object({ mobile, name, role_id: id }),
  answer: dataOf(z.object({ member: staffMember })),
})

export const updateStaffMember = defineCall({
  method: 'PATCH',
  path: '/api/desk/staff/:id',
  summary: 'Changes the name or the role of a member, or shuts them out and ends their sessions',
  auth: 'staff',
  staff: { permission: 'staff.manage', needsFreshProof: true },
  retry: 'transaction',
  example: { params: { id: 2 }, body: { version: 1, name: 'احمد نوری' } },
  params: z.object({ id: idText }),
  body: z.object({
    version,
    name: name.optional(),
    role_id: id.optional(),
    is_active: z.boolean().optional(),
  }),
  answer: dataOf(z.object({ member: staffMember })),
})

export const closeStaffSessions = defineCall({
  method: 'DELETE',
  path: '/api/desk/staff/:id/sessions',
  summary: 'Ends every session of a member',
  auth: 'staff',
  staff: { permission: 'staff.manage', needsFreshProof: true },
  retry: 'idempotent',
  example: { params: { id: 2 } },
  params: z.object({ id: idText }),
  answer: okAnswer,
})

export const resetSecondFactor = defineCall({
  method: 'DELETE',
  path: '/api/desk/staff/:id/second-factor',
  summary:
    'Takes the second factor and the recovery codes of a member away, and ends their sessions',
  auth: 'staff',
  staff: { permission: 'staff.manage', needsFreshProof: true },
  retry: 'idempotent',
  example: { params: { id: 2 } },
  params: z.object({ id: idText }),
  answer: okAnswer,
})

const role = z.object({
  id,
  name: z.string(),
  is_owner: z.boolean(),
  permissions: z.array(z.enum(PERMISSIONS)),
  limits: roleLimits,
  members: z.int(),
  version,
})
export type Role = z.output<typeof role>

const roleFields = {
  name,
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length),
  limits: roleLimits,
}

export const getRoles = defineCall({
  method: 'GET',
  path: '/api/desk/roles',
  summary: 'The roles, with what each allows and how far',
  auth: 'staff',
  staff: { permission: 'staff.manage' },
  answer: dataOf(z.object({ roles: z.array(role) })),
})

const exampleRole = {
  name: 'فروش حضوری',
  permissions: ['orders.read' as const],
  limits: { refund_rials: 0, discount_percent: 5 },
}

export const addRole = defineCall({
  method: 'POST',
  path: '/api/desk/roles',
  summary: 'A new role',
  auth: 'staff',
  staff: { permission: 'staff.manage', needsFreshProof: true },
  retry: 'transaction',
  example: { body: exampleRole },
  body: z.object(roleFields),
  answer: dataOf(z.object({ role })),
})

export const updateRole = defineCall({
  method: 'PATCH',
  path: '/api/desk/roles/:id',
  summary: 'Changes what a role allows; the owner’s cannot be changed',
  auth: 'staff',
  staff: { permission: 'staff.manage', needsFreshProof: true },
  retry: 'transaction',
  example: { params: { id: 2 }, body: { ...exampleRole, name: 'انبار', version: 1 } },
  params: z.object({ id: idText }),
  body: z.object({ ...roleFields, version }),
  answer: dataOf(z.object({ role })),
})

export const deleteRole = defineCall({
  method: 'DELETE',
  path: '/api/desk/roles/:id',
  summary: 'Removes a role that nobody has; the owner’s stays',
  auth: 'staff',
  staff: { permission: 'staff.manage', needsFreshProof: true },
  retry: 'transaction',
  example: { params: { id: 5 } },
  params: z.object({ id: idText }),
  answer: okAnswer,
})

const auditEvent = z.object({
  id,
  actor_kind: z.enum(['staff', 'operator', 'customer', 'nobody']),
  actor_name: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  device: z.string(),
  created_at: z.iso.datetime(),
})
export type AuditEvent = z.output<typeof auditEvent>

const auditPage = z.object({
  events: z.array(auditEvent),
  /** Of `order:12` and whatever else the events name, as far as it is still there. */
  names: z.record(z.string(), z.string()),
  has_more: z.boolean(),
})
export type AuditPage = z.output<typeof auditPage>

/** What is in the log and is no call of the same name. */
export const EVENTS_WITHOUT_CALL = ['logIn', 'refuseLogin', 'publishDueProduct'] as const
/** Who reads these takes something away, which is in the log, too. */
export const LOGGED_READS = [
  ...(['getGoodsExport', 'getOrdersExport', 'getCustomersExport'] as const),
  ...(['getExportByOperator', 'getTaxExport'] as const),
] as const

const idInQuery = idText.optional()

export const getAuditLog = defineCall({
  method: 'GET',
  path: '/api/desk/audit',
  summary:
    'Who changed what, newest first; `before_id` asks for those before one, and a `subject` without an id for all of its kind',
  auth: 'staff',
  staff: { permission: 'audit.read' },
  example: { query: {} },
  query: z.object({
    before_id: idInQuery,
    staff_id: idInQuery,
    /** One or several, after commas. */
    action: z
      .string()
      .max(300)
      .transform((names) => names.split(','))
      .optional(),
    subject: z.string().max(80).optional(),
    /** In the code of an order, the title of a product, the name of who acted, or what they wrote. */
    q: z.string().max(100).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    limit: inDigits(z.int().min(1).max(500)).default(100),
  }),
  answer: dataOf(auditPage),
})

export const addStaffByOperator = defineCall({
  method: 'POST',
  path: '/api/operator/staff',
  summary: 'Makes a number an owner of the shop, who can then let in others at the desk',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { mobile: '09121112244', name: 'سارا مرادی' } },
  body: z.object({ mobile, name }),
  answer: dataOf(z.object({ member: staffMember })),
})

export const resetSecondFactorByOperator = defineCall({
  method: 'POST',
  path: '/api/operator/staff/second-factor',
  summary: 'The same for a member of whom nobody is left at the desk to do it',
  auth: 'operator',
  retry: 'transaction',
  example: { body: { mobile: '09121112244' } },
  body: z.object({ mobile }),
  answer: dataOf(z.object({ member: staffMember })),
})
