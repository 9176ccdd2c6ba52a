import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { isSame, type DescribedField } from './merge-drafts'
import { useDeskMutation } from './use-desk-mutation'
import { useVersionClash } from './version-clash'

type PartSaves<Parts extends object, Stored extends { version: number }> = {
  read: Stored
  queryKey: QueryKey
  /** Of the page, in the list of keys. */
  group: string
  partsOf: (stored: Stored) => Parts
  save: (change: Partial<Parts>, version: number) => Promise<Stored>
  parse: (clash: unknown) => Stored | undefined
  fields: readonly DescribedField<Parts>[]
  done?: string
}

type Sent<Parts> = { change: Partial<Parts>; onSaved?: () => void }

/** What of a change is still wanted, where it was left out for what is stored. */
function keepWanted<Parts extends object>(change: Partial<Parts>, wanted: object): Partial<Parts> {
  const values: Record<string, unknown> = { ...wanted }
  const wantedEntries = Object.entries(change).filter(([name, value]) =>
    isSame(value, values[name]),
  )
  return Object.assign({}, ...wantedEntries.map(([name, value]) => ({ [name]: value })))
}

/**
 * A setting of which every save sends one part. What another saved elsewhere in it meanwhile stays, and of the
 * same part both values are shown; what was typed stays in its form.
 */
export function usePartSaves<Parts extends object, Stored extends { version: number }>(
  setting: PartSaves<Parts, Stored>,
) {
  const { read, queryKey, group, partsOf, save, parse, fields, done } = setting
  const queryClient = useQueryClient()
  const [sent, setSent] = useState<Sent<Parts>>({ change: {} })
  const saving = useDeskMutation({
    send: (whole: { change: Partial<Parts>; version: number }) => save(whole.change, whole.version),
    ...(done !== undefined && { done }),
    onDone: (saved) => queryClient.setQueryData(queryKey, saved),
  })
  const run = ({ change, onSaved }: Sent<Parts>, version: number) =>
    saving.run({ change, version }, { onSuccess: () => onSaved?.() })
  const stored = parse(saving.clash)
  const base = partsOf(read)
  const clash = useVersionClash<Parts>({
    ...{ fields, group, clash: saving.clash, base, draft: { ...base, ...sent.change } },
    stored: stored && { draft: partsOf(stored), version: stored.version },
    save: (_, version, own) =>
      run({ ...sent, change: keepWanted<Parts>(sent.change, own) }, version),
    adopt: () => {
      saving.reset()
      if (stored) queryClient.setQueryData(queryKey, stored)
    },
    change: () => {},
  })
  return {
    saving,
    clash,
    send: (change: Partial<Parts>, onSaved?: () => void) => {
      if (saving.isBusy) return
      const next = { change, ...(onSaved && { onSaved }) }
      setSent(next)
      run(next, read.version)
    },
  }
}
