'use client'

import { useRef, useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { serviceKeys } from '@/lib/client/desk/keys'
import { saveGateways } from '@/lib/client/desk/shop-settings'
import type { SetGateway } from '@/lib/contract/desk/gateways'
import { isGatewayName } from '@/lib/domain/payment-methods'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { KeyHint } from './key-hint'
import { SecretField } from './secret-field'
import { useDeskMutation } from './use-desk-mutation'
import { storedVersion } from './version-clash'

const HINTS: Partial<Record<string, string>> = {
  zarinpal: 'در پنل زرین‌پال کنار نام درگاه است؛ ۳۲ حرف و رقم با چهار خط تیره.',
  zibal: 'در پنل زیبال کنار نام درگاه است. برای حالت آزمایشی لازم نیست.',
}
const SANDBOX_NOTES: Partial<Record<string, string>> = {
  zarinpal: 'پرداخت‌ها به سندباکس زرین‌پال می‌روند و پولی جابه‌جا نمی‌شود.',
  zibal: 'پرداخت‌ها با پذیرندهٔ آزمایشی زیبال باز می‌شوند و پولی جابه‌جا نمی‌شود.',
}

type GatewayFormProps = { gateway: SetGateway; version: number; onSaved: () => void }

/** What one gateway is opened with. */
export function GatewayForm({ gateway, version, onSaved }: GatewayFormProps) {
  const { name, title, marks, is_readable: isReadable } = gateway
  const form = useRef<HTMLFormElement>(null)
  // Who sets up a gateway wants it on.
  const begun = {
    merchant: '',
    isSandbox: gateway.is_sandbox,
    isOn: gateway.set_by === 'nobody' || gateway.is_on,
  }
  const [typed, setTyped] = useState(begun)
  const { merchant, isSandbox, isOn } = typed
  useUnsavedFormGuard(JSON.stringify(typed) !== JSON.stringify(begun))
  const saving = useDeskMutation({
    send: saveGateways,
    invalidates: serviceKeys.all,
    done: isOn
      ? `«${title}» ذخیره شد و از پرداخت بعدی پول می‌گیرد.`
      : `«${title}» ذخیره شد و خاموش است.`,
    onDone: onSaved,
  })
  useCommands([
    {
      ...{ id: 'save-gateway', title: `ذخیرهٔ ${title}`, group: 'درگاه‌ها', keys: 'Mod+KeyS' },
      run: () => form.current?.requestSubmit(),
    },
  ])
  const clash = storedVersion(saving.clash)
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (saving.isBusy || !isGatewayName(name)) return
        saving.run({
          version: clash?.version ?? version,
          gateway: {
            ...{ name, is_on: isOn, is_sandbox: isSandbox },
            ...(merchant.trim() !== '' && { merchant }),
          },
        })
      }}
    >
      {!isReadable && (
        <p role="alert" className="bg-late-bg text-late-ink rounded-[10px] px-3 py-2">
          کد ذخیره‌شده با رمز دیگری از سرور بسته شده است و خوانده نمی‌شود؛ آن را از نو بنویسید.
        </p>
      )}
      <SecretField
        label="کد پذیرنده"
        marks={marks}
        hint={HINTS[name] ?? 'از پنل درگاه بردارید.'}
        value={merchant}
        error={saving.fieldError('gateway.merchant')}
        onChange={(code) => setTyped({ ...typed, merchant: code })}
      />
      <div>
        <label className="inline-flex min-h-8 items-center gap-2 phone:min-h-11">
          <input
            type="checkbox"
            role="switch"
            className="desk-switch"
            checked={isSandbox}
            onChange={({ target }) => setTyped({ ...typed, isSandbox: target.checked })}
          />
          حالت آزمایشی
        </label>
        {isSandbox && <p className="text-note mt-1">{SANDBOX_NOTES[name]}</p>}
      </div>
      <label className="inline-flex min-h-8 items-center gap-2 phone:min-h-11">
        <input
          type="checkbox"
          role="switch"
          className="desk-switch"
          checked={isOn}
          onChange={({ target }) => setTyped({ ...typed, isOn: target.checked })}
        />
        روشن؛ به خریدار نشان داده شود
      </label>
      {clash && (
        <p role="alert" className="bg-soon-bg text-soon-ink rounded-[10px] px-3 py-2">
          کس دیگری هم‌زمان درگاه‌ها را تغییر داد. اگر همین را می‌خواهید، دوباره ذخیره کنید.
        </p>
      )}
      <p className="text-note">
        کد رمزشده نگه داشته می‌شود و دیگر نشان داده نمی‌شود. پرداختی که با کد پیشین آغاز شده است با
        همان بررسی می‌شود.
      </p>
      <div>
        <DeskButton variant="primary" type="submit" isBusy={saving.isBusy}>
          ذخیره
          <KeyHint keys="Mod+KeyS" />
        </DeskButton>
      </div>
    </form>
  )
}
