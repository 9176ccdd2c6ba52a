import { AsyncLocalStorage } from 'node:async_hooks'

const startedAt = new AsyncLocalStorage<number>()

/** Gives everything rendered for a request the moment it began, also after its answer. */
export function runWithRenderStart<T>(moment: number, render: () => T): T {
  return startedAt.run(moment, render)
}

/** 0 outside a request: the render may have begun before any change. */
export function getRenderStart(): number {
  return startedAt.getStore() ?? 0
}
