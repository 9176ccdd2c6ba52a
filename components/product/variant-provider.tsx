'use client'

import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { ProductInfo, Stock } from '@/lib/contract/products'
import { choose, selectedStock, type Choice } from '@/lib/variant/choice'
import { choiceFromSearch, searchWithChoice } from '@/lib/variant/choice-in-url'
import { addToCart } from '@/components/cart/add-to-cart'
import { replaceAddressSearch, useAddressSearch } from './address-search'

export type Goods = Pick<ProductInfo, 'stocks'> &
  Pick<ProductInfo['product'], 'id' | 'title' | 'status' | 'on_sale_at' | 'properties'> & {
    percent: number
    /** Whether the shop can say that it is back. */
    tellsWhenBack: boolean
  }

type Variant = {
  goods: Goods
  choice: Choice
  stock: Stock | null
  choose: (name: string, value: string) => void
  adding: boolean
  add: () => Promise<void>
}

const Context = createContext<Variant | null>(null)

/** The chosen variant lives in the address, so that it can be sent to a friend. */
export function VariantProvider({ goods, children }: { goods: Goods; children: ReactNode }) {
  const search = useAddressSearch()
  const [adding, setAdding] = useState(false)
  const { properties, stocks, id } = goods

  const value = useMemo((): Variant => {
    const choice = choiceFromSearch(properties, stocks, search)
    const stock = selectedStock(stocks, choice)
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
        const next = choose(properties, stocks, choice, name, wished)
        replaceAddressSearch(searchWithChoice(search, next))
      },
    }
  }, [goods, properties, stocks, id, search, adding])

  return <Context value={value}>{children}</Context>
}

export function useVariant(): Variant {
  const variant = use(Context)
  if (!variant) throw new Error('useVariant is used outside of VariantProvider')
  return variant
}
