'use client'

import { useBrowserValue } from '@/components/ui/use-browser-value'
import { keySigns } from './desk-commands'

const readIsMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a command, printed on what does the same. */
export function KeyHint({ keys }: { keys: string }) {
  const isMac = useBrowserValue(readIsMac, false)
  return (
    <span className="inline-flex gap-[3px] phone:hidden" dir="ltr" aria-hidden="true">
      {keySigns(keys, isMac).map((sign, index) => (
        <kbd key={index} className="desk-key">
          {sign}
        </kbd>
      ))}
    </span>
  )
}
