export type FieldState = {
  /** The row that is pointed at; -1 in the field itself. */
  at: number
  /** How many rows there are. */
  rows: number
  open: boolean
  filled: boolean
  /** The row is a search of the past, which can be forgotten. */
  recent: boolean
  /** In a dialog, which closes itself. */
  modal: boolean
}

export type KeyAction =
  { do: 'point'; at: number } | { do: 'open' | 'close' | 'empty' | 'choose' | 'forget' | 'edit' }

/** The caret moves in the text again, where the row was. */
const EDITING = new Set(['ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'])

/** What a key means to a field with a list of suggestions; null leaves it to the browser. */
export function keyAction(key: string, state: FieldState): KeyAction | null {
  const { at, rows, open, filled, recent, modal } = state
  if (key === 'Escape')
    return modal ? null : open ? { do: 'close' } : filled ? { do: 'empty' } : null
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!open) return { do: 'open' }
    return rows === 0 ? null : { do: 'point', at: stepped(at, key === 'ArrowDown' ? 1 : -1, rows) }
  }
  if (!open || at < 0) return null
  if (key === 'Home') return { do: 'point', at: 0 }
  if (key === 'End') return { do: 'point', at: rows - 1 }
  if (key === 'Enter') return { do: 'choose' }
  if (key === 'Delete' && recent) return { do: 'forget' }
  return EDITING.has(key) ? { do: 'edit' } : null
}

/** The field is one stop of the round. */
function stepped(at: number, step: number, rows: number): number {
  const stops = rows + 1
  return ((at + 1 + step + stops) % stops) - 1
}
