'use client'

import { useId, useState } from 'react'
import { CloseIcon, PlusIcon, RetryIcon, TrashIcon } from '@/components/ui/icons'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { KeyHint } from './key-hint'
import {
  COLOUR,
  withOptions,
  type DraftOption,
  type DraftVariant,
  type ProductDraft,
} from './product-draft'
import { StockDot } from './product-rows'
import { SaleCell, SaleTimeDialog } from './sale-cell'
import { SheetCell } from './sheet-cell'

type VariantSheetProps = {
  draft: ProductDraft
  onUpdate: (update: (draft: ProductDraft) => ProductDraft) => void
  canPrice: boolean
  canStock: boolean
  canSeeCosts: boolean
  error: string | undefined
}

const SUGGESTED = [COLOUR, 'اندازه', 'حافظه']
const MAX_OPTIONS = 3

export function VariantSheet(props: VariantSheetProps) {
  const { draft, onUpdate, canPrice, canStock, canSeeCosts, error } = props
  const id = useId()
  const [timedKey, setTimedKey] = useState<string | null>(null)
  const { options, variants } = draft
  // The choices of a stored variant are its name in carts and orders, so they are given once.
  const isFixed = variants.some((variant) => variant.id !== null)
  const setVariant = (key: string, change: Partial<DraftVariant>) =>
    onUpdate((before) => ({
      ...before,
      variants: before.variants.map((one) => (one.key === key ? { ...one, ...change } : one)),
    }))
  const fill = (change: Partial<DraftVariant>) =>
    onUpdate((before) => ({
      ...before,
      variants: before.variants.map((one) => (one.isRemoved ? one : { ...one, ...change })),
    }))
  const setOptions = (next: DraftOption[]) => onUpdate((before) => withOptions(before, next))
  const timed = variants.find(({ key }) => key === timedKey)
  const names = options.map(({ name }) => name)
  const sums = options.map(({ values }) => persianDigits(values.length)).join(' × ')
  return (
    <section className="desk-card overflow-hidden" aria-labelledby={id} id="variants">
      <header>
        <h2 id={id} className="text-[14px] font-bold">
          تنوع و قیمت
        </h2>
        <span className="text-note text-[12px]">
          {names.length > 0
            ? `${names.join(' × ')}: ${sums} = ${persianDigits(variants.length)}`
            : 'یک جور'}
        </span>
        <span className="text-note ms-auto inline-flex items-center gap-1.5 text-[12px] phone:hidden">
          پر کردن ستون
          <KeyHint keys="Mod+KeyD" />
        </span>
      </header>
      <div className="grid gap-2.5 border-b border-line p-3.5 empty:hidden">
        {options.map((option, index) => (
          <OptionRow
            key={index}
            option={option}
            isNameFixed={isFixed}
            canRemoveValue={(value) =>
              !variants.some(
                (variant) => variant.id !== null && variant.choices[option.name] === value,
              )
            }
            onChange={(next) => setOptions(options.map((one, at) => (at === index ? next : one)))}
            onRemove={() => setOptions(options.filter((_, at) => at !== index))}
          />
        ))}
        {!isFixed && options.length < MAX_OPTIONS && (
          <div className="flex flex-wrap gap-2">
            {SUGGESTED.filter((name) => !names.includes(name)).map((name) => (
              <DeskButton key={name} onClick={() => setOptions([...options, { name, values: [] }])}>
                <PlusIcon size={16} />
                {name}
              </DeskButton>
            ))}
            <DeskButton onClick={() => setOptions([...options, { name: '', values: [] }])}>
              <PlusIcon size={16} />
              انتخاب دیگر
            </DeskButton>
          </div>
        )}
      </div>
      <div className="overflow-x-auto">
        <table className="desk-table desk-sheet" aria-label="تنوع‌ها">
          <thead>
            <tr>
              {(names.length > 0 ? names : ['تنوع']).map((name, index) => (
                <th key={index} scope="col">
                  {name || '…'}
                </th>
              ))}
              <th scope="col">قیمت ({currencyName()})</th>
              <th scope="col">فروش ویژه ({currencyName()})</th>
              {canSeeCosts && <th scope="col">بهای خرید ({currencyName()})</th>}
              <th scope="col">موجودی</th>
              <th scope="col">کد (SKU)</th>
              <th scope="col">بارکد</th>
              <th scope="col">
                <span className="sr-only">برداشتن</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, row) => {
              const { key, price, quantity, reserved, sku, barcode, cost, sale, isRemoved } =
                variant
              const name = Object.values(variant.choices).join(' · ') || 'تنها تنوع'
              const former = variants[row - 1]
              return (
                <tr key={key} className={cn(isRemoved && 'text-note line-through')}>
                  {names.length === 0 && <td className="font-medium">همین کالا</td>}
                  {names.map((option, at) => {
                    const value = variant.choices[option] ?? ''
                    const isRepeated = at < names.length - 1 && former?.choices[option] === value
                    return (
                      <td key={option} className={at === 0 ? 'font-medium' : undefined}>
                        {isRepeated ? (
                          <span className="sr-only">{value}</span>
                        ) : (
                          <MixedText>{value}</MixedText>
                        )}
                      </td>
                    )
                  })}
                  <td>
                    <SheetCell
                      column="price"
                      className="w-32"
                      label={`قیمت ${name}`}
                      value={price}
                      placeholder="بی‌قیمت"
                      disabled={!canPrice || isRemoved}
                      onCommit={(next) => setVariant(key, { price: next })}
                      onFill={(next) => fill({ price: next })}
                    />
                  </td>
                  <td>
                    <SaleCell
                      name={name}
                      sale={sale}
                      disabled={!canPrice || isRemoved}
                      onChange={(next) => setVariant(key, { sale: next })}
                      onFill={(next) => fill({ sale: next })}
                      onTime={() => setTimedKey(key)}
                    />
                  </td>
                  {canSeeCosts && (
                    <td>
                      <SheetCell
                        column="cost"
                        className="w-28"
                        label={`بهای خرید ${name}`}
                        value={cost}
                        disabled={isRemoved}
                        onCommit={(next) => setVariant(key, { cost: next })}
                        onFill={(next) => fill({ cost: next })}
                      />
                    </td>
                  )}
                  <td>
                    <span className="inline-flex items-center gap-1">
                      <StockDot free={(quantity ?? 0) - reserved} />
                      <SheetCell
                        column="stock"
                        className="w-20"
                        label={`موجودی ${name}`}
                        value={quantity}
                        placeholder="۰"
                        disabled={!canStock || isRemoved}
                        onCommit={(next) => setVariant(key, { quantity: next })}
                        onFill={(next) => fill({ quantity: next })}
                      />
                    </span>
                  </td>
                  <td>
                    <input
                      className="desk-cell !w-36"
                      dir="ltr"
                      aria-label={`کد ${name}`}
                      value={sku}
                      maxLength={100}
                      disabled={isRemoved}
                      onChange={({ target }) => setVariant(key, { sku: target.value })}
                    />
                  </td>
                  <td>
                    <input
                      className="desk-cell !w-36"
                      dir="ltr"
                      inputMode="numeric"
                      aria-label={`بارکد ${name}`}
                      value={barcode}
                      maxLength={64}
                      disabled={isRemoved}
                      onChange={({ target }) => setVariant(key, { barcode: target.value })}
                    />
                  </td>
                  <td>
                    {variant.id !== null && (
                      <button
                        type="button"
                        className="text-note hover:text-late-ink grid size-7 place-items-center rounded-md phone:size-11"
                        aria-label={isRemoved ? `برگرداندن ${name}` : `برداشتن ${name}`}
                        onClick={() => setVariant(key, { isRemoved: !isRemoved })}
                      >
                        {isRemoved ? <RetryIcon size={16} /> : <TrashIcon size={16} />}
                      </button>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="text-note px-3.5 py-2 text-[12px]">
        ردیف تازه‌ای که قیمت ندارد ساخته نمی‌شود. از فروش ویژه و جشنواره، هر کدام ارزان‌تر است حساب
        می‌شود، نه هر دو.
      </p>
      {timed?.sale && (
        <SaleTimeDialog
          sale={timed.sale}
          onClose={() => setTimedKey(null)}
          onSave={({ from, until }, isForAll) => {
            onUpdate((before) => ({
              ...before,
              variants: before.variants.map((one) =>
                one.sale && (isForAll || one.key === timed.key)
                  ? { ...one, sale: { ...one.sale, from, until } }
                  : one,
              ),
            }))
            setTimedKey(null)
          }}
        />
      )}
      {error && (
        <p role="alert" className="text-late-ink px-3.5 pb-3 text-[12px]">
          {error}
        </p>
      )}
    </section>
  )
}

type OptionRowProps = {
  option: DraftOption
  isNameFixed: boolean
  canRemoveValue: (value: string) => boolean
  onChange: (option: DraftOption) => void
  onRemove: () => void
}

function OptionRow({ option, isNameFixed, canRemoveValue, onChange, onRemove }: OptionRowProps) {
  const { name, values } = option
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const added = text
      .split(/[،,]/)
      .map((one) => one.trim())
      .filter((one, at, all) => one !== '' && !values.includes(one) && all.indexOf(one) === at)
    if (added.length > 0) onChange({ name, values: [...values, ...added] })
    setTyped('')
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DeskField label="نام انتخاب" className="w-32">
        {(control) => (
          <input
            {...control}
            className="desk-field"
            value={name}
            maxLength={40}
            readOnly={isNameFixed}
            onChange={({ target }) => onChange({ name: target.value, values })}
          />
        )}
      </DeskField>
      <span className="flex min-h-[34px] flex-wrap items-center gap-1.5">
        {values.map((value) => (
          <span key={value} className="desk-tag !h-7 phone:!h-11">
            <MixedText>{value}</MixedText>
            {canRemoveValue(value) && (
              <button
                type="button"
                className="grid size-6 place-items-center phone:size-9"
                aria-label={`برداشتن ${value}`}
                onClick={() => onChange({ name, values: values.filter((one) => one !== value) })}
              >
                <CloseIcon size={12} />
              </button>
            )}
          </span>
        ))}
      </span>
      <DeskField label={`مقدار تازهٔ ${name || 'این انتخاب'}`} hideLabel className="w-40">
        {(control) => (
          <input
            {...control}
            className="desk-field"
            placeholder="مقدار، سپس ↵"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(typed)
            }}
          />
        )}
      </DeskField>
      {!isNameFixed && (
        <DeskButton
          variant="plain"
          aria-label={`برداشتن ${name || 'این انتخاب'}`}
          onClick={onRemove}
        >
          <TrashIcon size={16} />
        </DeskButton>
      )}
    </div>
  )
}
