import { DeskButton } from './desk-button'
import { KeyHint } from './key-hint'

type DraftActionsProps = {
  editing: {
    isDirty: boolean
    saving: { isBusy: boolean }
    save: { run: () => void }
    discard: () => void
  }
}

/** Throw away, or publish, what a setting under edit has. */
export function DraftActions({ editing: { isDirty, saving, save, discard } }: DraftActionsProps) {
  return (
    <>
      {isDirty && (
        <>
          <span role="status" className="text-note px-1 text-[12px] phone:hidden">
            تغییرها ذخیره نشده است
          </span>
          <DeskButton variant="plain" onClick={discard}>
            دور ریختن
          </DeskButton>
        </>
      )}
      <DeskButton variant="primary" isBusy={saving.isBusy} disabled={!isDirty} onClick={save.run}>
        انتشار
        <KeyHint keys="Mod+KeyS" />
      </DeskButton>
    </>
  )
}
