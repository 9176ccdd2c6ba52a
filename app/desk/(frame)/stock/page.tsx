import type { Metadata } from 'next'
import { StockLedgerView } from '@/components/desk/products/stock-ledger-view'

export const metadata: Metadata = { title: 'گردش موجودی' }

export default function DeskStockPage() {
  return <StockLedgerView />
}
