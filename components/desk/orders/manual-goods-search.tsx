'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { orderGoodsQuery } from '@/lib/client/desk/manual-orders'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { nameHandlingDays } from '@/lib/domain/handling-days'
import { formatNumber } from '@/lib/persian/money'
import { DeskField } from '../ui/desk-field'
import { SuggestField } from '../ui/suggest-field'
import { describePrice, findFreeVariant, groupByProduct, type FoundProduct } from './order-variants'

type ManualGoodsSearchProps = {
  /** Of the variants that are in the order already. */
  addedIds: readonly number[]
  fieldRef: RefObject<HTMLInputElement | null>
  error: string | undefined
  onAdd: (row: OrderGoodsRow) => void
}

/** Finds a product by its name, or a variant by its SKU; the hands stay in the field from one to the next. */
export function ManualGoodsSearch({ addedIds, fieldRef, error, onAdd }: ManualGoodsSearchProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<FoundProduct | null>(null)
  const q = typed.trim()
  const search = useQuery({ ...orderGoodsQuery(q), enabled: q.length > 1 })
  const found = groupByProduct(search.data ?? [])
  const isOpen = q.length > 1 && search.data !== undefined
  const queryClient = useQueryClient()
  const add = (product: FoundProduct | undefined) => {
    const row = product && findFreeVariant(product.variants, addedIds)
    if (!row) return
    onAdd(row)
    setTyped('')
  }
  /** A scanner presses Enter before the answer: the one product of that code is meant, of several none is. */
  const addOnlyOne = async () => {
    if (q.length < 2) return
    const rows = await queryClient.ensureQueryData(orderGoodsQuery(q)).catch(() => [])
    const products = groupByProduct(rows)
    if (products.length === 1) add(products[0])
  }
  return (
    <>
      <DeskField
        label="جستجوی کالا"
        hideLabel
        error={error}
        hint={<span className="phone:hidden">با ↑ و ↓ انتخاب کنید؛ ↵ می‌افزاید.</span>}
      >
        {(control) => (
          <SuggestField
            control={control}
            listLabel="کالاهای پیداشده"
            placeholder="نام کالا یا کد آن…"
            searchRef={fieldRef}
            options={found}
            getKey={({ id }) => id}
            isOpen={isOpen}
            isStale={search.isPlaceholderData}
            isInline
            takesFirst
            isDisabled={({ variants }) => !findFreeVariant(variants, addedIds)}
            onDisabled={setRefused}
            value={typed}
            onType={(text) => {
              setTyped(text)
              setRefused(null)
            }}
            onChoose={add}
            onClose={() => setTyped('')}
            // Else it would register the order of which the goods are still being chosen.
            onEnter={() => void addOnlyOne()}
          >
            {(product) => <FoundOption product={product} addedIds={addedIds} />}
          </SuggestField>
        )}
      </DeskField>
      <p role="status" className="text-note empty:hidden">
        {isOpen && found.length === 0 && 'کالایی پیدا نشد.'}
        {refused && (
          <MixedText>{`«${refused.title}»: ${describeStock(refused, addedIds)}`}</MixedText>
        )}
      </p>
    </>
  )
}

function FoundOption({
  product,
  addedIds,
}: {
  product: FoundProduct
  addedIds: readonly number[]
}) {
  const { title, variants } = product
  const [first] = variants
  const days = first?.handling_days ?? 0
  return (
    <>
      {first?.picture && (
        <Picture
          src={first.picture.url}
          alt=""
          width={36}
          height={36}
          className="border-hair bg-picture size-9 shrink-0 rounded-lg border object-contain"
        />
      )}
      <span className="min-w-0 flex-1 py-1.5">
        <MixedText>{title}</MixedText>
        <span className="text-note block text-[12px]">
          {variants.length > 1 && `${formatNumber(variants.length)} تنوع · `}
          {describeStock(product, addedIds)}
          {days > 0 && ` · آماده‌سازی ${nameHandlingDays(days)}`}
        </span>
      </span>
      <b className="font-semibold">{describePrice(variants)}</b>
    </>
  )
}

function describeStock({ variants }: FoundProduct, addedIds: readonly number[]): string {
  const units = variants.reduce((sum, { available }) => sum + available, 0)
  if (units === 0) return 'موجود نیست'
  if (!findFreeVariant(variants, addedIds)) return 'در این سفارش هست'
  return `${formatNumber(units)} عدد موجود`
}
