import cluster, { type Worker } from 'node:cluster'

const CLOSE = 'close'
const RESTART_DELAY_MS = 1_000

/** Which of the processes on this port this one is, from 1; a shop in one process is the first. */
export function workerNumber(): number {
  return Number(process.env.VITRIN_WORKER ?? 1)
}

/** Whether this process only starts and watches the ones that serve. */
export function isWatcher(workers: number): boolean {
  return workers > 1 && cluster.isPrimary
}

/** Serves with so many processes; one that dies is replaced, one that never opened ends them all. */
export function runWorkers(count: number): void {
  const numbers = new Map<Worker, number>()
  const opened = new Set<Worker>()
  let isClosing = false

  function fork(number: number): void {
    numbers.set(cluster.fork({ VITRIN_WORKER: String(number) }), number)
  }
  function close(): void {
    isClosing = true
    for (const worker of numbers.keys()) worker.send(CLOSE)
  }

  cluster.on('listening', (worker) => opened.add(worker))
  cluster.on('exit', (worker, code) => {
    const number = numbers.get(worker) ?? 1
    numbers.delete(worker)
    if (isClosing) return
    if (opened.delete(worker)) return void setTimeout(fork, RESTART_DELAY_MS, number)
    process.exitCode = code || 1
    close()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close)
  for (let number = 1; number <= count; number += 1) fork(number)
}

/** A terminal sends its signal to the workers too, so what the watcher says must not count as a second. */
export function onWatcherClose(close: () => void): void {
  if (!cluster.isWorker) return
  process.on('message', (message) => {
    if (message === CLOSE) close()
  })
  process.on('disconnect', close)
}
