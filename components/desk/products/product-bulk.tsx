import { BulkProductDialog, type ProductField } from './bulk-product-dialog'
import { BulkSaleDialog } from './bulk-sale-dialog'
import type { BulkProps } from '../ui/bulk-props'
import { BulkPriceDialog, BulkStockDialog } from './bulk-stock-dialogs'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { LabelSheet } from '../orders/label-sheet'
import { KeyHint } from '../ui/key-hint'

const group = 'کالاها'
export type BulkKind = 'price' | 'sale' | 'stock' | 'labels' | ProductField

const ACTIONS = [
  { kind: 'price', title: 'قیمت', keys: 'KeyP', needs: 'price' },
  { kind: 'sale', title: 'فروش ویژه', keys: 'KeyD', needs: 'price' },
  { kind: 'stock', title: 'موجودی', keys: 'KeyS', needs: 'stock' },
  { kind: 'status', title: 'انتشار', keys: 'KeyE', needs: null },
  { kind: 'category', title: 'دسته', keys: 'KeyT', needs: null },
  { kind: 'brand', title: 'برند', keys: 'KeyB', needs: null },
  { kind: 'labels', title: 'برچسب', keys: 'KeyL', needs: null },
] as const

type BulkActionsProps = { canPrice: boolean; canStock: boolean; onOpen: (kind: BulkKind) => void }

/** Of the products that are chosen. */
export function BulkActions({ canPrice, canStock, onOpen }: BulkActionsProps) {
  const shown = ACTIONS.filter(
    ({ needs }) => needs === null || (canStock && (needs === 'stock' || canPrice)),
  )
  useCommands(
    shown.map(({ kind, title, keys }): DeskCommand => ({
      ...{ id: `bulk-${kind}`, title: `${title} انتخاب‌شده‌ها`, group, keys },
      run: () => onOpen(kind),
    })),
  )
  return shown.map(({ kind, title, keys }) => (
    <DeskButton key={kind} variant="plain" onClick={() => onOpen(kind)}>
      {title}
      <KeyHint keys={keys} />
    </DeskButton>
  ))
}

export function BulkDialog({ kind, ...props }: BulkProps & { kind: BulkKind }) {
  if (kind === 'status' || kind === 'category' || kind === 'brand') {
    return <BulkProductDialog field={kind} {...props} />
  }
  if (kind === 'labels') return <LabelSheet {...props} />
  if (kind === 'price') return <BulkPriceDialog {...props} />
  return kind === 'sale' ? <BulkSaleDialog {...props} /> : <BulkStockDialog {...props} />
}
