'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigitsBesideLatin } from '@/lib/persian/latin-runs'
import { DeskButton } from './desk-button'
import { useCommands, type DeskCommand } from './desk-commands'
import { useMemberId } from './desk-member'
import { KeyHint } from './key-hint'
import { findClashingFields, isSame, mergeDrafts, type DescribedField } from './merge-drafts'

/** What a clash answered with as stored. */
type StoredVersion = Record<string, unknown> & { version: number }

export function storedVersion(clash: unknown): StoredVersion | null {
  if (typeof clash !== 'object' || clash === null) return null
  const fields: Record<string, unknown> = { ...clash }
  return typeof fields.version === 'number' ? { ...fields, version: fields.version } : null
}

type ClashingForm<Draft extends object> = {
  fields: readonly DescribedField<Draft>[]
  /** Of the form, in the list of keys. */
  group: string
  /** As the refused save answered; undefined where there is none. */
  clash: unknown
  /** The same, as the form has it. */
  stored: { draft: Draft; version: number } | null | undefined
  /** What the form was filled with. */
  base: Draft
  draft: Draft
  /**
   * Saves over what is stored; what only one of the two changed is in the draft as it was changed. `own`
   * is the draft without what is to stay as it is stored, for who sends no more than was typed.
   */
  save: (merged: Draft, version: number, own: Draft) => void
  /** Goes on from what is stored, with a draft over it. */
  adopt: (draft: Draft) => void
  change: (draft: Draft) => void
}

type ClashRow = { label: string; mine: ReactNode; stored: ReactNode }

const NONE: readonly string[] = []

/**
 * Somebody saved it while it was open here. What only one of the two changed merges by itself; about
 * the rest is asked, and until that is answered both versions stay.
 */
export function useVersionClash<Draft extends object>(form: ClashingForm<Draft>) {
  const { fields, group, clash, stored, draft, save, adopt, change } = form
  const [held, setHeld] = useState({ clash, base: form.base, left: NONE })
  // A later read of what is stored would make theirs the beginning, and mine no clash any more.
  if (held.clash !== clash) setHeld({ clash, base: form.base, left: NONE })
  const { base } = held.clash === clash ? held : form
  const [closed, setClosed] = useState<unknown>(undefined)
  const [dropped, setDropped] = useState<{ mine: Draft; left: Draft; labels: string } | null>(null)
  const versions = stored ? { base, mine: draft, stored: stored.draft } : null
  const clashing = versions ? findClashingFields(fields, versions) : []
  const mergeable = stored && clashing.length === 0 ? clash : undefined
  const saveOver = (dropped: readonly DescribedField<Draft>[]) => {
    if (!versions || !stored) return
    const own =
      dropped.length === 0 ? draft : mergeDrafts(fields, { ...versions, stored: base }, dropped)
    save(mergeDrafts(fields, versions, dropped), stored.version, own)
  }
  const mergedVersion = useRef<number | null>(null)
  const mergeNow = useEffectEvent(() => {
    // A save that is refused twice over the same version would go on for ever.
    if (!stored || mergedVersion.current === stored.version) return
    mergedVersion.current = stored.version
    saveOver([])
  })
  useEffect(() => {
    if (mergeable !== undefined) mergeNow()
  }, [mergeable])
  const keepStored = () => {
    if (!versions) return
    const left = mergeDrafts(fields, versions, clashing)
    const labels = clashing.map(({ label }) => label).join('، ')
    setDropped({ mine: mergeDrafts(fields, versions), left, labels })
    adopt(left)
  }
  const saveChosen = () => {
    const dropped = clashing.filter(({ label }) => held.left.includes(label))
    if (dropped.length === clashing.length) keepStored()
    else saveOver(dropped)
  }
  // What is typed since is not written over.
  const lost = dropped && isSame(draft, dropped.left) ? dropped : null
  const bringBack: DeskCommand | null = lost && {
    ...{ id: 'bring-back-clash', title: 'برگرداندن نوشتهٔ من', group, keys: 'KeyZ' },
    run: () => {
      setDropped(null)
      change(lost.mine)
    },
  }
  useCommands(bringBack ? [bringBack] : [])
  const rows = clashing.map(({ label, describe }): ClashRow => ({
    ...{ label, mine: describe(draft) },
    stored: stored && describe(stored.draft),
  }))
  return {
    ...{ rows, clash, left: held.left },
    leave: (label: string, isLeft: boolean) => {
      const others = held.left.filter((one) => one !== label)
      setHeld({ ...held, left: isLeft ? [...others, label] : others })
    },
    isOpen: rows.length > 0 && closed !== clash,
    open: () => setClosed(undefined),
    close: () => setClosed(clash),
    keepStored,
    saveChosen,
    lost: lost && bringBack && { labels: lost.labels, bringBack: bringBack.run },
  }
}

