'use client'

import { useRef } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import type { CellColumn } from './product-cell-commands'
import { StockDot, type ProductRowTools } from './product-rows'
import { SheetCell } from './sheet-cell'

type VariantsDialogProps = {
  product: ListedDeskProduct
  tools: ProductRowTools
  /** Whose first cell has the focus when it opens. */
  column: CellColumn
  onClose: () => void
}

/** Prices and stock of a product with several variants; each cell is saved when it is left. */
export function VariantsDialog({ product, tools, column, onClose }: VariantsDialogProps) {
  const { id, version, variants } = product
  const start = useRef<HTMLElement | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<MixedText>{product.title}</MixedText>}
      initialFocus={start}
    >
      <table
        ref={(table) => {
          start.current = table?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null
        }}
        className="desk-table"
        aria-label="تنوع‌ها"
      >
        <thead>
          <tr>
            <th scope="col">تنوع</th>
            <th scope="col">قیمت ({currencyName()})</th>
            <th scope="col">موجودی</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => {
            const name = Object.values(variant.choices).join(' · ') || 'تنها تنوع'
            const { id: variantId, price, quantity, reserved } = variant
            const full = `«${[product.title, ...Object.values(variant.choices)].join(' · ')}»`
            const editPrice = (next: number) =>
              void tools.edits.edit(`${variantId}:price`, id, {
                version,
                changes: { variants: [{ id: variantId, price: next }] },
                undo: { name: `قیمت ${full}`, former: { variants: [{ id: variantId, price }] } },
              })
            const editStock = (next: number) => {
              const changeTo = (to: number, from: number) => ({
                variants: [{ id: variantId, quantity: to, quantity_read: from }],
              })
              void tools.edits.edit(`${variantId}:stock`, id, {
                version,
                changes: changeTo(next, quantity),
                undo: { name: `موجودی ${full}`, former: changeTo(quantity, next) },
              })
            }
            return (
              <tr key={variantId}>
                <td className="whitespace-normal font-medium">
                  <MixedText>{name}</MixedText>
                </td>
                <td>
                  <SheetCell
                    column="price"
                    className="w-28"
                    label={`قیمت ${name}`}
                    value={toUnits(price)}
                    disabled={!tools.canPrice}
                    state={tools.edits.stateOf(`${variantId}:price`)}
                    onTakeBack={tools.takeBack}
                    onCommit={(amount) => amount !== null && editPrice(fromUnits(amount))}
                  />
                </td>
                <td>
                  <span className="inline-flex items-center gap-1">
                    <StockDot free={quantity - reserved} />
                    <SheetCell
                      column="stock"
                      className="w-20"
                      label={`موجودی ${name}`}
                      value={quantity}
                      disabled={!tools.canStock}
                      state={tools.edits.stateOf(`${variantId}:stock`)}
                      onTakeBack={tools.takeBack}
                      onCommit={(next) => next !== null && editStock(next)}
                    />
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}
