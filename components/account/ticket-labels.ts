import type { BadgeTone } from '@/components/ui/badge'
import type { Ticket } from '@/lib/contract/account/tickets'

export const departmentLabels: Record<Ticket['department'], string> = {
  sales: 'فروش و سفارش',
  support: 'پشتیبانی کالا',
  finance: 'مالی و پرداخت',
  returns: 'مرجوعی',
}

export const statusBadges: Record<Ticket['status'], { label: string; tone: BadgeTone }> = {
  open: { label: 'در انتظار پاسخ', tone: 'saffron' },
  answered: { label: 'پاسخ داده شد', tone: 'success' },
  closed: { label: 'بسته', tone: 'neutral' },
}

/** What a ticket is about. */
export const orderNouns: Record<NonNullable<Ticket['order']>['type'], string> = {
  sales: 'سفارش',
  refer: 'مرجوعی',
}

/** The name of the draft. */
export function replyDraftName(ticketId: number): string {
  return `ticket-${ticketId}`
}
