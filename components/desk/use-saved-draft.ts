import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCommands, type DeskCommand } from './desk-commands'
import { useDeskMutation } from './use-desk-mutation'
import { useLocalDraft } from './use-local-draft'
import { storedVersion, useVersionClash } from './version-clash'
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

/** One setting under edit: its draft, its save by ⌘S, and what becomes of a clash. */
export function useSavedDraft<Draft extends object, Stored extends { version: number }>(
  setting: SavedDraft<Draft, Stored>,
) {
  const { name, read, queryKey, draftOf, save: send, parse, fields } = setting
  const queryClient = useQueryClient()
  const saved = draftOf(read)
  const local = useLocalDraft({ key: name, version: read.version, saved })
  const store = (stored: Stored) => {
    local.reset(draftOf(stored))
    queryClient.setQueryData(queryKey, stored)
  }
  const saving = useDeskMutation({
    send: ({ draft, version }: { draft: Draft; version: number }) => send(draft, version),
    done: 'ذخیره شد؛ از همین حالا در فروشگاه دیده می‌شود.',
    onDone: store,
  })
  const save: DeskCommand = {
    ...{ id: `save-${name}`, title: 'انتشار', group: 'محتوا', keys: 'Mod+KeyS' },
    run: () => {
      if (local.isDirty && !saving.isBusy) saving.run({ draft: local.draft, version: read.version })
    },
  }
  useCommands([save])
  const stored = storedVersion(saving.clash) ? parse(saving.clash) : undefined
  const clash = useVersionClash({
    ...{ fields, group: 'محتوا', clash: saving.clash },
    stored: stored && { draft: draftOf(stored), version: stored.version },
    ...{ base: saved, draft: local.draft, change: local.change },
    save: (draft, version) => saving.run({ draft, version }),
    adopt: (left) => {
      saving.reset()
      if (stored) store(stored)
      local.reset(left)
    },
  })
  return {
    ...local,
    saving,
    save,
    clash,
    discard: () => {
      saving.reset()
      local.reset(saved)
    },
  }
}
