'use client'

import type { ReactNode } from 'react'
import { IconButton } from './icon-button'
import { lazyComponent, useLazyOpen } from './lazy-component'

const ShareSheet = lazyComponent(() => import('./share-sheet'))

export type ShareButtonProps = {
  title: string
  /** A path of this site; its absolute address is shared. */
  path: string
  /** Given by the page, so that no module of icons comes with the button. */
  icon: ReactNode
  className?: string
}

/** The system's own way to share where there is one, else a sheet of places that loads on use. */
export function ShareButton({ title, path, icon, className }: ShareButtonProps) {
  const sheet = useLazyOpen()
  const share = async () => {
    if (!(await shareBySystem({ title, url: toAbsoluteUrl(path) }))) sheet.show()
  }
  return (
    <>
      <IconButton
        label="اشتراک‌گذاری"
        aria-haspopup="dialog"
        size="sm"
        className={className}
        onClick={() => void share()}
      >
        {icon}
      </IconButton>
      {sheet.isRendered && <ShareSheet title={title} url={toAbsoluteUrl(path)} {...sheet.props} />}
    </>
  )
}

function toAbsoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href
}

/** Sharing given up is answered too; only a system that cannot share is not. */
export async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!('canShare' in navigator) || !navigator.canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
