'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { MixedText } from '@/components/ui/mixed-text'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { Cell, ColumnHead, Table, TableHead, TableRow } from '@/components/ui/table'
import { TextField } from '@/components/ui/text-field'
import { cn } from '@/components/ui/cn'
import {
  findFittingSize,
  measurableColumns,
  parseMeasure,
  type SizeGuide,
} from '@/lib/domain/size-guide'
import { RETURN_DAYS } from '@/lib/domain/working-days'
import { persianDigits } from '@/lib/persian/digits'

type SizeGuideDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  guide: SizeGuide
  onChoose: (size: string) => void
}

/** The measures of each size, and the one into which a measure of the shopper's own fits. */
export default function SizeGuideDialog(props: SizeGuideDialogProps) {
  const { open, onOpenChange, guide, onChoose } = props
  const [typed, setTyped] = useState('')
  const [column] = measurableColumns(guide)
  const measure = parseMeasure(typed)
  const fitting =
    column === undefined || measure === null ? null : findFittingSize(guide, column, measure)
  /** What the table says of it, which the shopper can hold against a measure. */
  const evidence = guide.rows.find(([size]) => size === fitting)?.[column ?? 0] ?? ''
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title="راهنمای اندازه"
      footer={
        fitting !== null && (
          <>
            <Button isFullWidth onClick={() => onChoose(fitting)}>
              انتخاب اندازهٔ <MixedText>{fitting}</MixedText>
            </Button>
            <p className="w-full text-center text-sm text-ink-500">
              اگر اندازه‌تان نبود، تا {persianDigits(RETURN_DAYS)} روز کاری می‌توانید تعویض کنید.
            </p>
          </>
        )
      }
    >
      {column !== undefined && (
        <TextField
          label={`${guide.columns[column]} شما`}
          hint={
            measure !== null && fitting === null
              ? 'این کالا در این اندازه نیست؛ بزرگ‌ترین آن هم برای شما کوچک است.'
              : 'اندازه‌ای که به شما می‌آید در جدول پررنگ می‌شود.'
          }
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          end="سانتی‌متر"
          inputClassName="pe-24"
          value={typed}
          onChange={({ target: { value } }) => setTyped(persianDigits(value))}
          className="mb-2"
        />
      )}
      {column !== undefined && (
        <p role="status" className="mb-2 min-h-7 font-bold text-brand-700">
          {fitting !== null && (
            <MixedText>
              {`اندازهٔ ${fitting} به شما می‌آید؛ ${guide.columns[column]}: ${persianDigits(evidence)} سانتی‌متر`}
            </MixedText>
          )}
        </p>
      )}
      <Table caption="اندازه‌ها به سانتی‌متر" hideCaption>
        <TableHead>
          <TableRow>
            {guide.columns.map((name) => (
              <ColumnHead key={name}>{name}</ColumnHead>
            ))}
          </TableRow>
        </TableHead>
        <tbody>
          {guide.rows.map(([size = '', ...cells]) => (
            <TableRow
              key={size}
              className={cn(size === fitting && 'bg-brand-50 font-bold text-brand-700')}
            >
              <th scope="row" className="px-4 py-2.5 text-start font-bold">
                <MixedText>{size}</MixedText>
              </th>
              {cells.map((cell, nth) => (
                <Cell key={nth}>{persianDigits(cell)}</Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 whitespace-pre-line text-sm text-ink-500">
        عددها اندازهٔ بدن و به سانتی‌متر است. {guide.note}
      </p>
    </ResponsiveDialog>
  )
}
