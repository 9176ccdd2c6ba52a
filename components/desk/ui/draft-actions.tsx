import { DeskButton } from './desk-button'
import { KeyHint } from './key-hint'
import { DiscardActions, type Discarded } from './use-discard'

type DraftActionsProps = {
  editing: {
    isChanged: boolean
    saving: { isBusy: boolean }
    save: { run: () => void }
    discarding: Discarded
  }
}

/** Throw away, or publish, what a setting under edit has. */
export function DraftActions({ editing }: DraftActionsProps) {
  const { isChanged, saving, save, discarding } = editing
  return (
    <>
      <DiscardActions isDirty={isChanged} text="تغییرها ذخیره نشده است" discarding={discarding} />
      <DeskButton variant="primary" isBusy={saving.isBusy} disabled={!isChanged} onClick={save.run}>
        انتشار
        <KeyHint keys="Mod+KeyS" />
      </DeskButton>
    </>
  )
}
