'use client'

import { useState, type FormEvent, type ReactNode } from 'react'
import { AlertIcon } from '@/components/ui/icons'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { changePrice, isSuspiciousPrice, type PriceChange } from '@/lib/domain/bulk-price'
import { CORRECTION_REASONS, type CorrectionReason } from '@/lib/domain/stock-reasons'
import { foldDigits, persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount, currencyName, fromUnits } from '@/lib/persian/money'
import { BulkAmountField } from './bulk-amount-field'
import type { BulkProps } from '../ui/bulk-props'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DialogActions } from '../ui/dialog-actions'
import { FormDialog } from '../ui/form-dialog'
import { CORRECTION_TITLES } from '../ui/stock-labels'
import { useBulkChange } from './use-bulk-change'
import { WiderScreenNote } from '../ui/wider-screen-note'

/** A variant of a product by what it is called, and by what tells it from the others. */
export type Planned = { id: number; name: string; choices: string; before: number; after: number }

export function listVariants(products: readonly ListedDeskProduct[]) {
  return products.flatMap(({ title, variants }) =>
    variants.map((variant) => ({
      variant,
      name: title,
      choices: Object.values(variant.choices).join(' · '),
    })),
  )
}

export const numberIn = (text: string) =>
  Number(foldDigits(text).replace('٫', '.').replaceAll(',', ''))

type ChoicesProps<Value extends string | number> = {
  label: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {options.map(([each, title]) => (
        <DeskButton
          key={each}
          aria-pressed={each === value}
          className={cn(each === value && 'bg-acting-bg border-acting-edge text-acting-ink')}
          onClick={() => onChange(each)}
        >
          {title}
        </DeskButton>
      ))}
    </div>
  )
}

type PreviewProps = { planned: readonly Planned[]; format: (value: number) => string }

