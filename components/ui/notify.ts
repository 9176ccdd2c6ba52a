import type { NoticeKind, NoticeLink } from './toast-stack'

/** The stack loads with the first toast; when it cannot, the text shows plainly. */
type ToastState = { isReady: boolean; plain: string }

const PLAIN_TEXT_DURATION = 3_000

const listeners = new Set<() => void>()
const INITIAL_STATE: ToastState = { isReady: false, plain: '' }
let toasts = INITIAL_STATE
let timer: ReturnType<typeof setTimeout> | undefined

function setToasts(next: Partial<ToastState>): void {
  toasts = { ...toasts, ...next }
  listeners.forEach((listener) => listener())
}

export const toastState = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => toasts,
  onServer: () => INITIAL_STATE,
}

function showPlainText(text: string): void {
  setToasts({ plain: text })
  clearTimeout(timer)
  timer = setTimeout(() => setToasts({ plain: '' }), PLAIN_TEXT_DURATION)
}

function notice(kind: NoticeKind) {
  return async (text: string, link?: NoticeLink): Promise<void> => {
    try {
      const { showToast } = await import('./toast-stack')
      setToasts({ isReady: true })
      showToast(kind, text, link)
    } catch {
      // Offline the stack cannot load, and that is when a toast matters most.
      showPlainText(text)
    }
  }
}

export const notify = { success: notice('success'), error: notice('error'), info: notice('info') }

/** For code that a press needs and that could not be fetched. */
export function notifyLoadError(): void {
  void notify.error('این بخش باز نشد؛ اینترنت خود را بررسی کنید و دوباره بزنید.')
}
