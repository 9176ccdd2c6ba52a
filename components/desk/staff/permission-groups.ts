import type { Permission } from '@/lib/domain/staff'

type PermissionGroup = { title: string; permissions: readonly Permission[] }

/** The permissions as the table of roles lists them. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  {
    title: 'سفارش و مشتری',
    permissions: [
      ...(['orders.read', 'orders.advance', 'orders.create', 'orders.refund'] as const),
      ...(['inbox.answer', 'reviews.moderate'] as const),
      ...(['customers.read', 'customers.contact', 'customers.manage'] as const),
    ],
  },
  {
    title: 'کالا و قیمت',
    permissions: [
      ...(['catalogue.write', 'stock.write', 'prices.write', 'costs.read'] as const),
      'discounts.write',
    ],
  },
  {
    title: 'فروشگاه',
    permissions: [
      ...(['content.write', 'reports.read', 'settings.write'] as const),
      ...(['staff.manage', 'audit.read'] as const),
    ],
  },
]

/** Without any of them a role gives no discount, whatever its limit is. */
export const DISCOUNTING = ['prices.write', 'discounts.write', 'orders.create'] as const
