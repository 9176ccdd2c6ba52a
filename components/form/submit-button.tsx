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

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** Epoch milliseconds, where the shop has named a wait: until then it counts down and sends nothing. */
  waitsUntil: number | null
}

export function SubmitButton({ waitsUntil, isIdle, children, ...button }: SubmitButtonProps) {
  const isTimed = waitsUntil !== null
  const now = useSyncExternalStore(
    isTimed ? subscribeToSeconds : neverChanges,
    isTimed ? getCurrentSecond : getServerSecond,
    getServerSecond,
  )
  const left = isTimed && now !== null ? waitsUntil / 1000 - now : 0
  return (
    <Button type="submit" isIdle={left > 0 || isIdle === true} {...button}>
      {children}
      {left > 0 && <bdi dir="ltr">{formatCountdown(Math.max(1, Math.floor(left)))}</bdi>}
    </Button>
  )
}
