'use client'

import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/modal'
import { DeskButton } from './desk-button'

/** What a clash answered with as stored, which each form reads its own fields of. */
type StoredVersion = Record<string, unknown> & { version: number }

export function storedVersion(clash: unknown): StoredVersion | null {
  if (typeof clash !== 'object' || clash === null) return null
  const fields: Record<string, unknown> = { ...clash }
  return typeof fields.version === 'number' ? { ...fields, version: fields.version } : null
}

type ClashField = { label: string; mine: ReactNode; stored: ReactNode }

type VersionClashProps = {
  open: boolean
  /** The fields whose two values differ. */
  fields: readonly ClashField[]
  onKeepStored: () => void
  onSaveMine: () => void
}

/** Somebody saved it while it was open here: both values side by side, and one of them is chosen. */
export function VersionClash({ open, fields, onKeepStored, onSaveMine }: VersionClashProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onKeepStored()}
      title="کس دیگری هم‌زمان این را ذخیره کرد"
      footer={
        <>
          <DeskButton variant="primary" onClick={onSaveMine}>
            نوشتهٔ من ذخیره شود
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
          {fields.map(({ label, mine, stored }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="bg-acting-bg digits-fa whitespace-normal">{mine}</td>
              <td className="digits-fa whitespace-normal">{stored}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
