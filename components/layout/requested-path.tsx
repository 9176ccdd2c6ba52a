'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type RequestedPathProps = { englishTitle: 'Page not found' | 'Page Not Found' }

/** One kept page stands for every address that leads nowhere: the address is written in by the browser. */
export function RequestedPath({ englishTitle }: RequestedPathProps) {
  const path = usePathname()
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <p lang="en" dir="ltr" className="mt-1 max-w-md break-words text-sm text-ink-500">
      {englishTitle}
      {isHydrated && (
        <>
          : <bdi>{decodePath(path)}</bdi>
        </>
      )}
    </p>
  )
}
