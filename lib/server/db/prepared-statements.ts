import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { z } from 'zod'

const { serialize } = protocol

/** What is asked for the third time will be asked for again. */
const PREPARE_AFTER = 3
const MAX_PREPARED = 80
const MAX_COUNTED = 1_000
const READS = /^\s*(?:select|with)\b/i
/** As the database says when a table has changed under a plan. */
const outdatedPlanError = z.object({ code: z.literal('0A000') })

type PreparedStatement = { name: string; types: number[] }

function concatBytes(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}

/** Counts what is asked, and forgets all of it rather than grow with texts that never come again. */
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
 * PGlite reads and plans a text anew each time, which takes longer than most answers do. What is
 * read often is named to the database once and then only asked for by its name.
 */
export function cachePreparedStatements(client: PGlite): PGlite {
  const plans = new Map<string, PreparedStatement>()
  const countOf = createQueryCounter()
  const query = client.query.bind(client)
  let named = 0

  // The last word of each goes with it: an error would leave the next one unheard without it.
  const say = (...parts: Uint8Array[]) =>
    client.execProtocolStream(concatBytes([...parts, serialize.sync()]), { syncToFs: false })

  async function makePlan(text: string): Promise<PreparedStatement> {
    named += 1
    const name = `kept_${named}`
    const messages = await say(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    return { name, types: parse.parseDescribeStatementResults(messages) }
  }

  async function drop(text: string | undefined) {
    const plan = plans.get(text ?? '')
    if (text === undefined || plan === undefined) return
    plans.delete(text)
    await say(serialize.close({ type: 'S', name: plan.name }))
  }

  async function planFor(text: string): Promise<PreparedStatement> {
    const plan = plans.get(text) ?? (await makePlan(text))
    plans.delete(text)
    plans.set(text, plan)
    if (plans.size > MAX_PREPARED) await drop(plans.keys().next().value)
    return plan
  }

  async function askByName<T>(text: string, params: unknown[], options?: QueryOptions) {
    const { name, types } = await planFor(text)
    const values = params.map((value, i) => {
      if (value === null || value === undefined) return null
      const written = client.serializers[types[i] ?? 0]
      return written ? written(value) : String(value)
    })
    const messages = await say(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    return parse.parseResults(messages, client.parsers, options)[0] as Results<T>
  }

  async function ask<T>(text: string, params: unknown[], options?: QueryOptions) {
    try {
      return await askByName<T>(text, params, options)
    } catch (error) {
      if (!outdatedPlanError.safeParse(error).success) throw error
      await drop(text)
      return askByName<T>(text, params, options)
    }
  }

  client.query = <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    const isKept = READS.test(text) && countOf(text) >= PREPARE_AFTER
    if (!isKept) return query<T>(text, params, options)
    // As PGlite's own: never in the middle of somebody's transaction.
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => ask<T>(text, params, options)),
    )
  }
  return client
}
