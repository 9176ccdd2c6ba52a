'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { categoryFieldsQuery } from '@/lib/client/desk/products'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { KeyHint } from '../ui/key-hint'
import { isBelowCost, withOptions, type DraftVariant, type ProductDraft } from './product-draft'
import { SaleTimeDialog } from './sale-cell'
import { SheetCell } from './sheet-cell'
import { VariantList } from './variant-list'
import { VariantOptions } from './variant-options'
import { nameOfVariant, VariantTable, type VariantTools } from './variant-table'

type VariantSheetProps = {
  draft: ProductDraft
  onUpdate: (update: (draft: ProductDraft) => ProductDraft) => void
  canPrice: boolean
  canStock: boolean
  canSeeCosts: boolean
  error: string | undefined
}

const COLUMNS = ['sale', 'cost', 'guarantee'] as const

/** What all rows have, where it is the same. */
function commonOf(variants: readonly DraftVariant[], name: 'price' | 'quantity'): number | null {
  const [first] = variants
  return first && variants.every((one) => one[name] === first[name]) ? first[name] : null
}

export function VariantSheet(props: VariantSheetProps) {
  const { draft, onUpdate, canPrice, canStock, canSeeCosts, error } = props
  const id = useId()
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [timedKey, setTimedKey] = useState<string | null>(null)
  const [opened, setOpened] = useState<Partial<Record<(typeof COLUMNS)[number], boolean>>>({})
  const { options, variants } = draft
  const { data: ofCategory } = useQuery({
    ...categoryFieldsQuery(draft.category_id ?? 0),
    enabled: draft.category_id !== null,
  })
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
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (error) sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const timed = variants.find(({ key }) => key === timedKey)
  const names = options.map(({ name }) => name)
  const empty = options.find(({ values }) => values.length === 0)
  const sums = options.map(({ values }) => persianDigits(values.length)).join(' × ')
  const isUsed = {
    sale: variants.some(({ sale }) => sale !== null),
    cost: variants.some(({ cost }) => cost !== null),
    guarantee: variants.some(({ guarantee }) => guarantee !== ''),
  }
  // A column does not go while its last value is cleared to be written anew.
  const unopened = COLUMNS.filter((name) => isUsed[name] && opened[name] === undefined)
  if (unopened.length > 0) {
    setOpened({ ...opened, ...Object.fromEntries(unopened.map((name) => [name, true])) })
  }
  const hasSale = opened.sale ?? isUsed.sale
  const hasCost = canSeeCosts && (opened.cost ?? isUsed.cost)
  const hasGuarantee = opened.guarantee ?? isUsed.guarantee
  const hasNew = variants.length > 1 && variants.some((variant) => variant.id === null)
  const belowCost = variants.filter(isBelowCost)
  const tools: VariantTools = {
    ...{ variants, names, pictures: draft.pictures, hexes: ofCategory?.hexes ?? {} },
    ...{ canPrice, canStock, canSeeCosts, hasSale, hasCost, hasGuarantee, error },
    ...{ setVariant, fill, onTime: setTimedKey },
  }
  return (
    <section ref={sheet} className="desk-card scroll-mt-3" aria-labelledby={id} id="variants">
      <header className="flex-wrap">
        <h2 id={id} className="text-[14px] font-bold">
          تنوع و قیمت
        </h2>
        <span className="text-note text-[12px]">
          {empty
            ? 'مقدارها را بنویسید'
            : names.length > 0
              ? `${names.join(' × ')}: ${sums} = ${persianDigits(variants.length)}`
              : 'یک جور'}
        </span>
        <span className="text-note ms-auto inline-flex items-center gap-1.5 text-[12px] phone:hidden">
          پر کردن ستون
          <KeyHint keys="Mod+KeyD" />
        </span>
        <span role="group" aria-label="ستون‌ها" className="inline-flex gap-1.5 phone:hidden">
          <ColumnToggle
            title="فروش ویژه"
            isShown={hasSale}
            onToggle={(sale) => setOpened({ ...opened, sale })}
          />
          {canSeeCosts && (
            <ColumnToggle
              title="بهای خرید"
              isShown={hasCost}
              onToggle={(cost) => setOpened({ ...opened, cost })}
            />
          )}
          <ColumnToggle
            title="گارانتی"
            isShown={hasGuarantee}
            onToggle={(guarantee) => setOpened({ ...opened, guarantee })}
          />
        </span>
      </header>
      <VariantOptions
        options={options}
        variants={variants}
        used={ofCategory?.options ?? []}
        onChange={(next) => onUpdate((before) => withOptions(before, next))}
      />
      {empty ? (
        <p className="text-note px-3.5 py-6 text-center">
          مقدارهای «{empty.name || 'این انتخاب'}» را بنویسید، تا برای هر ترکیب یک ردیف ساخته شود.
        </p>
      ) : (
        <>
          {hasNew && (
            <div className="bg-sunk flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3.5 py-2">
              <b className="font-semibold">برای همهٔ {formatNumber(variants.length)} ردیف</b>
              <CommonCell
                title="قیمت"
                value={commonOf(variants, 'price')}
                disabled={!canPrice}
                onCommit={(price) => fill({ price })}
              />
              <CommonCell
                title="موجودی"
                value={commonOf(variants, 'quantity')}
                disabled={!canStock}
                onCommit={(quantity) => fill({ quantity })}
              />
            </div>
          )}
          {isPhone ? <VariantList tools={tools} /> : <VariantTable tools={tools} />}
          {belowCost.length > 0 && (
            <p role="status" className="bg-soon-bg text-soon-ink px-3.5 py-2">
              <MixedText>{`ارزان‌تر از بهای خرید: ${belowCost.map(nameOfVariant).join('، ')}`}</MixedText>
            </p>
          )}
          <p className="text-note px-3.5 py-2 text-[12px]">
            ردیف تازه‌ای که قیمت ندارد ساخته نمی‌شود.
            {hasSale && ' از فروش ویژه و جشنواره، هر کدام ارزان‌تر است حساب می‌شود، نه هر دو.'}
          </p>
        </>
      )}
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

type ColumnToggleProps = { title: string; isShown: boolean; onToggle: (isShown: boolean) => void }

function ColumnToggle({ title, isShown, onToggle }: ColumnToggleProps) {
  return (
    <DeskButton
      className="!h-7 !px-2 text-[12px]"
      aria-pressed={isShown}
      onClick={() => onToggle(!isShown)}
    >
      <span aria-hidden="true">{isShown ? '−' : '+'}</span>
      {title}
    </DeskButton>
  )
}

type CommonCellProps = {
  title: string
  value: number | null
  disabled: boolean
  onCommit: (value: number | null) => void
}

function CommonCell({ title, value, disabled, onCommit }: CommonCellProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="text-note">
        {title}
      </span>
      <SheetCell
        column={`common-${title}`}
        className="!border-field w-28 bg-paper"
        label={`همهٔ ردیف‌ها، ${title}`}
        value={value}
        disabled={disabled}
        onCommit={onCommit}
      />
    </span>
  )
}
