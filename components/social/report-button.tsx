'use client'

import { useState } from 'react'
import { askLogin } from '@/components/login/ask-login'
import { IconButton } from '@/components/ui/icon-button'
import { latePart } from '@/components/ui/late-part'
import type { ReportKind } from '@/lib/contract/reactions'
import { FlagIcon } from './social-icons'

const ReportWindow = latePart(() => import('./report-window'))

type ReportButtonProps = { kind: ReportKind; id: number; label: string; className?: string }

export function ReportButton({ kind, id, label, className }: ReportButtonProps) {
  const [{ needed, open }, setWindow] = useState({ needed: false, open: false })
  const show = () => setWindow({ needed: true, open: true })
  return (
    <>
      <IconButton
        label={label}
        size="sm"
        aria-haspopup="dialog"
        className={className}
        onClick={() => askLogin({ reason: 'برای گزارش دادن وارد شوید.', then: show })}
      >
        <FlagIcon size={16} />
      </IconButton>
      {needed && (
        <ReportWindow
          kind={kind}
          id={id}
          open={open}
          onOpenChange={(next) => setWindow({ needed: true, open: next })}
          onLost={() => setWindow({ needed: false, open: false })}
        />
      )}
    </>
  )
}
