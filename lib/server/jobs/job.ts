export type Round = {
  /** Whether it may have been begun before, by a process that did not end it. */
  isTakenOver: boolean
  /** Aborted when the shop closes: what then throws goes to another instance. */
  signal: AbortSignal
}

/** Work in the background that one of all instances does at a time, again and again. */
export type Job = {
  name: string
  everySeconds: number
  /** When a round that has not ended is given to another instance: its own is then taken for dead. */
  limitSeconds: number
  work: (round: Round) => Promise<unknown>
}

export type Jobs = {
  /** Does the work of that name as soon as may be. */
  wake: (name: string) => void
  /** Waits for the rounds of this process. */
  stop: () => Promise<void>
}
