'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { MixedText } from '@/components/ui/mixed-text'
import { Drawer, type DialogProps } from '@/components/ui/modal'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { matchesMedia } from '@/components/ui/use-media-query'
import { Cell, ColumnHead, Table, TableHead, TableRow } from '@/components/ui/table'
import { TextField } from '@/components/ui/text-field'
import { cn } from '@/components/ui/cn'
import {
  findSizeForAll,
  measurableColumns,
  parseMeasure,
  type SizeGuide,
} from '@/lib/domain/size-guide'
import { RETURN_DAYS } from '@/lib/domain/working-days'
import { persianDigits } from '@/lib/persian/digits'
import { SPACIOUS_SCREEN } from '@/styles/breakpoints'
import { MeasureDrawing } from './measure-drawing'

type SizeGuideDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  guide: SizeGuide
  onChoose: (size: string) => void
}

const UNITS: Record<string, string> = { وزن: 'کیلوگرم' }
const unitOf = (column: string) => UNITS[column] ?? 'سانتی‌متر'
/** More of them are a form; a shopper knows one or two. */
const MAX_FIELDS = 4
/** What everybody knows of themselves without a tape. */
const KNOWN = ['قد', 'وزن']

/** The first of the table, then what is known, then the others. */
export function chooseFields(guide: SizeGuide): number[] {
  const [first, ...others] = measurableColumns(guide)
  if (first === undefined) return []
  const isKnown = (column: number) => KNOWN.includes(guide.columns[column] ?? '')
  const rest = others.toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)))
  return [first, ...rest].slice(0, MAX_FIELDS)
}

/** Beside the page where there is room for both. */
function GuideFrame(props: DialogProps) {
  const [isWide] = useState(() => matchesMedia(SPACIOUS_SCREEN))
  return isWide ? <Drawer {...props} side="end" isWide /> : <ResponsiveDialog {...props} />
}

/** The measures of each size, and the one into which those of the shopper's own fit. */
export default function SizeGuideDialog(props: SizeGuideDialogProps) {
  const { open, onOpenChange, guide, onChoose } = props
  const [typed, setTyped] = useState<Record<number, string>>({})
  const fields = chooseFields(guide)
  const [focused = 0, setFocused] = useState(fields[0])
  const nameOf = (column: number) => guide.columns[column] ?? ''
  const measures = new Map(
    fields.flatMap((column): [number, number][] => {
      const measure = parseMeasure(typed[column] ?? '')
      return measure === null ? [] : [[column, measure]]
    }),
  )
  const fitting = findSizeForAll(guide, measures)
  /** What the table says of it, which the shopper can hold against each measure. */
  const row = guide.rows.find(([size]) => size === fitting) ?? []
  const evidence = [...measures.keys()]
    .map(
      (column) =>
        `${nameOf(column)}: ${persianDigits(row[column] ?? '')} ${unitOf(nameOf(column))}`,
    )
    .join('، ')
  return (
    <GuideFrame
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
      {fields.length > 0 && (
        <>
          <div className="flex gap-5 phone:flex-col-reverse phone:gap-3">
            <fieldset className="min-w-0 flex-1">
              <legend className="mb-2 text-sm text-ink-500">
                هرکدام را می‌دانید بنویسید؛ یکی هم کافی است.
              </legend>
              <div className={cn('grid gap-3', fields.length > 1 && 'grid-cols-2')}>
                {fields.map((column) => (
                  <TextField
                    key={column}
                    label={`${nameOf(column)} شما`}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={6}
                    end={unitOf(nameOf(column))}
                    inputClassName="pe-24"
                    value={typed[column] ?? ''}
                    onFocus={() => setFocused(column)}
                    onChange={({ target: { value } }) =>
                      setTyped({ ...typed, [column]: persianDigits(value) })
                    }
                  />
                ))}
              </div>
            </fieldset>
            <MeasureDrawing columns={guide.columns} measured={nameOf(focused)} />
          </div>
          <p role="status" className="my-2 min-h-7 font-bold text-brand-700">
            {fitting !== null && (
              <MixedText>{`اندازهٔ ${fitting} به شما می‌آید؛ ${evidence}`}</MixedText>
            )}
            {fitting === null && measures.size > 0 && (
              <span className="text-pomegranate-600">
                این کالا در این اندازه نیست؛ بزرگ‌ترین آن هم برای شما کوچک است.
              </span>
            )}
          </p>
        </>
      )}
      <Table
        caption="اندازه‌ها به سانتی‌متر"
        hideCaption
        // On a phone every measure is seen: the heads may break, the numbers may not.
        className="phone:[&_:is(th,td)]:px-1.5 phone:[&_:is(th,td)]:text-sm [&_td]:whitespace-nowrap phone:[&_thead_th]:whitespace-normal"
      >
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
        عددها اندازهٔ بدن و به سانتی‌متر است{guide.columns.includes('وزن') && '، وزن به کیلوگرم'}.{' '}
        {guide.note}
      </p>
    </GuideFrame>
  )
}
