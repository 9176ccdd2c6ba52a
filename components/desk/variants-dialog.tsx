'use client'

import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { rialsToToman, TOMAN, tomanToRials } from '@/lib/persian/money'
import { StockDot, type ProductRowTools } from './product-rows'
import { SheetCell } from './sheet-cell'

type VariantsDialogProps = {
  product: ListedDeskProduct
  tools: ProductRowTools
  onClose: () => void
}

/** Prices and stock of a product with several variants; each cell is saved when it is left. */
export function VariantsDialog({ product, tools, onClose }: VariantsDialogProps) {
  const { id, version, variants } = product
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<MixedText>{product.title}</MixedText>}
    >
      <table className="desk-table" aria-label="تنوع‌ها">
        <thead>
          <tr>
            <th scope="col">تنوع</th>
            <th scope="col">قیمت ({TOMAN})</th>
            <th scope="col">موجودی</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => {
            const name = Object.values(variant.choices).join(' · ') || 'تنها تنوع'
            const { id: variantId, price, quantity, reserved } = variant
            const edit = (cell: string, change: { price?: number; quantity?: number }) =>
              void tools.edits.edit(cell, id, {
                version,
                changes: {
                  variants: [
                    {
                      id: variantId,
                      ...change,
                      ...(change.quantity !== undefined && { quantity_read: quantity }),
                    },
                  ],
                },
              })
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
                    value={rialsToToman(price)}
                    disabled={!tools.canPrice}
                    state={tools.edits.stateOf(`${variantId}:price`)}
                    onCommit={(toman) =>
                      toman !== null && edit(`${variantId}:price`, { price: tomanToRials(toman) })
                    }
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
                      onCommit={(next) =>
                        next !== null && edit(`${variantId}:stock`, { quantity: next })
                      }
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
