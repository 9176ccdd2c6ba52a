'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { TrashIcon } from '@/components/ui/page-icons'
import { notify } from '@/components/ui/notify'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import {
  addAttribute,
  attributesQuery,
  removeAttribute,
  setAttributeInput,
} from '@/lib/client/desk/attributes'
import { taxonomyKeys } from '@/lib/client/desk/keys'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import {
  attributeInput,
  type AttributeInput,
  type DeskAttribute,
} from '@/lib/contract/desk/attributes'
import { normalizeText } from '@/lib/persian/text'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DeskPanel } from '../ui/desk-panel'
import { useDeskMutation } from '../ui/use-desk-mutation'

const KINDS = { text: 'متن آزاد', number: 'عدد با واحد', choice: 'از فهرست' } as const
const KIND_IDS = ['text', 'number', 'choice'] as const
type Kind = (typeof KIND_IDS)[number]

/** As it is typed: what belongs to another kind stays, for who turns back to it. */
type InputDraft = { kind: Kind; unit: string; choices: string }
const NEW_INPUT: InputDraft = { kind: 'text', unit: '', choices: '' }

const draftOf = ({ unit, choices }: AttributeInput): InputDraft => ({
  ...{ unit, choices: choices.join('\n') },
  kind: choices.length > 0 ? 'choice' : unit === '' ? 'text' : 'number',
})
const inputOf = ({ kind, unit, choices }: InputDraft): AttributeInput => ({
  unit: kind === 'number' ? normalizeText(unit) : '',
  choices:
    kind === 'choice'
      ? [...new Set(choices.split('\n').map(normalizeText))].filter((one) => one !== '')
      : [],
})
const isSameInput = (one: AttributeInput, other: AttributeInput) =>
  one.unit === other.unit && one.choices.join('\n') === other.choices.join('\n')

/** Whether anything is to be stored of a kind that wants something written. */
const isComplete = (kind: Kind, { unit, choices }: AttributeInput) =>
  kind === 'text' || unit !== '' || choices.length > 0

const describeInput = ({ unit, choices }: AttributeInput) =>
  choices.length > 0
    ? `فهرست «${choices.join('، ')}»`
    : unit === ''
      ? 'متن آزاد'
      : `عدد با واحد «${unit}»`

type InputFieldsProps = {
  draft: InputDraft
  onChange: (draft: InputDraft) => void
  /** What goods have, which fills the list. */
  values: readonly string[]
  errorOf: (name: string) => string | undefined
}

