export type SpanAttributes = Record<string, string | number>

/** What the shop tells of its work where somebody collects traces. */
export type Tracer = {
  trace: <T>(name: string, attributes: SpanAttributes, work: () => Promise<T>) => Promise<T>
  /** Of the work that is being done. */
  traceId: () => string | undefined
}

let tracer: Tracer | undefined

/** Before the database is opened, for its queries are told too. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

export function isTracing(): boolean {
  return tracer !== undefined
}

export function currentTraceId(): string | undefined {
  return tracer?.traceId()
}

/** Does the work; where traces are collected, as a part of what it is done for. */
export function traced<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  return tracer ? tracer.trace(name, attributes, work) : work()
}
