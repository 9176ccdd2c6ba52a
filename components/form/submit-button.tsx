'use client'

import { useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import {
  formatCountdown,
  getCurrentSecond,
  getServerSecond,
  subscribeToSeconds,
} from '@/components/ui/seconds-clock'

const neverChanges = () => () => {}

type CountdownButtonProps = ButtonProps & {
  /** Epoch milliseconds, where the shop has named a wait: until then it counts down and sends nothing. */
  waitsUntil: number | null
}

/** Its name stays as it is: whoever cannot see the time is told the wait where the error stands. */
export function CountdownButton(props: CountdownButtonProps) {
  const { waitsUntil, isIdle, children, ...button } = props
  const isTimed = waitsUntil !== null
  const now = useSyncExternalStore(
    isTimed ? subscribeToSeconds : neverChanges,
    isTimed ? getCurrentSecond : getServerSecond,
    getServerSecond,
  )
  const left = isTimed && now !== null ? waitsUntil / 1000 - now : 0
  return (
    <Button isIdle={left > 0 || isIdle === true} {...button}>
      {children}
      {left > 0 && (
        <>
          {' '}
          <bdi aria-hidden="true" dir="ltr">
            {formatCountdown(Math.max(1, Math.floor(left)))}
          </bdi>
        </>
      )}
    </Button>
  )
}

export function SubmitButton(props: Omit<CountdownButtonProps, 'type'>) {
  return <CountdownButton type="submit" {...props} />
}
