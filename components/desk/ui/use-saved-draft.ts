import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCommands, type DeskCommand } from './desk-commands'
import { useDeskFormDraft } from './use-desk-form-draft'
import { useDeskMutation } from './use-desk-mutation'
import { useDiscard } from './use-discard'
import { useFormClash } from './use-form-clash'
import type { DescribedField } from './merge-drafts'

type SavedDraft<Draft extends object, Stored extends { version: number }> = {
  /** Of the draft that this browser keeps. */
  name: string
  /** What was read, and where. */
  read: Stored
  queryKey: QueryKey
  draftOf: (stored: Stored) => Draft
  save: (draft: Draft, version: number) => Promise<Stored>
  parse: (clash: unknown) => Stored | undefined
  fields: readonly DescribedField<Draft>[]
}

const group = 'محتوا'

/** One setting under edit: its draft, its save by ⌘S, and what becomes of a clash. */
export function useSavedDraft<Draft extends object, Stored extends { version: number }>(
  setting: SavedDraft<Draft, Stored>,
) {
  const { name, queryKey, save: send, parse, fields } = setting
  const queryClient = useQueryClient()
  const form = useDeskFormDraft(setting.read, setting.draftOf, name)
  const { draft, read, isChanged, discardable } = form
  const saving = useDeskMutation({
    send: (whole: { draft: Draft; version: number }) => send(whole.draft, whole.version),
    done: 'ذخیره شد؛ از همین حالا در فروشگاه دیده می‌شود.',
    onDone: (stored) => {
      form.finish(stored)
      queryClient.setQueryData(queryKey, stored)
    },
  })
  const save: DeskCommand = {
    ...{ id: `save-${name}`, title: 'انتشار', group, keys: 'Mod+KeyS' },
    run: () => {
      if (isChanged && !saving.isBusy) saving.run({ draft, version: read.version })
    },
  }
  useCommands([save])
  const clash = useFormClash({
    ...{ form, saving, fields, group, stored: parse(saving.clash) },
    onStored: (stored) => queryClient.setQueryData(queryKey, stored),
  })
  const discarding = useDiscard({
    ...{ ...discardable, group },
    drop: () => {
      saving.reset()
      discardable.drop()
    },
  })
  return { ...form, saving, save, clash, discarding }
}
