import { useState } from 'react'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { ExportMenu, PhoneExportMenu, type ExportOf } from '../ui/export-menu'
import { TaxExportDialog, type Span } from './tax-export'

const TAX = 'سامانهٔ مودیان'

type ReportActionsProps = { span: Span; title: string; read: ExportOf['read'] }

/** The files of the reports, in their head; on a phone behind «…». */
export function ReportActions({ span, title, read }: ReportActionsProps) {
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [isTaxOpen, setIsTaxOpen] = useState(false)
  const sheet = { name: 'sales', what: title, read }
  const openTax = () => setIsTaxOpen(true)
  return (
    <>
      {isPhone ? (
        <PhoneExportMenu {...sheet} before={[{ label: TAX, onSelect: openTax }]} />
      ) : (
        <>
          <DeskButton onClick={openTax}>{TAX}</DeskButton>
          <ExportMenu {...sheet} />
        </>
      )}
      {isTaxOpen && <TaxExportDialog span={span} title={title} onOpenChange={setIsTaxOpen} />}
    </>
  )
}
