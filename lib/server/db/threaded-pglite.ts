import { Worker } from 'node:worker_threads'
import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import { z } from 'zod'
import { toResults } from './query-results'

type Task =
  | { kind: 'start' | 'close' }
  | { kind: 'begin'; transaction: number }
  | { kind: 'end'; transaction: number; commits: boolean }
  | {
      kind: 'query'
      transaction: number | undefined
      text: string
      params: unknown[]
      rowMode: QueryOptions['rowMode']
      /** Types whose values the caller takes as text: its parsers are functions, which cannot be sent. */
      unparsed: string[]
    }
export type ThreadRequest = Task & { id: number }
export type ThreadAnswer = { id: number; value?: unknown; error?: { message: string } }

type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** The part of PGlite that Drizzle's driver calls; it only names the whole class. */
const driverClient = z.custom<PGlite>(
  (client) =>
    z.object({ query: z.function(), transaction: z.function() }).safeParse(client).success,
)

function callThread(worker: Worker) {
  const pending = new Map<number, Pending>()
  let lastId = 0

  // It has no listener for errors: one of the thread itself ends the process, as it would here.
  worker.on('message', ({ id, value, error }: ThreadAnswer) => {
    const waiting = pending.get(id)
    pending.delete(id)
    if (pending.size === 0) worker.unref()
    if (error) waiting?.reject(Object.assign(new Error(error.message), error))
    else waiting?.resolve(value)
  })

  return (request: Task): Promise<unknown> => {
    lastId += 1
    const id = lastId
    worker.ref()
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      worker.postMessage({ ...request, id } satisfies ThreadRequest)
    })
  }
}

/** An embedded database in a thread of its own, which plans and reads while this one renders pages. */
export async function startThreadedPglite(file: URL, directory: string) {
  const worker = new Worker(file, { workerData: directory })
  const send = callThread(worker)
  let lastTransaction = 0

  const querying =
    (transaction?: number) =>
    async <T>(text: string, params: unknown[] = [], options: QueryOptions = {}) => {
      const unparsed = Object.keys(options.parsers ?? {})
      const { rowMode } = options
      const request = { kind: 'query', transaction, text, params, rowMode, unparsed } as const
      return toResults<T>(await send(request))
    }

  async function transaction<T>(run: (tx: { query: PGlite['query'] }) => Promise<T>): Promise<T> {
    lastTransaction += 1
    const own = lastTransaction
    const begun = send({ kind: 'begin', transaction: own })
    try {
      const result = await run({ query: querying(own) })
      await begun
      await send({ kind: 'end', transaction: own, commits: true })
      return result
    } catch (error) {
      await send({ kind: 'end', transaction: own, commits: false })
      throw error
    }
  }

  try {
    await send({ kind: 'start' })
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    client: driverClient.parse({ query: querying(), transaction }),
    async close() {
      await send({ kind: 'close' })
      await worker.terminate()
    },
  }
}
