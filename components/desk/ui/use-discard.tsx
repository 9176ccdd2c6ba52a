import { useState } from 'react'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { KeyHint } from './key-hint'

type Discarding<Draft> = {
  /** With the version it was read from, where it has one: brought back it must still clash. */
  draft: Draft
  isDirty: boolean
  /** Of the page, in the list of keys. */
  group: string
  /** Puts back what the shop has. */
  drop: () => void
  bringBack: (draft: Draft) => void
}

export type Discarded = { discard: () => void; bringBack: (() => void) | null }

/** Throws away what was typed, by its button alone; until something else is typed it can be brought back. */
export function useDiscard<Draft>(own: Discarding<Draft>): Discarded {
  const { draft, isDirty, group, drop, bringBack } = own
  const [dropped, setDropped] = useState<{ draft: Draft } | null>(null)
  if (dropped && isDirty) setDropped(null)
  const command: DeskCommand | null = dropped && {
    ...{ id: 'bring-back-draft', title: 'برگرداندن آنچه دور ریخته شد', group, keys: 'KeyZ' },
    run: () => bringBack(dropped.draft),
  }
  useCommands(command ? [command] : [])
  return {
    discard: () => {
      setDropped({ draft })
      drop()
    },
    bringBack: command && command.run,
  }
}

type DiscardActionsProps = {
  isDirty: boolean
  /** What is said of what is not saved. */
  text?: string
  discarding: Discarded
}

/** In the head of a page, beside the button that saves. */
export function DiscardActions({ isDirty, text, discarding }: DiscardActionsProps) {
  const { discard, bringBack } = discarding
  return (
    <>
      <span role="status" className="text-note px-1 text-[12px] empty:hidden phone:hidden">
        {isDirty ? text : bringBack && 'دور ریخته شد.'}
      </span>
      {isDirty && (
        <DeskButton variant="plain" onClick={discard}>
          دور ریختن
        </DeskButton>
      )}
      {bringBack && (
        <DeskButton aria-keyshortcuts="Z" onClick={bringBack}>
          برگرداندن
          <KeyHint keys="KeyZ" />
        </DeskButton>
      )}
    </>
  )
}
