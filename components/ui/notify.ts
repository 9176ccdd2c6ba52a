import type { NoticeKind } from './notice-kind'

const listeners = new Set<() => void>()
let needed = false

/** Whether a first toast has been asked for: the stack and its library load only then. */
export const toastsNeeded = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => needed,
  onServer: () => false,
}

function notice(kind: NoticeKind) {
  return async (text: string): Promise<void> => {
    needed = true
    listeners.forEach((tell) => tell())
    const { show } = await import('./toast-stack')
    show(kind, text)
  }
}

export const notify = { success: notice('success'), error: notice('error'), info: notice('info') }
