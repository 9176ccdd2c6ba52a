'use client'

import { useEffect, useState } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { canMakeFirstOwner, makeFirstOwner } from '@/lib/client/desk/staff'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { type Currency, getCurrency } from '@/lib/persian/currency'
import { CURRENCY_HINT, CURRENCY_LABEL, CurrencySelect } from '../ui/currency-select'
import { DeskField } from '../ui/desk-field'
import { LoginFrame } from './login-frame'
import { LoginField, LoginStepForm, MOBILE_INPUT } from './login-step-form'

/** After the mark of the fragment, which no server and no log is told. */
const readToken = () => window.location.hash.slice(1)

const GREETING = {
  title: 'فروشگاه شما آمادهٔ چیدن است',
  text: 'نُه گام تا باز شدن؛ هر کدام جدا ذخیره می‌شود و ترتیبش با شماست.',
}

const RESTARTS = [
  {
    title: 'با systemd',
    lines: 'systemctl restart vitrin\njournalctl -u vitrin --since -5m | grep first-owner',
  },
  {
    title: 'با Docker',
    lines:
      'docker compose restart shop-1 shop-2\ndocker compose logs --since 5m | grep first-owner',
  },
]

/** By the link that a shop with nobody at its desk prints when it starts. */
export function FirstOwnerView() {
  const token = useBrowserValue<string | false>(readToken, false)
  const [checked, setChecked] = useState<{ token: string; isOpen: boolean }>()
  useEffect(() => {
    if (!token) return
    let isCurrent = true
    void canMakeFirstOwner(token).then((isOpen) => isCurrent && setChecked({ token, isOpen }))
    return () => {
      isCurrent = false
    }
  }, [token])
  if (token === '' || (checked?.token === token && !checked.isOpen)) return <DeadLink />
  return (
    <LoginFrame title="اولین مدیر فروشگاه" greeting={GREETING}>
      {token !== false && checked?.token === token ? (
        <FirstOwnerForm token={token} />
      ) : (
        <p role="status" className="text-note">
          لینک بررسی می‌شود…
        </p>
      )}
    </LoginFrame>
  )
}

/** Nothing is asked for that would be refused in the end. */
function DeadLink() {
  return (
    <LoginFrame title="این لینک دیگر باز نمی‌شود" greeting={GREETING}>
      <div className="grid gap-4">
        <p>
          لینک اولین مدیر یک روز کار می‌کند و تنها برای یک نفر. تا میز کار مدیری ندارد، فروشگاه با هر
          راه‌اندازی لینک تازه‌ای در گزارش سرور چاپ می‌کند:
        </p>
        {RESTARTS.map(({ title, lines }) => (
          <div key={title} className="grid gap-1">
            <p className="text-note text-[12px]">
              <MixedText>{title}</MixedText>
            </p>
            <pre
              dir="ltr"
              className="bg-sunk whitespace-pre-wrap break-words rounded-[10px] p-3 text-end text-[12px] leading-6"
            >
              {lines}
            </pre>
          </div>
        ))}
        <p className="text-note">
          لینک کامل را، همراه آنچه پس از <bdi dir="ltr">#</bdi> می‌آید، در مرورگر باز کنید.
        </p>
        <Link href={deskPaths.login} className="desk-button h-11">
          مدیری ساخته شده است؛ ورود
        </Link>
      </div>
    </LoginFrame>
  )
}

function FirstOwnerForm({ token }: { token: string }) {
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [currency, setCurrency] = useState<Currency>(getCurrency)
  const send = async () => {
    await makeFirstOwner({ token, name, mobile, currency })
    hardNavigate(deskPaths.login, { shouldReplace: true })
  }
  return (
    <LoginStepForm send={send} action="ساختن مدیر">
      {({ error }) => (
        <>
          <p className="text-note">
            با این نام و شماره وارد میز کار می‌شوید و سپس دیگران را می‌افزایید.
          </p>
          <LoginField
            label="نام و نام خانوادگی"
            autoComplete="name"
            value={name}
            onValueChange={setName}
          />
          <LoginField
            label="شمارهٔ موبایل"
            {...MOBILE_INPUT}
            autoComplete="tel"
            error={error}
            value={mobile}
            onValueChange={setMobile}
          />
          <DeskField label={CURRENCY_LABEL} hint={CURRENCY_HINT}>
            {(control) => (
              <CurrencySelect
                {...control}
                className="h-11"
                value={currency}
                onChange={setCurrency}
              />
            )}
          </DeskField>
        </>
      )}
    </LoginStepForm>
  )
}
