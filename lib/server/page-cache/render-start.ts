import { AsyncLocalStorage } from 'node:async_hooks'

const startedAt = new AsyncLocalStorage<number>()

/** Carries the moment a request began to all that is rendered for it, also behind its answer. */
export function runWithRenderStart<T>(moment: number, render: () => T): T {
  return startedAt.run(moment, render)
}

/** Rendered outside a request of ours: it may have begun before everything. */
export function getRenderStart(): number {
  return startedAt.getStore() ?? 0
}
