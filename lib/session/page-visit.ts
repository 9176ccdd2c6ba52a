import { AsyncLocalStorage } from 'node:async_hooks'

export type PageVisit = {
  /** As it was asked for, without its query. */
  path: string
  startedAt: number
  /** What the page says of itself while it is drawn; Next has no call for it. */
  status?: number
  setStatus: (status: number) => void
}

const key = Symbol.for('vitrin.page-visit')
const shared: typeof globalThis & { [key]?: AsyncLocalStorage<PageVisit> } = globalThis
const visits = (shared[key] ??= new AsyncLocalStorage())

type Answer = { headersSent: boolean; statusCode: number }

/** Everything rendered for a request knows its visit, also after its answer. */
export function runPageVisit<T>(
  { path, startedAt }: Pick<PageVisit, 'path' | 'startedAt'>,
  answer: Answer,
  render: () => T,
): T {
  const visit: PageVisit = {
    path,
    startedAt,
    setStatus(status) {
      visit.status = status
      if (!answer.headersSent) answer.statusCode = status
    },
  }
  return visits.run(visit, render)
}

export function getPageVisit(): PageVisit | undefined {
  return visits.getStore()
}
