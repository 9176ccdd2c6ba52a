'use client'

import { useEffect, useState } from 'react'

const EVERY = 5_000

/** Any answer at all means that the line is there; what it says is another matter. */
async function reaches(): Promise<boolean> {
  try {
    await fetch('/api/health', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

export type Line = 'unknown' | 'there' | 'lost' | 'returned'

/** The line as it is found, not only as the browser believes it to be. */
export function useLine(): Line {
  const [line, setLine] = useState<Line>('unknown')
  useEffect(() => {
    let gone = false
    const found = (there: boolean) => {
      if (gone) return
      setLine((before) => {
        if (!there) return 'lost'
        return before === 'lost' || before === 'returned' ? 'returned' : 'there'
      })
    }
    const look = async () => found(navigator.onLine && (await reaches()))
    const onOffline = () => found(false)
    const onOnline = () => void look()
    void look()
    const timer = setInterval(onOnline, EVERY)
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      gone = true
      clearInterval(timer)
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [])
  return line
}
