'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type MissingAddressProps = { words: 'Page not found' | 'Page Not Found' }

/** One kept page stands for every address that leads nowhere: the address is written in by the browser. */
export function MissingAddress({ words }: MissingAddressProps) {
  const path = usePathname()
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <p lang="en" dir="ltr" className="mt-1 max-w-md break-words text-sm text-ink-500">
      {words}
      {alive && (
        <>
          : <bdi>{readable(path)}</bdi>
        </>
      )}
    </p>
  )
}
