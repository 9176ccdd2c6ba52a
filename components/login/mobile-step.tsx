'use client'

import Link from '@/components/ui/link'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { requestCode } from '@/lib/api/accounts'
import { storedMobile } from '@/lib/persian/validators'
import { paths } from '@/lib/seo/addresses'
import { triesWords } from './failure-words'
import { MobileField, type NumberProps } from './mobile-field'
import { recallSent, rememberSent, type Sent } from './sent-code'
import { TroubleLine } from './trouble-line'
import { useAsking } from './use-asking'

type MobileStepProps = NumberProps & { onSent: (sent: Sent) => void; onPassword: () => void }

const NOT_A_MOBILE = 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹'
const NO_MOBILE = 'شمارهٔ موبایل را بنویسید.'

export function MobileStep({ onSent, onPassword, ...number }: MobileStepProps) {
  const asking = useAsking('mobile', triesWords)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mobile = storedMobile(number.mobile)
    if (mobile === null) {
      const text = number.mobile.trim() === '' ? NO_MOBILE : NOT_A_MOBILE
      return asking.tell({ field: 'mobile', text })
    }
    const sent =
      recallSent(mobile) ??
      (await asking.ask(async () => rememberSent(mobile, await requestCode(mobile))))
    if (sent) onSent(sent)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-md text-ink-700">
        شمارهٔ موبایلتان را بنویسید و با کد یک‌بارمصرف وارد شوید.
      </p>
      <MobileField {...number} error={asking.errorAt('mobile')} />
      <TroubleLine {...asking} at={['mobile']} />
      <Button type="submit" full busy={asking.busy}>
        دریافت کد ورود
      </Button>
      <Button variant="soft" full onClick={onPassword}>
        ورود با رمز عبور
      </Button>
      <p className="text-center text-xs text-ink-500">
        با ورود، <Rule slug="terms">قوانین ویترین</Rule> و <Rule slug="privacy">حریم خصوصی</Rule> را
        می‌پذیرید.
      </p>
    </form>
  )
}

function Rule({ slug, children }: { slug: string; children: string }) {
  return (
    <Link
      href={paths.page(slug)}
      prefetch={false}
      target="_blank"
      className="rounded py-1 text-brand-700 underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
