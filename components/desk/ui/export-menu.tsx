'use client'

import { useEffect, useRef, useState } from 'react'
import { Menu, type MenuItem } from '@/components/ui/menu'
import { notify } from '@/components/ui/notify'
import type { SheetReader } from '@/lib/client/desk/exports'
import { isApiError } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { CSV_MARK, csvLines } from '@/lib/domain/csv'
import { formatSheetMoment } from '@/lib/persian/dates'
import { currencyName, formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DownloadIcon, MoreIcon } from './desk-icons'
import { saveFile } from './save-file'

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
type Format = keyof typeof TYPES

/** In Latin digits, as other names of files. */
const jalaliToday = () => formatSheetMoment(new Date()).slice(0, 10).replaceAll('/', '-')

/** As many as Excel opens, the headings among them. */
const WORKBOOK_ROWS = 2 ** 20

function openCsv() {
  const parts: string[] = [CSV_MARK]
  return {
    add: (rows: Parameters<typeof csvLines>[0]) => void parts.push(csvLines(rows)),
    close: (): BlobPart[] => parts,
  }
}

async function writeSheet(
  format: Format,
  parts: ReturnType<SheetReader>,
  onRows: (rows: number) => void,
) {
  const file = format === 'csv' ? openCsv() : (await import('./workbook')).openWorkbook()
  let rows = 0
  let hasHead = false
  for await (const part of parts) {
    if (!hasHead) file.add([part.columns])
    hasHead = true
    const unit = `(${currencyName()})`
    // A heading that names the currency stands over sums.
    const sums = part.columns.flatMap((title, at) => (title.endsWith(unit) ? [at] : []))
    file.add(part.rows, { days: part.days, sums })
    rows += part.rows.length
    if (format === 'xlsx' && rows >= WORKBOOK_ROWS) return null
    onRows(rows)
  }
  return { rows, blobs: file.close() }
}

export type ExportOf = {
  /** Of the file, before the day. */
  name: string
  /** What is in it, for who hears it. */
  what: string
  read: SheetReader
}

/** Takes what a list shows as a file, which is counted while it is made and can be stopped. */
function useExport({ name, what, read }: ExportOf) {
  const running = useRef<AbortController | null>(null)
  const [rows, setRows] = useState<number | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const save = async (format: Format) => {
    const controller = new AbortController()
    running.current = controller
    setRows(0)
    try {
      const sheet = await writeSheet(format, read(controller.signal), setRows)
      if (controller.signal.aborted) return
      if (sheet === null) {
        void notify.error('فایل Excel این‌همه ردیف را جا نمی‌دهد؛ CSV بگیرید.')
      } else if (sheet.rows === 0) {
        void notify.error('ردیفی برای فایل نیست.')
      } else {
        saveFile(`${name}-${jalaliToday()}.${format}`, TYPES[format], sheet.blobs)
        void notify.success(`فایل با ${formatNumber(sheet.rows)} ردیف آماده شد.`)
      }
    } catch (failure) {
      const isStopped = isApiError(failure) && failure.kind === 'canceled'
      if (!isStopped) void notify.error(getErrorMessage(failure))
    } finally {
      if (running.current === controller) {
        running.current = null
        setRows(null)
      }
    }
  }
  const items: MenuItem[] =
    rows === null
      ? [
          { label: 'فایل Excel', onSelect: () => void save('xlsx') },
          { label: 'فایل CSV', onSelect: () => void save('csv') },
        ]
      : [{ label: 'لغو', onSelect: () => running.current?.abort() }]
  return {
    items,
    /** Written on its button while it is made. */
    counted: rows === null ? null : `${formatNumber(rows)} ردیف…`,
    status: (
      <span role="status" className="sr-only">
        {rows !== null && `فایل ${what} در حال آماده شدن است.`}
      </span>
    ),
  }
}

/** While the file is made the button counts its rows and can stop it. */
export function ExportMenu(props: ExportOf) {
  const { items, counted, status } = useExport(props)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <DeskButton aria-label={counted === null ? `خروجی ${props.what}` : undefined}>
            <DownloadIcon size={16} />
            {counted ?? <span className="phone:hidden">خروجی</span>}
          </DeskButton>
        }
        items={items}
      />
      {status}
    </>
  )
}

/** On a phone, behind «…» with what else the head of the page has. */
export function PhoneExportMenu({ before, ...sheet }: ExportOf & { before: MenuItem[] }) {
  const { items, counted, status } = useExport(sheet)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <DeskButton
            className={counted === null ? 'w-11 px-0' : undefined}
            aria-label={counted === null ? 'کارهای دیگر' : undefined}
          >
            {counted ?? <MoreIcon size={18} />}
          </DeskButton>
        }
        items={[...before, ...items]}
      />
      {status}
    </>
  )
}
