import type { WorkQueueName, WorkToday } from '@/lib/contract/desk/today'

/** Orders are handed to somebody; the rest is everybody's. */
const HANDED: readonly WorkQueueName[] = [
  ...(['confirm', 'send', 'in_transit', 'returns', 'transfers'] as const),
]
/** Goods that run out wait for nobody by a deadline: they are no work of the day. */
const ANSWERED: readonly WorkQueueName[] = [...HANDED, 'tickets', 'messages', 'reviews']

/** How much waits, which is what the list and the queues have together, and how much of it is late or due today. */
export function countWork(queues: WorkToday['queues'], { isMine = false } = {}) {
  const sumOf = (names: readonly WorkQueueName[], field: 'count' | 'overdue' | 'due_today') =>
    queues.filter(({ name }) => names.includes(name)).reduce((sum, queue) => sum + queue[field], 0)
  const names = isMine ? HANDED : ANSWERED
  return {
    waiting: sumOf(names, 'count'),
    late: sumOf(names, 'overdue'),
    dueToday: sumOf(names, 'due_today'),
    lowGoods: isMine ? 0 : sumOf(['stock'], 'count'),
  }
}