type Clash = ReturnType<typeof useVersionClash>

/** Whose save it was and when, as the shop answers; the same person may have it open twice. */
function useChanger(clash: unknown): { sentence: string; at: string | null } {
  const memberId = useMemberId()
  const {
    changed_by: name,
    changed_by_id: id,
    changed_at: at,
  }: Record<string, unknown> = typeof clash === 'object' ? { ...clash } : {}
  const sentence =
    typeof id === 'number' && id === memberId
      ? 'شما در صفحه‌ای دیگر این را ذخیره کردید'
      : `${typeof name === 'string' ? name : 'کس دیگری'} هم‌زمان این را ذخیره کرد`
  return { sentence, at: typeof at === 'string' ? formatDateTime(at) : null }
}

/** At the top of its form: both values of each field side by side, and what became of them. */
export function VersionClash({ clash }: { clash: Clash }) {
  const { rows, isOpen, lost } = clash
  const { sentence, at } = useChanger(clash.clash)
  return (
    <>
      {rows.length > 0 && !isOpen && (
        <div
          role="alert"
          className="bg-soon-bg text-soon-ink m-3.5 flex shrink-0 flex-wrap items-center gap-2 rounded-[10px] px-3 py-2"
        >
          <p className="grow">
            <MixedText>{sentence}</MixedText>
            {at && ` (${at})`}. هر دو نسخه هست و نوشتهٔ شما هنوز ذخیره نشده است.
          </p>
          <DeskButton onClick={clash.open}>دیدن دو نسخه</DeskButton>
        </div>
      )}
      {lost && (
        <div
          role="status"
          className="bg-acting-bg text-acting-ink m-3.5 flex shrink-0 flex-wrap items-center gap-2 rounded-[10px] px-3 py-2"
        >
          <p className="grow">
            ذخیره‌شده ماند: <MixedText>{lost.labels}</MixedText>. باقی نوشتهٔ شما سر جایش است.
          </p>
          <DeskButton aria-keyshortcuts="Z" onClick={lost.bringBack}>
            برگرداندن نوشتهٔ من
            <KeyHint keys="KeyZ" />
          </DeskButton>
        </div>
      )}
      <ClashDialog
        open={isOpen}
        rows={rows}
        clash={clash.clash}
        left={clash.left}
        onLeave={clash.leave}
        onClose={clash.close}
        onKeepStored={clash.keepStored}
        onSaveMine={clash.saveChosen}
      />
    </>
  )
}

type ClashDialogProps = {
  open: boolean
  rows: readonly ClashRow[]
  /** As the refused save answered. */
  clash: unknown
  /** Of several rows, those that stay as they are stored, by their labels. */
  left?: readonly string[]
  onLeave?: (label: string, isLeft: boolean) => void
  onClose: () => void
  onKeepStored: () => void
  onSaveMine: () => void
}

/** Closing it answers nothing. */
export function ClashDialog(props: ClashDialogProps) {
  const { open, rows, clash, left = NONE, onLeave, onClose, onKeepStored, onSaveMine } = props
  const { sentence, at } = useChanger(clash)
  const hasChoice = onLeave !== undefined && rows.length > 1
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<MixedText>{sentence}</MixedText>}
      description={at}
      footer={
        <>
          <DeskButton variant="primary" onClick={onSaveMine}>
            {left.length > 0 ? 'انتخاب‌هایم ذخیره شود' : 'نوشتهٔ من ذخیره شود'}
          </DeskButton>
          <DeskButton onClick={onKeepStored}>ذخیره‌شده بماند</DeskButton>
        </>
      }
    >
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">بخش</th>
            <th scope="col">نوشتهٔ شما</th>
            <th scope="col">ذخیره‌شده</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ...values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {(['mine', 'stored'] as const).map((side) => {
                const isChosen = left.includes(label) === (side === 'stored')
                return (
                  <td key={side} className={cn('whitespace-pre-line', isChosen && 'bg-acting-bg')}>
                    {hasChoice && (
                      <input
                        type="radio"
                        className="desk-check me-1.5"
                        name={`clash-${label}`}
                        aria-label={`${label}: ${side === 'mine' ? 'نوشتهٔ شما' : 'ذخیره‌شده'}`}
                        checked={isChosen}
                        onChange={() => onLeave(label, side === 'stored')}
                      />
                    )}
                    <ClashValue value={values[side]} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function ClashValue({ value }: { value: ReactNode }) {
  if (value === '' || value === null) return <span className="text-note">خالی</span>
  if (typeof value !== 'string') return value
  return <MixedText>{persianDigitsBesideLatin(value)}</MixedText>
}
