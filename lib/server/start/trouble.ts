const quietFor = 60_000
const mostRemembered = 1000

/** Reports what went wrong beside the shop's own log, the same trouble once a minute at most. */
export function troubleReport(write: (text: string) => void): (error: unknown) => void {
  const lastTold = new Map<string, number>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    const now = Date.now()
    if (now - (lastTold.get(message) ?? 0) < quietFor) return
    if (lastTold.size >= mostRemembered) lastTold.clear()
    lastTold.set(message, now)
    write(`vitrin: ${error instanceof Error ? (error.stack ?? message) : message}\n`)
  }
}
