'use client'

import { toast, useToaster } from 'react-hot-toast/headless'
import { cn } from './cn'
import Link from './link'
import { AlertIcon } from './icons'
import { CheckCircleIcon, InfoIcon } from './page-icons'

export type NoticeKind = 'success' | 'error' | 'info'
/** Where what was done can be seen. */
export type NoticeLink = { title: string; href: string }

const DURATION = 3000
/** Of one with a link: time to read and to reach for it. */
const LINK_DURATION = 8000
const MAX_TOASTS = 5

const toastStyles = {
  success: { Mark: CheckCircleIcon, tint: 'text-success-600' },
  error: { Mark: AlertIcon, tint: 'text-pomegranate-600' },
  info: { Mark: InfoIcon, tint: 'text-brand-600' },
}

let latest: string[] = []
const links = new Map<string, NoticeLink>()

/** The text is the toast's id, so the same text never shows twice. */
export function showToast(kind: NoticeKind, text: string, link?: NoticeLink): void {
  latest = [...latest.filter((id) => id !== text), text]
  for (const oldest of latest.slice(0, -MAX_TOASTS)) toast.remove(oldest)
  latest = latest.slice(-MAX_TOASTS)
  links.delete(text)
  if (link) links.set(text, link)
  const duration = link ? LINK_DURATION : DURATION
  toast(text, { id: text, className: kind, duration, removeDelay: 150 })
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
        const link = links.get(item.id)
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
            {link && (
              <Link
                href={link.href}
                className="shrink-0 font-semibold text-brand-700 underline underline-offset-4"
              >
                {link.title}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function kindOf(name: string | undefined): NoticeKind {
  return name === 'success' || name === 'error' ? name : 'info'
}
