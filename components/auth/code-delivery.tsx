'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import {
  formatCountdown,
  subscribeToSeconds,
  getServerSecond,
  getCurrentSecond,
} from '@/components/ui/seconds-clock'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import type { PendingCode } from './pending-code'

type ResendCodeButtonProps = { /** Epoch milliseconds. */ resendAt: number; onResend: () => void }

/** As high while it counts down as when it offers the button. */
export function ResendCodeButton({ resendAt, onResend }: ResendCodeButtonProps) {
  const now = useSyncExternalStore(subscribeToSeconds, getCurrentSecond, getServerSecond)
  const left = now === null ? null : Math.max(0, resendAt / 1000 - now)
  return (
    <div className="grid min-h-12 place-items-center text-sm text-ink-500 phone:min-h-11">
      {left === 0 ? (
        <Button variant="link" onClick={onResend}>
          ارسال دوبارهٔ کد
        </Button>
      ) : (
        <p>
          ارسال دوبارهٔ کد تا{' '}
          <bdi dir="ltr">{formatCountdown(left === null ? 0 : Math.max(1, Math.floor(left)))}</bdi>{' '}
          دیگر
        </p>
      )}
    </div>
  )
}

/** In demo mode nothing was sent: the code is shown below. */
export function CodeRecipient({ sent }: { sent: PendingCode }) {
  const mobile = <bdi dir="ltr">{persianDigits(formatMobile(sent.mobile))}</bdi>
  if (sent.demoCode) return <>کد ۶ رقمی برای {mobile} آماده است.</>
  if (sent.isInLog) {
    return <>فروشگاه هنوز پیامک نمی‌فرستد؛ کد {mobile} نزد مدیر سرور است.</>
  }
  return <>کد ۶ رقمی به {mobile} پیامک شد.</>
}

/** Only in demo mode, where no SMS is sent. */
export function DemoCodeHint({ code, onUse }: { code: string; onUse: (code: string) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-dashed border-saffron-600 bg-saffron-100 p-3 text-sm text-saffron-800">
      <p>
        در نسخهٔ نمایشی پیامکی فرستاده نمی‌شود. کد شما:{' '}
        <bdi dir="ltr" data-demo-code className="font-extrabold">
          {persianDigits(code)}
        </bdi>
      </p>
      <Button size="sm" variant="saffron" onClick={() => onUse(code)}>
        نوشتن این کد
      </Button>
    </div>
  )
}
