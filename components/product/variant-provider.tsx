'use client'

import { createContext, use, useMemo, useState, type ReactNode, useSyncExternalStore } from 'react'
import type { ProductInfo, Stock } from '@/lib/contract/product/product-info'
import {
  chooseValue,
  findSelectedStock,
  type VariantChoice,
  parseChoice,
  formatChoiceSearch,
} from '@/lib/domain/variant-choice'
import { addToCart } from '@/components/cart/add-to-cart'

const urlListeners = new Set<() => void>()

function subscribeToUrl(listener: () => void): () => void {
  urlListeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    urlListeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The query of the address, empty until the page has woken up: the server's page is one for all. */
function useUrlSearch(): string {
  return useSyncExternalStore(
    subscribeToUrl,
    () => window.location.search,
    () => '',
  )
}

function replaceUrlSearch(search: string): void {
  window.history.replaceState(null, '', `${search}${window.location.hash}`)
  urlListeners.forEach((tell) => tell())
}

export type Goods = Pick<ProductInfo, 'stocks'> &
  Pick<ProductInfo['product'], 'id' | 'title' | 'status' | 'on_sale_at' | 'properties'> & {
    percent: number
    /** Whether the shop can say that it is back. */
    tellsWhenBack: boolean
  }

type VariantContextValue = {
  goods: Goods
  choice: VariantChoice
  stock: Stock | null
  choose: (name: string, value: string) => void
  adding: boolean
  add: () => Promise<void>
}

const VariantContext = createContext<VariantContextValue | null>(null)

/** The chosen variant lives in the address, so that it can be sent to a friend. */
export function VariantProvider({ goods, children }: { goods: Goods; children: ReactNode }) {
  const search = useUrlSearch()
  const [adding, setAdding] = useState(false)
  const { properties, stocks, id } = goods

  const value = useMemo((): VariantContextValue => {
    const choice = parseChoice(properties, stocks, search)
    const stock = findSelectedStock(stocks, choice)
    async function add(): Promise<void> {
      if (!stock) return
      setAdding(true)
      await addToCart({ product_id: id, stock_id: stock.id, quantity: 1 })
      setAdding(false)
    }
    return {
      goods,
      choice,
      stock,
      adding,
      add,
      choose: (name, wished) => {
        const next = chooseValue(properties, stocks, choice, name, wished)
        replaceUrlSearch(formatChoiceSearch(search, next))
      },
    }
  }, [goods, properties, stocks, id, search, adding])

  return <VariantContext value={value}>{children}</VariantContext>
}

export function useVariant(): VariantContextValue {
  const variant = use(VariantContext)
  if (!variant) throw new Error('useVariant is used outside of VariantProvider')
  return variant
}
