'use client'

import { toast, useToaster } from 'react-hot-toast/headless'
import { cn } from './cn'
import { AlertIcon, CheckCircleIcon, InfoIcon } from './icons'

export type NoticeKind = 'success' | 'error' | 'info'

const DURATION = 3000
const MAX_TOASTS = 5

const toastStyles = {
  success: { Mark: CheckCircleIcon, tint: 'text-success-600' },
  error: { Mark: AlertIcon, tint: 'text-pomegranate-600' },
  info: { Mark: InfoIcon, tint: 'text-brand-600' },
}

let latest: string[] = []

/** The text is the toast's id, so the same text never shows twice. */
export function showToast(kind: NoticeKind, text: string): void {
  latest = [...latest.filter((id) => id !== text), text]
  for (const oldest of latest.slice(0, -MAX_TOASTS)) toast.remove(oldest)
  latest = latest.slice(-MAX_TOASTS)
  toast(text, { id: text, className: kind, duration: DURATION, removeDelay: 150 })
}

export default function ToastStack() {
  const { toasts, handlers } = useToaster({ duration: DURATION })
  return (
    <ul
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="mx-auto flex max-w-md flex-col items-center gap-2"
    >
      {toasts.map((item) => {
        const { Mark, tint } = toastStyles[kindOf(item.className)]
        return (
          <li
            key={item.id}
            className={cn(
              'pointer-events-auto flex animate-rise-in items-start gap-2.5 rounded-control border border-line bg-paper px-4 py-3 text-md font-medium text-ink-900 shadow-card transition-opacity duration-150',
              !item.visible && 'opacity-0',
            )}
          >
            <Mark className={cn('mt-0.5 shrink-0', tint)} />
            <span>{item.id}</span>
          </li>
        )
      })}
    </ul>
  )
}

function kindOf(name: string | undefined): NoticeKind {
  return name === 'success' || name === 'error' ? name : 'info'
}
