import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import type { RowCommand } from '../ui/row-commands'
import type { ProductRowTools } from './product-rows'

export type CellColumn = 'price' | 'stock'

/** As a cell of the list is found: the page has it while its row is in view. */
function focusCell(id: number, column: CellColumn): void {
  const cells = document.querySelectorAll<HTMLElement>(`[data-cell="${id}:${column}"]`)
  ;[...cells].find((cell) => cell.checkVisibility())?.focus()
}

/** `P` and `S`: the cell of the current row, or the variants where it has several. */
export function listCellCommands(
  { canPrice, canStock }: Pick<ProductRowTools, 'canPrice' | 'canStock'>,
  openVariants: (product: ListedDeskProduct, column: CellColumn) => void,
): RowCommand<ListedDeskProduct>[] {
  const command = (column: CellColumn, title: string, keys: string) => ({
    ...{ id: `cell-${column}`, title, keys, group: 'کالای کنونی', isKeyOnly: true },
    run: (product: ListedDeskProduct) => {
      if (product.variants.length > 1) openVariants(product, column)
      else focusCell(product.id, column)
    },
  })
  return [
    ...(canPrice ? [command('price', 'قیمت', 'KeyP')] : []),
    ...(canStock ? [command('stock', 'موجودی', 'KeyS')] : []),
  ]
}
