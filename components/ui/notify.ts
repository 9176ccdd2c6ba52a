import type { NoticeKind } from './notice-kind'

/** The stack and its library come with the first toast; one that cannot come leaves plain words. */
type Toasts = { ready: boolean; plain: string }

const AS_LONG_AS_A_TOAST = 3_000

const listeners = new Set<() => void>()
const atFirst: Toasts = { ready: false, plain: '' }
let toasts = atFirst
let timer: ReturnType<typeof setTimeout> | undefined

function change(next: Partial<Toasts>): void {
  toasts = { ...toasts, ...next }
  listeners.forEach((tell) => tell())
}

export const toastsNeeded = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => toasts,
  onServer: () => atFirst,
}

function sayPlainly(text: string): void {
  change({ plain: text })
  clearTimeout(timer)
  timer = setTimeout(() => change({ plain: '' }), AS_LONG_AS_A_TOAST)
}

function notice(kind: NoticeKind) {
  return async (text: string): Promise<void> => {
    try {
      const { show } = await import('./toast-stack')
      change({ ready: true })
      show(kind, text)
    } catch {
      // Without a line nothing more can be fetched, and just then there is something to say.
      sayPlainly(text)
    }
  }
}

export const notify = { success: notice('success'), error: notice('error'), info: notice('info') }
