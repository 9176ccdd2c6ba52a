import { Session } from 'node:inspector/promises'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/**
 * Loaded into every thread of a shop that is measured (`--import`): between two messages of the program
 * that started it, each thread writes down where its time goes, and the main thread answers for all.
 */
const channel = new BroadcastChannel('vitrin-profile')
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: 250 })

/** @type {readonly [string, RegExp][]} */
const PARTS = [
  ['packing', /^node:zlib/],
  ['database', /\/(?:drizzle-orm|pg|pg-protocol|pg-pool|@electric-sql)\/|database-thread/],
  ['contract', /\/zod\/|node_modules_zod|\/zod-openapi\//],
  ['rendering', /\/next\/dist\/|\/\.next\/server\/|\/react(?:-dom)?\/|react-server-dom/],
]
const IDLE = new Set(['(idle)', '(root)'])

/** Native code belongs to whoever called it. */
function partOf(node, parents, nodes) {
  for (let at = node; at; at = nodes.get(parents.get(at.id))) {
    const { functionName, url } = at.callFrame
    if (functionName === '(garbage collector)') return 'garbage collection'
    if (IDLE.has(functionName)) return undefined
    const found = PARTS.find(([, pattern]) => pattern.test(url))
    if (found) return found[0]
    if (url !== '' && !url.startsWith('node:')) return 'the rest'
  }
  return 'the rest'
}

/**
 * Milliseconds of the thread by what they went into.
 * @param {import('node:inspector').Profiler.Profile} profile
 */
function sumUp({ nodes: list, samples = [], timeDeltas = [] }) {
  const nodes = new Map(list.map((node) => [node.id, node]))
  const parents = new Map(
    list.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  const parts = {}
  samples.forEach((id, index) => {
    const node = nodes.get(id)
    const part = node && (isMainThread ? partOf(node, parents, nodes) : threadPart(node))
    if (part) parts[part] = (parts[part] ?? 0) + (timeDeltas[index] ?? 0) / 1000
  })
  return parts
}

/** The shop's only other thread is its database's. */
function threadPart({ callFrame: { functionName } }) {
  return IDLE.has(functionName) ? undefined : 'database'
}

async function stop() {
  const { profile } = await session.post('Profiler.stop')
  return sumUp(profile)
}

const ANSWER_WAIT_MS = 1_000

if (isMainThread) {
  const answers = []
  channel.onmessage = ({ data }) => void (data.parts && answers.push(data.parts))
  process.on('message', async (order) => {
    channel.postMessage({ order })
    if (order === 'start') {
      await session.post('Profiler.start')
      process.send?.('started')
      return
    }
    const own = await stop()
    await new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))
    process.send?.([own, ...answers.splice(0)])
  })
} else {
  channel.onmessage = async ({ data }) => {
    if (data.order === 'start') await session.post('Profiler.start')
    if (data.order === 'stop') channel.postMessage({ parts: await stop() })
  }
}
channel.unref()
