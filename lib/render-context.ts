import { AsyncLocalStorage } from 'node:async_hooks'

/** The backend is closed, or asks to be left alone for some seconds. */
export type Outage = { retryAfter: number }

/** What a page is rendered for: one request. */
export class RenderContext {
  private readonly outages = new Map<unknown, Outage>()

  constructor(
    readonly startedAt: number,
    /** Whoever waits for the same page at the same time, as Next renders it once for them all. */
    private readonly siblings: { outage?: Outage } = {},
  ) {}

  run<T>(render: () => T): T {
    return contexts.run(this, render)
  }

  recordOutage(error: unknown, outage: Outage): void {
    this.outages.set(error, outage)
    this.siblings.outage = outage
  }

  /** The page is made without what this error kept away. */
  forgetOutage(error: unknown): void {
    this.outages.delete(error)
  }

  /** What kept a part away that this page cannot do without. */
  get outage(): Outage | undefined {
    return [...this.outages.values()].at(-1)
  }

  /** Why there is no page at all. */
  get outageOfAny(): Outage | undefined {
    return this.outage ?? this.siblings.outage
  }
}

const key = Symbol.for('vitrin.render-context')
const shared: typeof globalThis & { [key]?: AsyncLocalStorage<RenderContext> } = globalThis
/** The server and Next are two bundles in one process. */
const contexts = (shared[key] ??= new AsyncLocalStorage<RenderContext>())

export function getRenderContext(): RenderContext | undefined {
  return contexts.getStore()
}

/** 0 outside a request: the render may have begun before any change. */
export function getRenderStart(): number {
  return getRenderContext()?.startedAt ?? 0
}
