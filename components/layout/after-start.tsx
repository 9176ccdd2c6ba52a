'use client'

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { watchTyping } from './busy'
import { watchChunks } from './lost-chunk'

const LATER = 1_000
function Nothing() {
  return null
}

/** A page is whole without it. */
const Later = lazy<ComponentType>(() =>
  import('./later').then(
    (module) => ({ default: module.Later }),
    () => ({ default: Nothing }),
  ),
)

/** Once in the root layout: what a page needs only when it is drawn and alive comes a second later. */
export function AfterStart() {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLater, LATER, true)
    const ends = [watchChunks(), watchTyping(), () => clearTimeout(timer)]
    return () => ends.forEach((end) => end())
  }, [])
  return isLater ? (
    <Suspense>
      <Later />
    </Suspense>
  ) : null
}
