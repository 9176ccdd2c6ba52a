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

/** One page answers every address that no route has, so there the browser writes the address in. */
export function RequestedPath({ englishTitle, path: pathOnServer = '' }: RequestedPathProps) {
  const pathname = usePathname()
  const path = useBrowserValue(() => pathname, pathOnServer)
  return (
    <p lang="en" dir="ltr" className="mt-1 max-w-md break-words text-sm text-ink-500">
      {englishTitle}
      {path !== '' && (
        <>
          : <bdi>{decodePath(path)}</bdi>
        </>
      )}
    </p>
  )
}
