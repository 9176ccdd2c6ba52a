import type { DeskMember } from '@/lib/contract/desk/staff-login'

/** Who a component of the desk is drawn for; of the owner, if not said otherwise. */
export function deskMember(own: Partial<DeskMember> = {}): DeskMember {
  return {
    ...{ id: 1, name: 'سارا مرادی', mobile: '09120000001' },
    role: { id: 1, name: 'مدیر فروشگاه', is_owner: true },
    permissions: [],
    limits: { refund_rials: null, discount_percent: null },
    ...{ has_second_factor: true, grace_ends_at: null, ...own },
  }
}
