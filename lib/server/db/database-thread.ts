import { parentPort, workerData } from 'node:worker_threads'
import type { Transaction } from '@electric-sql/pglite'
import { z } from 'zod'
import { startPglite } from './start-pglite'
import type { ThreadAnswer, ThreadRequest } from './threaded-pglite'

type OpenTransaction = { began: Promise<Transaction>; end: (commits: boolean) => Promise<void> }

const starting = startPglite(z.string().parse(workerData))
// Whoever asks first is told why it did not start.
starting.catch(() => {})
const transactions = new Map<number, OpenTransaction>()
const rolledBack = new Error('rolled back')

/** Holds PGlite's own transaction open until the other thread ends it. */
function begin(): OpenTransaction {
  let close = (_commits: boolean): void => {}
  const ended = new Promise<void>((resolve, reject) => {
    close = (commits) => (commits ? resolve() : reject(rolledBack))
  })
  let settled: Promise<unknown> = Promise.resolve()
  const began = new Promise<Transaction>((resolve, reject) => {
    settled = starting.then((client) =>
      client.transaction((tx) => {
        resolve(tx)
        return ended
      }),
    )
    settled.catch(reject)
  })
  return {
    began,
    async end(commits) {
      close(commits)
      await settled.catch((error: unknown) => {
        if (error !== rolledBack) throw error
      })
    },
  }
}

const unparsedValue = (value: string) => value

async function query({
  text,
  params,
  rowMode,
  unparsed,
  transaction,
}: ThreadRequest & { kind: 'query' }) {
  const open = transaction === undefined ? undefined : transactions.get(transaction)
  const client = open ? await open.began : await starting
  const { rows, fields, affectedRows } = await client.query(text, params, {
    parsers: Object.fromEntries(unparsed.map((type) => [type, unparsedValue])),
    ...(rowMode && { rowMode }),
  })
  return { rows, fields, affectedRows }
}

async function perform(request: ThreadRequest): Promise<unknown> {
  const client = await starting
  if (request.kind === 'query') return query(request)
  if (request.kind === 'close') return client.close()
  if (request.kind === 'begin') transactions.set(request.transaction, begin())
  if (request.kind === 'end') {
    const open = transactions.get(request.transaction)
    transactions.delete(request.transaction)
    return open?.end(request.commits)
  }
}

/** A cloned error would lose what the database says of it: its code, the constraint, the detail. */
async function answer(request: ThreadRequest): Promise<ThreadAnswer> {
  try {
    return { id: request.id, value: await perform(request) }
  } catch (error) {
    if (!(error instanceof Error)) return { id: request.id, error: { message: String(error) } }
    const fields = Object.entries(error).filter(([, value]) => typeof value === 'string')
    return { id: request.id, error: { ...Object.fromEntries(fields), message: error.message } }
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  void answer(request).then((given) => parentPort?.postMessage(given))
})
