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

type RequestedPathProps = {
  englishTitle: 'Page not found' | 'Page Not Found'
  /** Where the server knows it. */
  path?: string | undefined
}

/**
 * For who reads the markup; shoppers are told in Persian. One page answers every address that no route has, so there the
 * browser writes the address in.
 */
export function RequestedPath({ englishTitle, path: pathOnServer = '' }: RequestedPathProps) {
  const pathname = usePathname()
  const path = useBrowserValue(() => pathname, pathOnServer)
  return (
    <p lang="en" dir="ltr" hidden>
      {englishTitle}
      {path !== '' && (
        <>
          : <bdi>{decodePath(path)}</bdi>
        </>
      )}
    </p>
  )
}
