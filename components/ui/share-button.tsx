'use client'

import { useState } from 'react'
import { ShareIcon } from './shop-icons'
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
        <ShareIcon />
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
