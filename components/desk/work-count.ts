import type { WorkQueueName, WorkToday } from '@/lib/contract/desk/today'

/** Orders are handed to somebody; the rest is everybody's. */
const HANDED: readonly WorkQueueName[] = ['confirm', 'send', 'returns']
const ANSWERED: readonly WorkQueueName[] = [...HANDED, 'tickets', 'reviews']

/** How much waits, and how much of it is late or due today. */
export function countWork(queues: WorkToday['queues'], { isMine = false } = {}) {
  const sumOf = (names: readonly WorkQueueName[], field: 'count' | 'overdue' | 'due_today') =>
    queues.filter(({ name }) => names.includes(name)).reduce((sum, queue) => sum + queue[field], 0)
  const names = isMine ? HANDED : ANSWERED
  // Goods that run out are one thing to look at, however many they are.
  const ordering = !isMine && sumOf(['stock'], 'count') > 0 ? 1 : 0
  return {
    waiting: sumOf(names, 'count') + ordering,
    late: sumOf(names, 'overdue'),
    dueToday: sumOf(names, 'due_today'),
  }
}
