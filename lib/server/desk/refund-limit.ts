import type { StaffActor } from '@/lib/domain/staff'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { DomainError } from '../domain-error'

const NO_RIGHT = 'این کار پول برمی‌گرداند و نقش شما بازپرداخت ندارد.'

/** What a role may still give back of an order, over all that the staff gave back of it; null is no limit. */
export function refundLimitLeft({ limits }: StaffActor, refundedByStaff: number): number | null {
  const { refundRials } = limits
  return refundRials === null ? null : Math.max(refundRials - refundedByStaff, 0)
}

/** The limit is of an order and not of a refund, so that many small ones are not a large one. */
export function assertWithinRefundLimit(
  actor: StaffActor,
  { amount, refundedByStaff }: { amount: number; refundedByStaff: number },
): void {
  if (!actor.permissions.includes('orders.refund')) {
    throw new DomainError('permission_denied', NO_RIGHT)
  }
  const left = refundLimitLeft(actor, refundedByStaff)
  if (left === null || amount <= left) return
  const most = `${formatAmount(actor.limits.refundRials ?? 0)} ${currencyName()}`
  throw new DomainError(
    'permission_denied',
    `نقش شما از یک سفارش روی هم تا ${most} برمی‌گرداند؛ این بازپرداخت را از مدیر بخواهید.`,
  )
}
