import { useState } from 'react'
import { useTypedGuard } from './use-unsaved-guard'

type Limit = { field: string; most: number; bytes: number }

/** Kept apart from the words beside a name of any direction. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}

/** The pictures of a form, which are no values of it, and what the shop says of them. */
export function usePictures(limit: Limit) {
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string>()
  const { field } = limit
  useTypedGuard(files.length > 0)

  function choose(chosen: File[]): void {
    setError(undefined)
    setFiles(chosen)
  }

  function tell(fields: Record<string, string[]>): boolean {
    const message = fields[field]?.[0]
    const refused = files.find((_, at) => `${field}.${at}` in fields)
    setError(message && refused ? `«${isolated(refused.name)}»: ${message}` : message)
    return message !== undefined
  }

  return { files, error, tell, choose, limit }
}

export type ChosenPictures = ReturnType<typeof usePictures>
