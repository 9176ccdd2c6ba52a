import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import type pg from 'pg'
import { traced } from '../tracing'

const LONGEST_TEXT = 2_000

/** Named by its verb; the values of a query are nobody's to collect. */
function traceQuery<T>(text: string, work: () => Promise<T>): Promise<T> {
  const [, verb = 'query'] = /^\s*(\w+)/.exec(text) ?? []
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': text.slice(0, LONGEST_TEXT),
  }
  return traced(verb.toLowerCase(), attributes, work)
}

type PgliteQuerier = Pick<PGlite, 'query'>

function traceQuerier(client: PgliteQuerier): void {
  const query = client.query.bind(client)
  client.query = <T>(text: string, params?: unknown[], options?: QueryOptions) =>
    traceQuery(text, () => query<T>(text, params, options))
}

export function tracePglite(client: PGlite): void {
  traceQuerier(client)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      traceQuerier(tx)
      return work(tx)
    })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const hasText = typeof query === 'object' && query !== null && 'text' in query
  return hasText ? String(query.text) : ''
}

/** The driver takes a callback last, or answers with a promise. */
export function tracePostgres(client: pg.ClientBase): void {
  const query = client.query
  const ask = (args: unknown[]): unknown => Reflect.apply(query, client, args)
  Object.defineProperty(client, 'query', {
    value: (...args: unknown[]) => {
      const callback = args.at(-1)
      const text = textOf(args[0])
      if (typeof callback !== 'function') {
        return traceQuery(text, async () => ask(args))
      }
      void traceQuery(
        text,
        () =>
          new Promise<void>((resolve, reject) => {
            const answer = (error: unknown, ...rest: unknown[]) => {
              if (error) reject(error)
              else resolve()
              Reflect.apply(callback, undefined, [error, ...rest])
            }
            ask([...args.slice(0, -1), answer])
          }),
      ).catch(() => {})
    },
  })
}
