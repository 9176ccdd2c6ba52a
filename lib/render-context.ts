import { AsyncLocalStorage } from 'node:async_hooks'

/** The backend is closed, or asks to be left alone for some seconds. */
export type Outage = { retryAfter: number }

/** What a page is rendered for: one request. */
export class RenderContext {
  private readonly outages = new Map<unknown, Outage>()

  /** As it was asked for, without its query. */
  readonly path: string
  readonly startedAt: number
  private givenStatus: number | undefined
  private isStored = true

  constructor(
    { path, startedAt }: { path: string; startedAt: number },
    private readonly answer: { headersSent: boolean; statusCode: number },
    /** Whoever waits for the same page at the same time, as Next renders it once for them all. */
    private readonly siblings: { outage?: Outage } = {},
  ) {
    this.path = path
    this.startedAt = startedAt
  }

  run<T>(render: () => T): T {
    return contexts.run(this, render)
  }

  get status(): number | undefined {
    return this.givenStatus
  }

  /** What the page says of itself while it is drawn; Next has no call for it. */
  setStatus(status: number): void {
    this.givenStatus = status
    if (!this.answer.headersSent) this.answer.statusCode = status
  }

  get isCacheable(): boolean {
    return this.isStored
  }

  /** The page is drawn for this visitor alone. */
  refuseKeeping(): void {
    this.isStored = false
  }

  recordOutage(error: unknown, outage: Outage): void {
    this.outages.set(error, outage)
    this.siblings.outage = outage
  }

  /** The page is made without what this error kept away. */
  forgetOutage(error: unknown): void {
    if (this.siblings.outage === this.outages.get(error)) delete this.siblings.outage
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
