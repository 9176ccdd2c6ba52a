export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** Runs one piece of work at a time; who comes when too many wait is turned away. */
export function oneAtATime(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) throw new TooBusy()
    waiting += 1
    const mine = last.then(work).finally(() => {
      waiting -= 1
    })
    last = mine.catch(() => {})
    return mine
  }
}
