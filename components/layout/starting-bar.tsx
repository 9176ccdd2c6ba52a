'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Says that a slow page is still waking up. Gone when it is alive; its animation ends it after two
 * seconds at the latest, also where no script ever runs.
 */
export function StartingBar() {
  const starting = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return starting ? <div aria-hidden className="starting-bar" /> : null
}
