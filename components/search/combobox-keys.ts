export type ComboboxKeyState = {
  /** -1 while the field itself is active. */
  activeIndex: number
  rowCount: number
  isOpen: boolean
  isFilled: boolean
  /** The active row is a recent search, which Delete removes. */
  isRecent: boolean
  /** In a dialog, which handles Escape itself. */
  isModal: boolean
}

export type KeyAction =
  | { type: 'activate'; index: number }
  | { type: 'open' | 'close' | 'clear' | 'choose' | 'forget' | 'edit' }

/** These return to editing the text. */
const EDITING_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'])

/** What a key does in a field with a list of suggestions; null leaves it to the browser. */
export function resolveKeyAction(key: string, state: ComboboxKeyState): KeyAction | null {
  const { activeIndex, rowCount, isOpen, isFilled, isRecent, isModal } = state
  if (key === 'Escape')
    return isModal ? null : isOpen ? { type: 'close' } : isFilled ? { type: 'clear' } : null
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!isOpen) return { type: 'open' }
    return rowCount === 0
      ? null
      : { type: 'activate', index: stepIndex(activeIndex, key === 'ArrowDown' ? 1 : -1, rowCount) }
  }
  if (!isOpen || activeIndex < 0) return null
  if (key === 'Home') return { type: 'activate', index: 0 }
  if (key === 'End') return { type: 'activate', index: rowCount - 1 }
  if (key === 'Enter') return { type: 'choose' }
  if (key === 'Delete' && isRecent) return { type: 'forget' }
  return EDITING_KEYS.has(key) ? { type: 'edit' } : null
}

/** The rows wrap around through the field. */
function stepIndex(index: number, step: number, rowCount: number): number {
  const stops = rowCount + 1
  return ((index + 1 + step + stops) % stops) - 1
}
