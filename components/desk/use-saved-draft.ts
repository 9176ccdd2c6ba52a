import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCommands, type DeskCommand } from './desk-commands'
import { useDeskMutation } from './use-desk-mutation'
import { useLocalDraft } from './use-local-draft'
import { storedVersion } from './version-clash'

type SavedDraft<Draft extends object, Stored extends { version: number }> = {
  /** Of the draft that this browser keeps. */
  name: string
  /** What was read, and where. */
  read: Stored
  queryKey: QueryKey
  draftOf: (stored: Stored) => Draft
  save: (draft: Draft, version: number) => Promise<Stored>
  parse: (clash: unknown) => Stored | undefined
}

/** One setting under edit: its draft, its save by ⌘S, and what becomes of a clash. */
export function useSavedDraft<Draft extends object, Stored extends { version: number }>(
  setting: SavedDraft<Draft, Stored>,
) {
  const { name, read, queryKey, draftOf, save: send, parse } = setting
  const queryClient = useQueryClient()
  const saved = draftOf(read)
  const local = useLocalDraft({ key: name, version: read.version, saved })
  const store = (stored: Stored) => {
    local.reset(draftOf(stored))
    queryClient.setQueryData(queryKey, stored)
  }
  const saving = useDeskMutation({
    send: (version: number) => send(local.draft, version),
    done: 'ذخیره شد؛ از همین حالا در فروشگاه دیده می‌شود.',
    onDone: store,
  })
  const save: DeskCommand = {
    ...{ id: `save-${name}`, title: 'انتشار', group: 'محتوا', keys: 'Mod+KeyS' },
    run: () => {
      if (local.isDirty && !saving.isBusy) saving.run(read.version)
    },
  }
  useCommands([save])
  const stored = storedVersion(saving.clash) ? parse(saving.clash) : undefined
  return {
    ...local,
    saving,
    save,
    clash: stored && {
      stored: draftOf(stored),
      saveMine: () => saving.run(stored.version),
      keepStored: () => {
        saving.reset()
        store(stored)
      },
    },
    discard: () => {
      saving.reset()
      local.reset(saved)
    },
  }
}
