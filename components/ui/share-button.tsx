'use client'

import { useState } from 'react'
import { Icon } from './icon'
import { IconButton } from './icon-button'
import { lazyComponent } from './lazy-component'

const ShareSheet = lazyComponent(() => import('./share-sheet'))

export type ShareButtonProps = {
  title: string
  /** A path of this site; what is shared is its whole address. */
  path: string
  className?: string
}

/** The system's own way to share where there is one, else a sheet of places that loads on use. */
export function ShareButton({ title, path, className }: ShareButtonProps) {
  const [{ url, open }, setSheet] = useState({ url: '', open: false })
  const share = async () => {
    const address = new URL(path, window.location.origin).href
    if (!(await shareBySystem({ title, url: address }))) setSheet({ url: address, open: true })
  }
  return (
    <>
      <IconButton
        label="هم‌رسانی"
        aria-haspopup="dialog"
        size="sm"
        className={className}
        onClick={() => void share()}
      >
        <Icon>
          <circle cx="18" cy="5" r="3" />
          <circle cx="6" cy="12" r="3" />
          <circle cx="18" cy="19" r="3" />
          <path d="m8.590 13.510 6.830 3.980M15.410 6.510l-6.820 3.980" />
        </Icon>
      </IconButton>
      {url !== '' && (
        <ShareSheet
          title={title}
          url={url}
          open={open}
          onOpenChange={(next) => setSheet({ url, open: next })}
          onLoadError={() => setSheet({ url: '', open: false })}
        />
      )}
    </>
  )
}

/** Sharing given up is answered too; only a system that cannot share is not. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!('canShare' in navigator) || !navigator.canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
