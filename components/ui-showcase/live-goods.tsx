'use client'

import { useState } from 'react'
import { Countdown } from '@/components/ui/countdown'
import { Stepper } from '@/components/ui/stepper'
import { Sample } from './section'

export function LiveGoods() {
  const [count, setCount] = useState(2)
  const [tonight] = useState(() => new Date(Date.now() + 5 * 3_600_000).toISOString())
  const [later] = useState(() => new Date(Date.now() + 76 * 3_600_000).toISOString())
  return (
    <>
      <Sample name="تعداد">
        <Stepper
          label="تعداد هدفون بی‌سیم"
          value={count}
          max={3}
          onValueChange={setCount}
          onRemove={() => setCount(1)}
        />
        <Stepper label="تعداد ماگ سرامیکی" value={1} max={5} busy onValueChange={() => {}} />
        <Stepper label="تعداد پیراهن نخی" value={1} max={1} disabled onValueChange={() => {}} />
      </Sample>
      <Sample name="شمارش وارونه">
        <span className="deep rounded-card bg-pomegranate-600 p-4">
          <Countdown until={tonight} tone="paper" />
        </span>
        <Countdown until={later} tone="brand" size="sm" />
        <Countdown until="2020-03-20T20:30:00Z" ended={<span>پیشنهاد به پایان رسید</span>} />
      </Sample>
    </>
  )
}
