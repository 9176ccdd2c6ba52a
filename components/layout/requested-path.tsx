'use client'

import { usePathname } from 'next/navigation'
import { useBrowserValue } from '@/components/ui/use-browser-value'

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type RequestedPathProps = { englishTitle: 'Page not found' | 'Page Not Found' }

/** One cached page answers every unknown address, so the browser writes the address in. */
export function RequestedPath({ englishTitle }: RequestedPathProps) {
  const path = usePathname()
  const isHydrated = useBrowserValue(() => true, false)
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
