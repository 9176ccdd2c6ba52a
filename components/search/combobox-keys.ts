export type ComboboxKeyState = {
  /** The row that is pointed at; -1 in the field itself. */
  activeIndex: number
  /** How many rows there are. */
  rowCount: number
  isOpen: boolean
  isFilled: boolean
  /** The row is a search of the past, which can be forgotten. */
  isRecent: boolean
  /** In a dialog, which closes itself. */
  isModal: boolean
}

export type KeyAction =
  { do: 'point'; at: number } | { do: 'open' | 'close' | 'empty' | 'choose' | 'forget' | 'edit' }

/** The caret moves in the text again, where the row was. */
const EDITING_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'])

/** What a key means to a field with a list of suggestions; null leaves it to the browser. */
export function resolveKeyAction(key: string, state: ComboboxKeyState): KeyAction | null {
  const { activeIndex, rowCount, isOpen, isFilled, isRecent, isModal } = state
  if (key === 'Escape')
    return isModal ? null : isOpen ? { do: 'close' } : isFilled ? { do: 'empty' } : null
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!isOpen) return { do: 'open' }
    return rowCount === 0
      ? null
      : { do: 'point', at: stepIndex(activeIndex, key === 'ArrowDown' ? 1 : -1, rowCount) }
  }
  if (!isOpen || activeIndex < 0) return null
  if (key === 'Home') return { do: 'point', at: 0 }
  if (key === 'End') return { do: 'point', at: rowCount - 1 }
  if (key === 'Enter') return { do: 'choose' }
  if (key === 'Delete' && isRecent) return { do: 'forget' }
  return EDITING_KEYS.has(key) ? { do: 'edit' } : null
}

/** The field is one stop of the round. */
function stepIndex(at: number, step: number, rows: number): number {
  const stops = rows + 1
  return ((at + 1 + step + stops) % stops) - 1
}
