import { parse, type PGlite, protocol, type QueryOptions } from '@electric-sql/pglite'
import { z } from 'zod'
import { toResults } from './query-results'

const { serialize } = protocol

/** A text that is read for the third time will be read again. */
const PREPARE_AFTER = 3
const MAX_PREPARED = 80
const MAX_COUNTED = 1_000
const READS = /^\s*(?:select|with)\b/i
/** A table has changed since the statement was prepared. */
const outdatedStatementError = z.object({ code: z.literal('0A000') })

type PreparedStatement = { name: string; types: number[] }

function concatBytes(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}

/** Forgets all counts rather than grow with texts that never come again. */
function createQueryCounter() {
  const counts = new Map<string, number>()
  return (text: string): number => {
    if (counts.size >= MAX_COUNTED) counts.clear()
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return count
  }
}

/**
 * PGlite parses and plans a text anew each time, which takes longer than most answers do. What is
 * read often is prepared once and then executed by its name. Its protocol is private: see
 * docs/private-apis.md.
 */
export function cachePreparedStatements(client: PGlite): PGlite {
  const statements = new Map<string, PreparedStatement>()
  const countOf = createQueryCounter()
  const query = client.query.bind(client)
  let prepared = 0

  // Each batch ends with a sync: after an error the database would ignore the next one without it.
  const sendMessages = (...parts: Uint8Array[]) =>
    client.execProtocolStream(concatBytes([...parts, serialize.sync()]), { syncToFs: false })

  async function prepare(text: string): Promise<PreparedStatement> {
    prepared += 1
    const name = `prepared_${prepared}`
    const messages = await sendMessages(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    return { name, types: parse.parseDescribeStatementResults(messages) }
  }

  async function deallocate(text: string | undefined) {
    const statement = statements.get(text ?? '')
    if (text === undefined || statement === undefined) return
    statements.delete(text)
    await sendMessages(serialize.close({ type: 'S', name: statement.name }))
  }

  async function statementFor(text: string): Promise<PreparedStatement> {
    const statement = statements.get(text) ?? (await prepare(text))
    statements.delete(text)
    statements.set(text, statement)
    if (statements.size > MAX_PREPARED) await deallocate(statements.keys().next().value)
    return statement
  }

  async function executePrepared<T>(text: string, params: unknown[], options?: QueryOptions) {
    const { name, types } = await statementFor(text)
    const values = params.map((value, i) => {
      if (value === null || value === undefined) return null
      const serializeValue = client.serializers[types[i] ?? 0]
      return serializeValue ? serializeValue(value) : String(value)
    })
    const messages = await sendMessages(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    return toResults<T>(parse.parseResults(messages, client.parsers, options)[0])
  }

  async function execute<T>(text: string, params: unknown[], options?: QueryOptions) {
    try {
      return await executePrepared<T>(text, params, options)
    } catch (error) {
      if (!outdatedStatementError.safeParse(error).success) throw error
      await deallocate(text)
      return executePrepared<T>(text, params, options)
    }
  }

  client.query = <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    const isPrepared = READS.test(text) && countOf(text) >= PREPARE_AFTER
    if (!isPrepared) return query<T>(text, params, options)
    // As PGlite's own `query`: never in the middle of somebody's transaction.
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => execute<T>(text, params, options)),
    )
  }
  return client
}
