import type { useListAddress } from '../ui/list-tools'

export const ORDER_FILTERS = [
  ...(['method', 'gateway', 'due', 'assignee', 'tag', 'refund_due', 'from', 'to'] as const),
  ...(['total_from', 'total_to'] as const),
]
export type OrderFilterName = (typeof ORDER_FILTERS)[number]
export type Address = ReturnType<typeof useListAddress>

export const DUE_CHOICES = [
  { value: 'late', title: 'گذشته' },
  { value: 'today', title: 'تا پایان امروز' },
  { value: 'soon', title: 'تا سه روز دیگر' },
]

export const ASSIGNEES: Partial<Record<string, string>> = { me: 'خودم', none: 'بی‌مسئول' }

/** Several of one filter, as the address has them: `2,5`. */
export const readSeveral = (values: string): string[] => values.split(',').filter(Boolean)
