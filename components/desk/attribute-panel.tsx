import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { attributesQuery, renameAttribute } from '@/lib/client/desk/attributes'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskProductKeys } from '@/lib/client/desk/keys'
import type { DeskAttribute } from '@/lib/contract/desk/attributes'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { DeskPanel } from './desk-panel'
import { useDeskMutation } from './use-desk-mutation'

type AttributePanelProps = {
  attribute: DeskAttribute
  /** Of all attributes: what takes one of them is joined to it. */
  names: readonly string[]
  onClose: () => void
  onRenamed: (name: string) => void
}

/** An attribute with its values and the categories that use it. */
export function AttributePanel({ attribute, names, onClose, onRenamed }: AttributePanelProps) {
  const { name, products, values, categories, required_in: requiredIn } = attribute
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<string | null>(null)
  const renaming = useDeskMutation({
    send: async (change: { value?: string; to: string }) => ({
      to: change.to,
      isName: change.value === undefined,
      stored: await renameAttribute({ name, ...change }),
    }),
    invalidates: deskProductKeys.all,
    done: 'در همهٔ کالاها تغییر کرد.',
    onDone: ({ to, isName, stored }) => {
      setEdited(null)
      if (isName) onRenamed(to)
      queryClient.setQueryData(attributesQuery.queryKey, stored)
    },
  })
  return (
    <DeskPanel title={name} onClose={onClose}>
      <div className="grid gap-5">
        <RenameForm
          label="نام"
          former={name}
          taken={names}
          note={`در ${formatNumber(products)} کالا تغییر می‌کند.`}
          error={edited === null ? renaming.fieldError('to') : undefined}
          isBusy={renaming.isBusy}
          onRename={(to) => renaming.run({ to })}
        />
        <section aria-labelledby="attribute-values">
          <h3 id="attribute-values" className="mb-1 text-[13px] font-bold">
            مقدارها
          </h3>
          <ul>
            {values.map(({ value, products: count }) => (
              <li key={value} className="border-hair border-b py-1 last:border-b-0">
                {edited === value ? (
                  <RenameForm
                    label={`مقدار تازهٔ ${value}`}
                    former={value}
                    taken={values.map((one) => one.value)}
                    note={`در ${formatNumber(count)} کالا تغییر می‌کند.`}
                    error={renaming.fieldError('to')}
                    isBusy={renaming.isBusy}
                    onRename={(to) => renaming.run({ value, to })}
                    onCancel={() => setEdited(null)}
                  />
                ) : (
                  <span className="flex items-center gap-2">
                    <span className="min-w-0 flex-1">
                      <MixedText>{value}</MixedText>
                    </span>
                    <span className="text-note shrink-0 text-[12px]">{formatNumber(count)}</span>
                    <DeskButton
                      variant="plain"
                      aria-label={`تغییر ${value}`}
                      onClick={() => setEdited(value)}
                    >
                      تغییر
                    </DeskButton>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="attribute-categories">
          <h3 id="attribute-categories" className="mb-1 text-[13px] font-bold">
            دسته‌ها
          </h3>
          <ul>
            {categories.map(({ id, title, products: count }) => (
              <li key={id} className="flex min-h-8 items-center gap-2">
                <Link
                  href={`${deskPaths.categories}?open=${id}`}
                  className="min-w-0 flex-1 underline-offset-4 hover:underline"
                >
                  <MixedText>{title}</MixedText>
                </Link>
                {requiredIn.includes(title) && <span className="desk-tag">لازم</span>}
                <span className="text-note shrink-0 text-[12px]">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DeskPanel>
  )
}

type RenameFormProps = {
  label: string
  former: string
  taken: readonly string[]
  note: string
  error: string | undefined
  isBusy: boolean
  onRename: (to: string) => void
  onCancel?: () => void
}

function RenameForm(props: RenameFormProps) {
  const { label, former, taken, note, error, isBusy, onRename, onCancel } = props
  const [typed, setTyped] = useState(former)
  const to = typed.trim()
  const isChanged = to !== '' && to !== former
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isBusy) onRename(to)
      }}
    >
      <DeskField
        label={label}
        error={error}
        hint={isChanged && (taken.includes(to) ? `با «${to}» یکی می‌شود. ${note}` : note)}
      >
        {(control) => (
          <input
            {...control}
            className="desk-field"
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </DeskField>
      {(isChanged || onCancel) && (
        <span className="flex gap-1.5">
          <DeskButton type="submit" variant="primary" isBusy={isBusy} disabled={!isChanged}>
            تغییر در همه
          </DeskButton>
          <DeskButton variant="plain" onClick={onCancel ?? (() => setTyped(former))}>
            انصراف
          </DeskButton>
        </span>
      )}
    </form>
  )
}
