import cluster, { type Worker } from 'node:cluster'
import { z } from 'zod'
import type { PagePeers } from '../page-cache/files-tier'

/** A page that one worker wrote to the files that all of them share. */
const storedPage = z.object({
  key: z.string(),
  file: z.string(),
  tags: z.array(z.string()),
  bytes: z.number(),
})

/** What a worker says to the watcher, and the watcher to the others. */
const workerMessage = z.discriminatedUnion('say', [
  z.object({ say: z.literal('close') }),
  z.object({ say: z.literal('stored'), page: storedPage }),
  /** `id` is the sender's; whoever has emptied its own answers with it. */
  z.object({ say: z.literal('empty'), id: z.number(), tags: z.array(z.string()) }),
  z.object({ say: z.literal('emptied'), id: z.number() }),
])
type WorkerMessage = z.output<typeof workerMessage>

const RESTART_DELAY_MS = 1_000
/** No write waits longer for a worker that does not answer. */
const MAX_WAIT_MS = 10_000

/** Which of the processes on this port this one is, from 1; a shop in one process is the first. */
export function workerNumber(): number {
  return Number(process.env.VITRIN_WORKER ?? 1)
}

/** Whether this one takes the place of a worker that died while the others went on. */
export function isReplacement(): boolean {
  return process.env.VITRIN_REPLACES === '1'
}

/** Whether this process only starts and watches the ones that serve. */
export function isWatcher(workers: number): boolean {
  return workers > 1 && cluster.isPrimary
}

/** Hands what one worker says to the others, and tells it when all of them have emptied their pages. */
function createRelay(workers: () => Iterable<Worker>) {
  type Round = { from: Worker; id: number; left: Set<Worker> }
  const rounds = new Map<number, Round>()
  let count = 0

  function endIfEmptied(number: number, { from, id, left }: Round): void {
    if (left.size > 0) return
    rounds.delete(number)
    tell(from, { say: 'emptied', id })
  }
  function relay(from: Worker, text: unknown): void {
    const message = workerMessage.parse(text)
    const others = [...workers()].filter((worker) => worker !== from && worker.isConnected())
    if (message.say === 'stored') for (const other of others) tell(other, message)
    if (message.say === 'empty') {
      count += 1
      const round: Round = { from, id: message.id, left: new Set(others) }
      rounds.set(count, round)
      for (const other of others) tell(other, { ...message, id: count })
      endIfEmptied(count, round)
    }
    if (message.say === 'emptied') dropFrom(message.id, from)
  }
  function dropFrom(number: number, worker: Worker): void {
    const round = rounds.get(number)
    if (round?.left.delete(worker)) endIfEmptied(number, round)
  }
  /** The dead hold nothing that could be old. */
  function forget(worker: Worker): void {
    for (const number of [...rounds.keys()]) dropFrom(number, worker)
  }
  return { relay, forget }
}

function tell(worker: Worker, message: WorkerMessage): void {
  if (worker.isConnected()) worker.send(message)
}

/** Serves with so many processes; one that dies is replaced, one that never opened ends them all. */
export function runWorkers(count: number): void {
  const numbers = new Map<Worker, number>()
  const opened = new Set<Worker>()
  const { relay, forget } = createRelay(() => numbers.keys())
  let isClosing = false

  function fork(number: number, isLater: boolean): void {
    if (isClosing) return
    const env = { VITRIN_WORKER: String(number), VITRIN_REPLACES: isLater ? '1' : '0' }
    const worker = cluster.fork(env)
    numbers.set(worker, number)
    worker.on('message', (message) => relay(worker, message))
  }
  function close(): void {
    isClosing = true
    for (const worker of numbers.keys()) tell(worker, { say: 'close' })
  }

  cluster.on('listening', (worker) => opened.add(worker))
  cluster.on('exit', (worker, code, signal) => {
    const number = numbers.get(worker) ?? 1
    numbers.delete(worker)
    forget(worker)
    if (isClosing) return
    if (opened.delete(worker)) {
      console.error(`vitrin: worker ${number} ended (${signal ?? code}); another takes its place.`)
      return void setTimeout(fork, RESTART_DELAY_MS, number, true)
    }
    process.exitCode = code || 1
    close()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close)
  for (let number = 1; number <= count; number += 1) fork(number, false)
}

function say(message: WorkerMessage): void {
  if (process.connected) process.send?.(message)
}

function onMessage(listener: (message: WorkerMessage) => void): void {
  process.on('message', (text) => {
    const { success, data } = workerMessage.safeParse(text)
    if (success) listener(data)
  })
}

/** A terminal sends its signal to the workers too, so what the watcher says must not count as a second. */
export function onWatcherClose(close: () => void): void {
  if (!cluster.isWorker) return
  onMessage(({ say: what }) => {
    if (what === 'close') close()
  })
  process.on('disconnect', close)
}

/** The other workers on this machine, through the watcher; nothing where there are none. */
export function openPagePeers(): PagePeers | undefined {
  if (!cluster.isWorker) return undefined
  const waiting = new Map<number, () => void>()
  let count = 0
  const finish = (id: number) => {
    waiting.get(id)?.()
    waiting.delete(id)
  }
  process.on('disconnect', () => [...waiting.keys()].forEach(finish))
  return {
    isLate: isReplacement(),
    onStored: (page) => say({ say: 'stored', page }),
    emptyElsewhere: (tags) =>
      new Promise((resolve) => {
        if (!process.connected) return resolve()
        count += 1
        const id = count
        const timer = setTimeout(finish, MAX_WAIT_MS, id)
        waiting.set(id, () => {
          clearTimeout(timer)
          resolve()
        })
        say({ say: 'empty', id, tags: [...tags] })
      }),
    listen: ({ learn, empty }) =>
      onMessage((message) => {
        if (message.say === 'stored') learn(message.page)
        if (message.say === 'emptied') finish(message.id)
        if (message.say !== 'empty') return
        const { id, tags } = message
        empty(tags).finally(() => say({ say: 'emptied', id }))
      }),
  }
}
