'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { serviceKeys } from '@/lib/client/desk/keys'
import { saveGateways } from '@/lib/client/desk/shop-settings'
import { gatewayCalls, type SetGateway } from '@/lib/contract/desk/gateways'
import { isGatewayName } from '@/lib/domain/payment-methods'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { KeyHint } from '../ui/key-hint'
import type { DescribedField } from '../ui/merge-drafts'
import { describeSecret, SecretField } from '../ui/secret-field'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useFormClash } from '../ui/use-form-clash'
import { VersionClash } from '../ui/version-clash'

const HINTS: Partial<Record<string, string>> = {
  zarinpal: 'در پنل زرین‌پال کنار نام درگاه است؛ ۳۲ حرف و رقم با چهار خط تیره.',
  zibal: 'در پنل زیبال کنار نام درگاه است. برای حالت آزمایشی لازم نیست.',
}
const SANDBOX_NOTES: Partial<Record<string, string>> = {
  zarinpal: 'پرداخت‌ها به سندباکس زرین‌پال می‌روند و پولی جابه‌جا نمی‌شود.',
  zibal: 'پرداخت‌ها با پذیرندهٔ آزمایشی زیبال باز می‌شوند و پولی جابه‌جا نمی‌شود.',
}

type ReadGateway = SetGateway & { version: number }

// Who sets up a gateway wants it on.
const draftOf = ({ marks, is_sandbox, is_on, set_by }: ReadGateway) => ({
  ...{ merchant: '', marks, isSandbox: is_sandbox, isOn: set_by === 'nobody' || is_on },
})
type Draft = ReturnType<typeof draftOf>

const CLASH_FIELDS: readonly DescribedField<Draft>[] = [
  {
    ...{ label: 'کد پذیرنده', names: ['merchant', 'marks'] },
    describe: ({ merchant, marks }) => describeSecret(merchant, marks),
  },
  {
    ...{ label: 'حالت آزمایشی', names: ['isSandbox'] },
    describe: ({ isSandbox }) => (isSandbox ? 'روشن' : 'خاموش'),
  },
  {
    ...{ label: 'به خریدار نشان داده شود', names: ['isOn'] },
    describe: ({ isOn }) => (isOn ? 'روشن' : 'خاموش'),
  },
]

function readGateway(clash: unknown, name: string): ReadGateway | undefined {
  const { data } = gatewayCalls.getGatewaySettings.answer.shape.data.shape.settings.safeParse(clash)
  const stored = data?.gateways.find((one) => one.name === name)
  return data && stored && { ...stored, version: data.version }
}

type GatewayFormProps = { gateway: SetGateway; version: number; onSaved: () => void }

/** What one gateway is opened with. */
export function GatewayForm({ gateway, version, onSaved }: GatewayFormProps) {
  const { name, title, marks, is_readable: isReadable } = gateway
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const draftForm = useDeskFormDraft({ ...gateway, version }, draftOf)
  const { draft, read, change, reset } = draftForm
  const { merchant, isSandbox, isOn } = draft
  const saving = useDeskMutation({
    send: (whole: { draft: Draft; version: number }) => {
      if (!isGatewayName(name)) throw new Error(`${name} has no account.`)
      const { merchant: typed, isSandbox: is_sandbox, isOn: is_on } = whole.draft
      return saveGateways({
        version: whole.version,
        gateway: { name, is_on, is_sandbox, ...(typed.trim() !== '' && { merchant: typed }) },
      })
    },
    invalidates: serviceKeys.all,
    done: ({ gateways }) =>
      gateways.some((one) => one.name === name && one.is_on)
        ? `«${title}» ذخیره شد و از پرداخت بعدی پول می‌گیرد.`
        : `«${title}» ذخیره شد و خاموش است.`,
    onDone: () => {
      reset()
      onSaved()
    },
  })
  const clash = useFormClash({
    ...{ form: draftForm, saving, fields: CLASH_FIELDS, group: 'درگاه‌ها' },
    stored: readGateway(saving.clash, name),
    onStored: () => void queryClient.invalidateQueries({ queryKey: serviceKeys.all }),
  })
  useCommands([
    {
      ...{ id: 'save-gateway', title: `ذخیرهٔ ${title}`, group: 'درگاه‌ها', keys: 'Mod+KeyS' },
      run: () => form.current?.requestSubmit(),
    },
  ])
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isBusy && isGatewayName(name)) saving.run({ draft, version: read.version })
      }}
    >
      <VersionClash clash={clash} />
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
        onChange={(code) => change({ merchant: code })}
      />
      <div>
        <label className="inline-flex min-h-8 items-center gap-2 phone:min-h-11">
          <input
            type="checkbox"
            role="switch"
            className="desk-switch"
            checked={isSandbox}
            onChange={({ target }) => change({ isSandbox: target.checked })}
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
          onChange={({ target }) => change({ isOn: target.checked })}
        />
        روشن؛ به خریدار نشان داده شود
      </label>
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
