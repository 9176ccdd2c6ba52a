import type { Taken } from './use-taking'
import { RemovedLine } from './removed-line'

/** Where a line was taken from, what puts it back. */
export function TakenLine({ taken, onRestore }: { taken: Taken | null; onRestore: () => void }) {
  if (!taken) return null
  const { line, what } = taken
  return (
    <RemovedLine
      key={`${what} ${line.stock_id}`}
      line={line}
      what={what}
      onRestore={onRestore}
      className="mb-4"
    />
  )
}