function InputFields({ draft, onChange, values, errorOf }: InputFieldsProps) {
  const left = values.filter(
    (value) => !inputOf({ ...draft, kind: 'choice' }).choices.includes(value),
  )
  return (
    <>
      <DeskField label="مقدار چگونه نوشته شود">
        {(control) => (
          <select
            {...control}
            className="desk-field"
            value={draft.kind}
            onChange={({ target }) =>
              onChange({
                ...draft,
                kind: KIND_IDS.find((one) => one === target.value) ?? 'text',
              })
            }
          >
            {KIND_IDS.map((one) => (
              <option key={one} value={one}>
                {KINDS[one]}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      {draft.kind === 'number' && (
        <DeskField
          label="واحد"
          hint="مانند گرم یا سانتی‌متر؛ در ویرایش کالا کنار عدد می‌آید."
          error={errorOf('unit')}
        >
          {(control) => (
            <input
              {...control}
              className="desk-field"
              maxLength={30}
              value={draft.unit}
              onChange={({ target }) => onChange({ ...draft, unit: target.value })}
            />
          )}
        </DeskField>
      )}
      {draft.kind === 'choice' && (
        <DeskField
          label="مقدارهای فهرست"
          hint="هر مقدار در یک سطر. در ویرایش کالا «مقدار دیگر…» هم هست و آنچه نوشته شده می‌ماند."
          error={errorOf('choices')}
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              className="desk-field"
              value={draft.choices}
              onChange={({ target }) => onChange({ ...draft, choices: target.value })}
            />
          )}
        </DeskField>
      )}
      {draft.kind === 'choice' && left.length > 0 && (
        <DeskButton
          className="justify-self-start"
          onClick={() =>
            onChange({ ...draft, choices: [draft.choices.trim(), ...left].join('\n').trim() })
          }
        >
          افزودن مقدارهای کنونی کالاها
        </DeskButton>
      )}
    </>
  )
}

/** How the values of one are written in the form of a product; what stands in goods is left. */
export function AttributeInputForm({ attribute }: { attribute: DeskAttribute }) {
  const { name, values, products } = attribute
  const queryClient = useQueryClient()
  const seen: AttributeInput = { unit: attribute.unit, choices: attribute.choices }
  const [typed, setTyped] = useState<InputDraft | null>(null)
  const draft = typed ?? draftOf(seen)
  const input = inputOf(draft)
  const isChanged = !isSameInput(input, seen) && isComplete(draft.kind, input)
  useUnsavedFormGuard(isChanged)
  const saving = useDeskMutation({
    send: setAttributeInput,
    invalidates: taxonomyKeys.all,
    done: `شیوهٔ نوشتن «${name}» ذخیره شد.`,
    onDone: () => setTyped(null),
  })
  const save = () =>
    saving.run(
      { name, seen, ...input },
      {
        onError: (error) => {
          if (!hasErrorCode(error, 'version_conflict')) return
          void queryClient.invalidateQueries({ queryKey: taxonomyKeys.all })
          const stored = attributeInput.safeParse(error.current).data
          const now = stored ? ` و اکنون ${describeInput(stored)} است` : ''
          void notify.error(
            `کس دیگری این را تغییر داده است${now}؛ برای ماندن نوشتهٔ خودتان دوباره ذخیره کنید.`,
          )
        },
      },
    )
  const removing = useDeskMutation({
    send: removeAttribute,
    done: `ویژگی «${name}» پاک شد.`,
    onDone: (attributes) => queryClient.setQueryData(attributesQuery.queryKey, attributes),
  })
  return (
    <>
      <form
        noValidate
        aria-label="شیوهٔ نوشتن"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !saving.isBusy) save()
        }}
      >
        <InputFields
          draft={draft}
          onChange={setTyped}
          values={values.map(({ value }) => value)}
          errorOf={saving.sectionError}
        />
        {typed !== null && (
          <span className="flex gap-1.5">
            <DeskButton
              type="submit"
              variant="primary"
              isBusy={saving.isBusy}
              disabled={!isChanged}
            >
              ذخیره
            </DeskButton>
            <DeskButton variant="plain" onClick={() => setTyped(null)}>
              انصراف
            </DeskButton>
          </span>
        )}
      </form>
      {products === 0 && (
        <div className="border-hair grid gap-2 border-t pt-3.5">
          <p className="text-note text-[12px]">
            هنوز در هیچ کالایی نیست؛ در ویرایش کالا، زیر «نام ویژگی تازه» پیشنهاد می‌شود.
          </p>
          <DeskButton
            variant="danger"
            className="justify-self-start"
            isBusy={removing.isBusy}
            onClick={() => removing.run(name)}
          >
            <TrashIcon size={16} />
            پاک کردن ویژگی
          </DeskButton>
        </div>
      )}
    </>
  )
}

type NewAttributePanelProps = {
  notice: ReactNode
  onClose: () => void
  onMade: (name: string) => void
}

/** One that no product has yet, with how it will be written. */
export function NewAttributePanel({ notice, onClose, onMade }: NewAttributePanelProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [draft, setDraft] = useState(NEW_INPUT)
  const input = inputOf(draft)
  useUnsavedFormGuard(name.trim() !== '')
  const adding = useDeskMutation({
    send: async (body: AttributeInput & { name: string }) => ({
      name: normalizeText(body.name),
      attributes: await addAttribute(body),
    }),
    invalidates: taxonomyKeys.all,
    done: (made) => `ویژگی «${made.name}» ساخته شد.`,
    onDone: (made) => {
      queryClient.setQueryData(attributesQuery.queryKey, made.attributes)
      onMade(made.name)
    },
  })
  return (
    <DeskPanel title="ویژگی تازه" onClose={onClose}>
      {notice}
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!adding.isBusy) adding.run({ name, ...input })
        }}
      >
        <DeskField label="نام" error={adding.fieldError('name')}>
          {(control) => (
            <input
              {...control}
              autoFocus
              className="desk-field"
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </DeskField>
        <InputFields draft={draft} onChange={setDraft} values={[]} errorOf={adding.sectionError} />
        <DeskButton
          type="submit"
          variant="primary"
          className="justify-self-start"
          isBusy={adding.isBusy}
          disabled={!isComplete(draft.kind, input)}
        >
          ساختن ویژگی
        </DeskButton>
      </form>
    </DeskPanel>
  )
}
