/** What the desk lets somebody do, each asked for by the calls that do it. */
export const PERMISSIONS = [
  'orders.read',
  'orders.advance',
  'orders.refund',
  'orders.create',
  'stock.write',
  'prices.write',
  'costs.read',
  'catalogue.write',
  'discounts.write',
  'content.write',
  'inbox.answer',
  'reviews.moderate',
  'customers.read',
  'customers.contact',
  'customers.manage',
  'reports.read',
  'settings.write',
  'staff.manage',
  'audit.read',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** How far a permission reaches; null is no limit. */
export type RoleLimits = { refundRials: number | null; discountPercent: number | null }

export type StaffActor = {
  kind: 'staff'
  staffId: number
  name: string
  sessionId: number
  permissions: readonly Permission[]
  limits: RoleLimits
}
/** Whoever holds the operator's key, by the name that they give themselves. */
export type OperatorActor = { kind: 'operator'; name: string }
export type DeskActor = StaffActor | OperatorActor

const NONE: RoleLimits = { refundRials: 0, discountPercent: 0 }
const UNLIMITED: RoleLimits = { refundRials: null, discountPercent: null }

type StartingRole = {
  name: string
  isOwner: boolean
  permissions: readonly Permission[]
  limits: RoleLimits
}

/** The roles that a shop begins with; all but the owner's can be changed. */
export const STARTING_ROLES: readonly StartingRole[] = [
  { name: 'مدیر فروشگاه', isOwner: true, permissions: PERMISSIONS, limits: UNLIMITED },
  {
    name: 'انبار و ارسال',
    isOwner: false,
    permissions: ['orders.read', 'orders.advance', 'stock.write', 'customers.contact'],
    limits: NONE,
  },
  {
    name: 'پشتیبانی',
    isOwner: false,
    permissions: [
      ...(['orders.read', 'orders.refund', 'orders.create', 'inbox.answer'] as const),
      ...(['reviews.moderate', 'customers.read'] as const),
    ],
    limits: { refundRials: 50_000_000, discountPercent: 0 },
  },
  {
    name: 'محتوا',
    isOwner: false,
    permissions: ['catalogue.write', 'prices.write', 'content.write', 'reviews.moderate'],
    limits: { refundRials: 0, discountPercent: 30 },
  },
  {
    name: 'مالی',
    isOwner: false,
    permissions: [
      ...(['orders.read', 'orders.refund', 'customers.read', 'customers.contact'] as const),
      'reports.read',
      'costs.read',
    ],
    limits: { refundRials: null, discountPercent: 0 },
  },
]

/** Of the demo shop alone, whose login shows the code that a real one sends. */
export const DEMO_OWNER = { mobile: '+989120000001', name: 'سارا مرادی' }

/** How long a new member may work before a second factor is asked for. */
export const SECOND_FACTOR_GRACE_DAYS = 7
/** How long a typed code opens refunds, roles and secrets. */
export const FRESH_PROOF_MINUTES = 10
