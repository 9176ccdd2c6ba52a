'use client'

import { useState, type FormEvent } from 'react'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { makeFirstOwner } from '@/lib/client/desk/staff'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { type Currency, getCurrency } from '@/lib/persian/currency'
import { CURRENCY_HINT, CURRENCY_LABEL, CurrencySelect } from './currency-select'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { LoginFrame } from './login-frame'
import { useLoginStep } from './use-login-step'

/** After the mark of the fragment, which no server and no log is told. */
const readToken = () => window.location.hash.slice(1)

const GREETING = {
  title: 'فروشگاه شما آمادهٔ چیدن است',
  text: 'هشت گام تا باز شدن؛ هر کدام جدا ذخیره می‌شود و ترتیبش با شماست.',
}

/** By the link that a shop with nobody at its desk prints when it starts. */
export function FirstOwnerView() {
  const token = useBrowserValue(readToken, '')
  const { run, isBusy, error } = useLoginStep()
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [currency, setCurrency] = useState<Currency>(getCurrency)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await makeFirstOwner({ token, name, mobile, currency })
      hardNavigate(deskPaths.login, { shouldReplace: true })
    })
  }
  return (
    <LoginFrame title="اولین مدیر فروشگاه" greeting={GREETING}>
      <form onSubmit={handleSubmit} noValidate className="grid gap-4">
        <p className="text-note">
          با این نام و شماره وارد میز کار می‌شوید و سپس دیگران را می‌افزایید.
        </p>
        <DeskField label="نام و نام خانوادگی">
          {(control) => (
            <input
              {...control}
              className="desk-field h-11"
              autoComplete="name"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </DeskField>
        <DeskField label="شمارهٔ موبایل" error={error}>
          {(control) => (
            <input
              {...control}
              className="desk-field h-11"
              dir="ltr"
              inputMode="tel"
              autoComplete="tel"
              value={mobile}
              onChange={(event) => setMobile(event.target.value)}
            />
          )}
        </DeskField>
        <DeskField label={CURRENCY_LABEL} hint={CURRENCY_HINT}>
          {(control) => (
            <CurrencySelect {...control} className="h-11" value={currency} onChange={setCurrency} />
          )}
        </DeskField>
        <DeskButton variant="primary" type="submit" isBusy={isBusy} className="h-11">
          ساختن مدیر
        </DeskButton>
      </form>
    </LoginFrame>
  )
}
