'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { notify } from '@/components/ui/notify'
import { Sample } from './section'

export function Feedback() {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Sample name="پیام کوتاه">
        <Button variant="soft" onClick={() => notify.success('کالا به سبد خرید افزوده شد.')}>
          پیام موفق
        </Button>
        <Button variant="soft" onClick={() => notify.error('تنها ۲ عدد از این کالا مانده است.')}>
          پیام خطا
        </Button>
        <Button variant="soft" onClick={() => notify.info('نسخهٔ تازه‌ای از فروشگاه آماده است.')}>
          پیام آگاهی
        </Button>
      </Sample>
      <Sample name="خطا" className="block">
        <ErrorState
          title="فهرست سفارش‌ها دریافت نشد"
          text="اتصال اینترنت را بررسی و دوباره تلاش کنید."
          busy={busy}
          onRetry={() => setBusy(!busy)}
        />
      </Sample>
    </>
  )
}
