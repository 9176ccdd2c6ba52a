'use client'

import { useRef } from 'react'
import { Button } from './button'
import { notify } from './notify'
import { ResponsiveDialog } from './responsive-dialog'

type SharedLink = { title: string; url: string }

/** Spaces as %20: some of these places show a plus as it is. */
function buildAddress(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${base}?${pairs.join('&')}`
}

/** Where a link can be sent from a browser; each is the place's own plain address. */
export function listShareTargets({ title, url }: SharedLink) {
  return [
    { name: 'تلگرام', href: buildAddress('https://t.me/share/url', { url, text: title }) },
    { name: 'واتس‌اپ', href: buildAddress('https://wa.me/', { text: `${title}\n${url}` }) },
    { name: 'ایتا', href: buildAddress('https://eitaa.com/share/url', { url, text: title }) },
    { name: 'بله', href: buildAddress('https://ble.ir/share/url', { url, text: title }) },
  ]
}

type ShareSheetProps = {
  title: string
  url: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const targetClassName =
  'flex min-h-12 items-center justify-center rounded-control border border-ink-300 px-3 text-md font-medium hover:bg-ink-100'

export default function ShareSheet({ title, url, open, onOpenChange }: ShareSheetProps) {
  const address = useRef<HTMLInputElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const close = () => onOpenChange(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      close()
      void notify.success('پیوند کپی شد')
    } catch {
      address.current?.select()
      void notify.error('پیوند کپی نشد. خودتان آن را از کادر کپی کنید.')
    }
  }
  return (
    <ResponsiveDialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title="اشتراک‌گذاری"
      initialFocus={copyButton}
    >
      <p className="line-clamp-2 text-md text-ink-700">{title}</p>
      <div className="mt-3 flex items-center gap-2">
        <input
          ref={address}
          readOnly
          dir="ltr"
          aria-label="پیوند"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="h-12 min-w-0 flex-1 rounded-control border border-edge bg-ink-50 px-3 text-sm text-ink-700"
        />
        <Button ref={copyButton} onClick={() => void copy()}>
          کپی پیوند
        </Button>
      </div>
      <ul aria-label="ارسال با" className="mt-4 grid grid-cols-2 gap-2">
        {listShareTargets({ title, url }).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={close}
              className={targetClassName}
            >
              {name}
              <span className="sr-only"> (در زبانهٔ تازه)</span>
            </a>
          </li>
        ))}
      </ul>
    </ResponsiveDialog>
  )
}
