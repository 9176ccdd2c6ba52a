import type { RequestListener } from 'node:http'
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTracer } from '../tracing'

export type OpenTracing = {
  /** Every request is a trace, or a part of its caller's. */
  observe: (listener: RequestListener, routeOf: (path: string) => string) => RequestListener
  /** Sends what is not sent yet. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Its own words may hold what a customer wrote; the log has the error itself. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

export type TracingOptions = { endpoint: string; serviceName: string; ratio: number }

/** Loaded where `OTEL_EXPORTER_OTLP_ENDPOINT` is set, and there alone. */
export function openTracing(
  { endpoint, serviceName, ratio }: TracingOptions,
  build: string,
): OpenTracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': build,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
      }),
    ],
  })
  // Next tells its own work to whoever is known here.
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('vitrin', build)

  setTracer({
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    trace: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work()
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      }),
  })
  return {
    observe: (listener, routeOf) => (request, response) => {
      const [path = ''] = (request.url ?? '').split('?', 1)
      const { method = '' } = request
      const route = routeOf(path)
      const attributes = { 'http.request.method': method, 'http.route': route }
      const caller = propagation.extract(context.active(), request.headers)
      const options = { kind: SpanKind.SERVER, attributes }
      const span = tracer.startSpan(`${method} ${route}`, options, caller)
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(caller, span), () => listener(request, response))
    },
    flush: () => provider.forceFlush(),
    async close() {
      setTracer(undefined)
      await provider.shutdown()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}
