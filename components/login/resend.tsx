'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { everySecond, noSecond, thisSecond } from '@/components/ui/second-hand'
import { persianDigits } from '@/lib/persian/digits'

type ResendProps = { /** Epoch milliseconds. */ at: number; onResend: () => void }

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return persianDigits(`${minutes}:${String(seconds % 60).padStart(2, '0')}`)
}

/** Always as high, whether it counts or offers. */
export function Resend({ at, onResend }: ResendProps) {
  const now = useSyncExternalStore(everySecond, thisSecond, noSecond)
  const left = now === null ? null : Math.max(0, Math.floor(at / 1000) - now)
  return (
    <div className="grid min-h-12 place-items-center text-sm text-ink-500 phone:min-h-11">
      {left === 0 ? (
        <Button variant="link" onClick={onResend}>
          ارسال دوبارهٔ کد
        </Button>
      ) : (
        <p>
          ارسال دوبارهٔ کد تا <bdi dir="ltr">{clock(left ?? 0)}</bdi> دیگر
        </p>
      )}
    </div>
  )
}