function Preview({ planned, format }: PreviewProps) {
  return (
    <div
      role="group"
      aria-label="پیش‌نمایش تغییرها"
      // A keyboard scrolls it too.
      tabIndex={0}
      className="bg-sunk max-h-64 overflow-y-auto rounded-[10px] p-3"
    >
      <table className="w-full text-[12px]">
        <caption className="sr-only">پیش و پس</caption>
        <tbody>
          {planned.map(({ id, name, choices, before, after }) => (
            <tr key={id} className="align-top [&>*]:py-0.5">
              <th scope="row" className="w-full pe-3 text-start font-medium">
                <span className="line-clamp-1">
                  <MixedText>{name}</MixedText>
                </span>
                {choices && (
                  <span className="text-note block font-normal">
                    <MixedText>{choices}</MixedText>
                  </span>
                )}
              </th>
              <td className="text-note whitespace-nowrap pe-3 text-start line-through">
                {format(before)}
              </td>
              <td className="whitespace-nowrap text-start font-bold">{format(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {planned.length === 0 && <p className="text-note text-[12px]">هنوز چیزی تغییر نمی‌کند.</p>}
    </div>
  )
}

type FrameProps = Pick<BulkProps, 'onClose'> & {
  title: string
  planned: readonly Planned[]
  warning: string | null
  format: (value: number) => string
  submitText: string
  isBusy: boolean
  errorText: string | undefined
  onSubmit: () => void
  children: ReactNode
}

export function BulkFrame(props: FrameProps) {
  const { title, planned, warning, format, submitText, isBusy, errorText, onClose } = props
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (planned.length > 0 && !isBusy) props.onSubmit()
  }
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form onSubmit={handleSubmit} noValidate className="grid gap-3.5">
        {props.children}
        <Preview planned={planned} format={format} />
        {warning && (
          <p role="status" className="bg-soon-bg text-soon-ink flex gap-2 rounded-[10px] p-3">
            <AlertIcon size={18} className="shrink-0" />
            <span>{warning}</span>
          </p>
        )}
        {errorText && (
          <p role="alert" className="bg-late-bg text-late-ink rounded-[10px] p-3">
            {errorText}
          </p>
        )}
        <DialogActions
          action={submitText}
          isBusy={isBusy}
          isDisabled={planned.length === 0}
          note="پس از آن می‌شود برگرداند."
          onClose={onClose}
        />
      </form>
    </FormDialog>
  )
}

const DIRECTIONS = [
  ['raise', 'افزایش'],
  ['lower', 'کاهش'],
  ['set', 'قیمت برابر'],
] as const
const listUnits = () =>
  [
    ['percent', 'درصد'],
    ['amount', currencyName()],
  ] as const
/** In rials; what is rounded in a spoken price is the same in both units. */
const listRoundings = () =>
  [
    [1, 'بی‌گرد کردن'],
    ...[10_000, 100_000, 1_000_000].map((rials) => [rials, formatAmount(rials)] as const),
  ] as const

export function BulkPriceDialog({ products, ...rest }: BulkProps) {
  const [direction, setDirection] = useState<PriceChange['direction']>('raise')
  const [unit, setUnit] = useState<PriceChange['unit']>('percent')
  const [typed, setTyped] = useState('')
  const [roundTo, setRoundTo] = useState<number>(100_000)
  const changing = useBulkChange(rest, 'قیمت')
  const isPercent = direction !== 'set' && unit === 'percent'
  const number = typed.trim() === '' ? Number.NaN : numberIn(typed)
  const value = isPercent ? number : fromUnits(Math.round(number))
  const planned = listVariants(products).flatMap(({ variant, name, choices }): Planned[] => {
    const change = { direction, unit: isPercent ? 'percent' : 'amount', value, roundTo } as const
    const after = changePrice(variant.price, change)
    const { id, price: before } = variant
    return after === null || after === before ? [] : [{ id, name, choices, before, after }]
  })
  const suspicious = planned.filter(({ before, after }) => isSuspiciousPrice(before, after))
  return (
    <BulkFrame
      {...rest}
      title={`تغییر قیمت ${persianDigits(products.length)} کالا`}
      planned={planned}
      format={formatAmount}
      submitText={`تغییر ${persianDigits(planned.length)} قیمت`}
      isBusy={changing.isBusy}
      errorText={changing.fieldError('changes')}
      warning={
        suspicious.length > 0
          ? `${persianDigits(suspicious.length)} قیمت بیش از دو برابر یا کمتر از نصف می‌شود؛ شاید یک صفر کم یا زیاد است.`
          : null
      }
      onSubmit={() =>
        changing.run({
          changes: planned.map(({ id, before, after }) => ({
            ...{ stock_id: id, price: after, price_read: before },
          })),
        })
      }
    >
      <WiderScreenNote text="پیش‌نمایش قیمت‌ها روی صفحهٔ پهن‌تر خواناتر است." />
      <Choices
        label="چه کار"
        options={DIRECTIONS}
        value={direction}
        onChange={(next) => setDirection(next)}
      />
      <div className="flex items-end gap-2">
        <BulkAmountField
          label={direction === 'set' ? `قیمت تازه (${currencyName()})` : 'چقدر'}
          typed={typed}
          onType={setTyped}
        />
        {direction !== 'set' && (
          <Choices
            label="واحد"
            options={listUnits()}
            value={unit}
            onChange={(next) => setUnit(next)}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-note text-[12px]">گرد به</span>
        <Choices label="گرد کردن" options={listRoundings()} value={roundTo} onChange={setRoundTo} />
      </div>
    </BulkFrame>
  )
}

const STOCK_CHANGES = [
  ['set', 'موجودی برابر'],
  ['add', 'بیفزا'],
  ['take', 'بکاه'],
] as const

export function BulkStockDialog({ products, ...rest }: BulkProps) {
  const [kind, setKind] = useState<(typeof STOCK_CHANGES)[number][0]>('set')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<CorrectionReason>('count')
  const [note, setNote] = useState('')
  const changing = useBulkChange(rest, 'موجودی')
  const number = typed.trim() === '' ? Number.NaN : Math.round(numberIn(typed))
  const planned = listVariants(products).flatMap(({ variant, name, choices }): Planned[] => {
    const { id, quantity: before, reserved } = variant
    if (!Number.isFinite(number) || number < 0) return []
    const raw = kind === 'set' ? number : kind === 'add' ? before + number : before - number
    const after = Math.max(raw, reserved)
    return after === before ? [] : [{ id, name, choices, before, after }]
  })
  return (
    <BulkFrame
      {...rest}
      title={`تغییر موجودی ${persianDigits(products.length)} کالا`}
      planned={planned}
      format={formatNumber}
      submitText={`تغییر ${persianDigits(planned.length)} موجودی`}
      isBusy={changing.isBusy}
      errorText={changing.fieldError('changes')}
      warning={
        planned.some(({ after }) => after === 0)
          ? 'تنوعی که موجودی ندارد در فروشگاه «ناموجود» می‌شود.'
          : null
      }
      onSubmit={() =>
        changing.run({
          // What is sold meanwhile stays subtracted; what was counted holds for what was read alone.
          changes: planned.map(({ id, before, after }) =>
            kind === 'set'
              ? { stock_id: id, quantity: after, quantity_read: before }
              : { stock_id: id, quantity_by: after - before },
          ),
          ...{ reason, note },
        })
      }
    >
      <Choices
        label="چه کار"
        options={STOCK_CHANGES}
        value={kind}
        onChange={(next) => setKind(next)}
      />
      <DeskField label="چند عدد" className="w-36">
        {(control) => (
          <input
            {...control}
            className="desk-field"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(persianDigits(target.value))}
          />
        )}
      </DeskField>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <DeskField label="دلیل">
          {(control) => (
            <select
              {...control}
              className="desk-field"
              value={reason}
              onChange={({ target }) =>
                setReason(CORRECTION_REASONS.find((one) => one === target.value) ?? 'correction')
              }
            >
              {CORRECTION_REASONS.map((one) => (
                <option key={one} value={one}>
                  {CORRECTION_TITLES[one]}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <DeskField label="شرح" isOptional>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </DeskField>
      </div>
    </BulkFrame>
  )
}
