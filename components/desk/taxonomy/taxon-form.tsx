'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { TrashIcon } from '@/components/ui/page-icons'
import Link from '@/components/ui/link'
import { taxonomyKeys } from '@/lib/client/desk/keys'
import { normalizeText } from '@/lib/persian/text'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { KeyHint } from '../ui/key-hint'
import { isSame, type DescribedField } from '../ui/merge-drafts'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import type { TypedDraft } from '../ui/use-drafts'
import { useVersionClash, VersionClash } from '../ui/version-clash'

/** «لوازم جانبی» as لوازم-جانبی. */
function slugFrom(title: string): string {
  return normalizeText(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\u200c]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

export type TaxonDraft = { title: string; slug: string }

/** What stands in the way of removing it, and where the goods of it are listed. */
export type TaxonObstacle = { text: string; goodsHref: string | null }

type TaxonFormProps<Draft extends TaxonDraft> = {
  /** «دسته» or «برند». */
  what: string
  typed: TypedDraft<Draft>
  onChange: (draft: Draft) => void
  /** Null of a new one. */
  saved: { id: number; title: string; slug: string } | null
  /** Where its page is, without its slug. */
  path: string
  save: (draft: Draft, version: number) => Promise<{ id: number; title: string }>
  remove: (id: number) => Promise<unknown>
  obstacle: TaxonObstacle | null
  onSaved: (id: number) => void
  onRemoved: () => void
  fields: readonly DescribedField<Draft>[]
  parse: (clash: unknown) => { draft: Draft; version: number } | undefined
  /** Goes on from what another saved. */
  rebase: (typed: { draft: Draft; begun: Draft; version: number }) => void
  children: (fieldError: (name: string) => string | undefined) => ReactNode
}

/** Name, address and the rest of one category or brand. */
export function TaxonForm<Draft extends TaxonDraft>(props: TaxonFormProps<Draft>) {
  const { what, typed, onChange, saved, path, fields, parse, rebase, obstacle, children } = props
  const { draft } = typed
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const saving = useDeskMutation({
    send: ({ draft, version }: Pick<typeof typed, 'draft' | 'version'>) =>
      props.save(draft, version),
    invalidates: taxonomyKeys.all,
    done: ({ title }) => `${what} «${title}» ذخیره شد.`,
    onDone: ({ id }) => props.onSaved(id),
  })
  const removing = useDeskMutation({
    send: (id: number) => props.remove(id),
    invalidates: taxonomyKeys.all,
    done: `${what} «${draft.title}» پاک شد.`,
    onDone: props.onRemoved,
  })
  const submit = {
    ...{ id: 'save-taxon', title: `ذخیرهٔ ${what}`, group: what, keys: 'Mod+KeyS' },
    run: () => form.current?.requestSubmit(),
  }
  useCommands([submit])
  const discarding = useDiscard({ ...typed.discardable, group: what })
  const stored = parse(saving.clash)
  const clash = useVersionClash({
    ...{ fields, group: what, clash: saving.clash, stored, draft },
    ...{ base: typed.begun, change: onChange },
    save: (merged, version) => saving.run({ draft: merged, version }),
    adopt: (left) => {
      saving.reset()
      if (!stored) return
      rebase({ draft: left, begun: stored.draft, version: stored.version })
      void queryClient.invalidateQueries({ queryKey: taxonomyKeys.all })
    },
  })
  const isChanged = saved === null || !isSame(draft, typed.begun)
  const followsTitle = saved === null && draft.slug === slugFrom(draft.title)
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isBusy) saving.run(typed)
      }}
    >
      <VersionClash clash={clash} />
      {typed.restored && (
        <RestoredNote {...typed.restored} what={`این ${what}`} onDiscard={discarding.discard} />
      )}
      <DeskField label={`نام ${what}`} error={saving.fieldError('title')}>
        {(control) => (
          <input
            {...control}
            className="desk-field"
            value={draft.title}
            onChange={({ target: { value } }) =>
              onChange({ ...draft, title: value, ...(followsTitle && { slug: slugFrom(value) }) })
            }
          />
        )}
      </DeskField>
      <DeskField
        label="نشانی صفحه"
        error={saving.fieldError('slug')}
        hint={
          saved !== null && draft.slug !== saved.slug ? (
            'نشانی پیشین خودبه‌خود به این‌جا می‌رسد.'
          ) : (
            <bdi dir="ltr" className="break-all">
              {path}/{draft.slug || '…'}
            </bdi>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            className="desk-field"
            dir="auto"
            value={draft.slug}
            onChange={({ target: { value } }) => onChange({ ...draft, slug: value })}
          />
        )}
      </DeskField>
      {children(saving.fieldError)}
      <div className="flex flex-wrap items-center gap-2">
        <DeskButton variant="primary" type="submit" isBusy={saving.isBusy} disabled={!isChanged}>
          {saved === null ? `ساختن ${what}` : 'ذخیره'}
          <KeyHint keys="Mod+KeyS" />
        </DeskButton>
        <DiscardActions isDirty={typed.discardable.isDirty} discarding={discarding} />
      </div>
      {saved !== null && (
        <div className="border-hair grid gap-2 border-t pt-3.5">
          {obstacle === null && (
            <p className="text-note text-[12px]">هیچ کالایی در این {what} نیست؛ می‌توان پاکش کرد.</p>
          )}
          {obstacle !== null ? (
            <p className="text-note text-[12px]">
              {obstacle.text}{' '}
              {obstacle.goodsHref !== null && (
                <Link
                  href={obstacle.goodsHref}
                  className="text-acting-ink inline-flex min-h-6 items-center font-semibold hover:underline"
                >
                  دیدن این کالاها
                </Link>
              )}
            </p>
          ) : isRemoving ? (
            <div role="group" aria-label={`پاک کردن ${what}`} className="flex flex-wrap gap-2">
              <DeskButton
                variant="danger"
                isBusy={removing.isBusy}
                onClick={() => removing.run(saved.id)}
              >
                <TrashIcon size={16} />
                بله، «{saved.title}» پاک شود
              </DeskButton>
              <DeskButton onClick={() => setIsRemoving(false)}>بماند</DeskButton>
            </div>
          ) : (
            <DeskButton
              variant="danger"
              className="justify-self-start"
              onClick={() => setIsRemoving(true)}
            >
              <TrashIcon size={16} />
              پاک کردن {what}
            </DeskButton>
          )}
        </div>
      )}
    </form>
  )
}
