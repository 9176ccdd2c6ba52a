'use client'

import { createContext, use, useMemo, useState, type ReactNode, useSyncExternalStore } from 'react'
import type { ProductInfo, Stock } from '@/lib/contract/product/product-info'
import {
  chooseValue,
  comparePrices,
  findChoiceMove,
  findMissingSize,
  findSelectedStock,
  type ChoiceMove,
  type VariantChoice,
  parseChoice,
  formatChoiceSearch,
} from '@/lib/domain/variant-choice'
import { matchesMedia } from '@/components/ui/use-media-query'
import { PHONE_SCREEN } from '@/styles/breakpoints'
import { loadAddToCart } from './load-add-to-cart'

const urlListeners = new Set<() => void>()

function subscribeToUrl(listener: () => void): () => void {
  urlListeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    urlListeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The query of the address; until hydration, what the server has rendered the page for. */
function useUrlSearch(initialSearch: string): string {
  return useSyncExternalStore(
    subscribeToUrl,
    () => window.location.search,
    () => initialSearch,
  )
}

function replaceUrlSearch(search: string): void {
  window.history.replaceState(null, '', `${search}${window.location.hash}`)
  urlListeners.forEach((listener) => listener())
}

export type PurchasableProduct = Pick<ProductInfo, 'stocks'> &
  Pick<
    ProductInfo['product'],
    'id' | 'title' | 'status' | 'on_sale_at' | 'handling_days' | 'properties' | 'size_guide'
  > & { canNotifyStock: boolean }

/** What was pressed before a size was chosen: to add the product, or to choose for more than it. */
type SizePurpose = 'add' | 'choose'
type SizeRequest = { purpose: SizePurpose; isInSheet: boolean }

/** What a choice moved besides, away from what is preferred or back to it, and how much dearer that is. */
export type LastMove = ChoiceMove & { rials: number | null; preferred: VariantChoice }

type VariantContextValue = {
  product: PurchasableProduct
  choice: VariantChoice
  stock: Stock | null
  /** The property that is still to be chosen; the price and the day are of its cheapest value meanwhile. */
  missingSize: string | null
  /** Answered in a sheet on a phone, else where the sizes stand. */
  sizeRequest: SizeRequest | null
  askForSize: (purpose: SizePurpose) => void
  endSizeRequest: () => void
  isPurchasable: boolean
  /** Null where the last choice moved nothing. */
  lastMove: LastMove | null
  /** The choice after one more value is chosen. */
  choiceWith: (name: string, value: string) => VariantChoice
  choose: (name: string, value: string) => void
  chooseAll: (choice: VariantChoice) => void
  isAdding: boolean
  /** What the press needs besides comes with what adds. */
  add: (prepare?: () => Promise<void>) => Promise<void>
}

const VariantContext = createContext<VariantContextValue | null>(null)

type VariantProviderProps = {
  product: PurchasableProduct
  initialSearch?: string
  children: ReactNode
}

/** The chosen variant lives in the address, so that it can be sent to a friend. */
export function VariantProvider({ product, initialSearch = '', children }: VariantProviderProps) {
  const search = useUrlSearch(initialSearch)
  const [isAdding, setIsAdding] = useState(false)
  const [sizeRequest, setSizeRequest] = useState<SizeRequest | null>(null)
  const [lastMove, setLastMove] = useState<LastMove | null>(null)
  // What was shown first or chosen last of each property, also while another choice has moved it.
  const [chosenLast, setChosenLast] = useState<VariantChoice>({})
  const { properties, stocks, id } = product

  const value = useMemo((): VariantContextValue => {
    const choice = parseChoice(properties, stocks, search)
    const stock = findSelectedStock(stocks, choice)
    const missingSize = findMissingSize(properties, choice, search)
    const preferred = { ...choice, ...chosenLast }
    const choiceWith = (name: string, chosen: string) =>
      chooseValue(properties, stocks, choice, name, chosen, preferred)
    async function add(prepare?: () => Promise<void>): Promise<void> {
      if (!stock || missingSize !== null) return
      setIsAdding(true)
      setLastMove(null)
      const [addToCart] = await Promise.all([loadAddToCart(), prepare?.()])
      await addToCart?.({ product_id: id, stock_id: stock.id, quantity: 1 })
      setIsAdding(false)
    }
    function askForSize(purpose: SizePurpose): void {
      const isInSheet = matchesMedia(PHONE_SCREEN)
      setSizeRequest({ purpose, isInSheet })
      if (!isInSheet && missingSize !== null) focusOnProperty(missingSize)
    }
    return {
      product,
      choice,
      stock,
      missingSize,
      sizeRequest,
      askForSize,
      endSizeRequest: () => setSizeRequest(null),
      isPurchasable: product.status === 'published' && stock !== null && stock.quantity > 0,
      isAdding,
      add,
      lastMove,
      choiceWith,
      chooseAll: (next) => {
        setLastMove(null)
        setChosenLast(next)
        replaceUrlSearch(formatChoiceSearch(search, next))
      },
      choose: (name, chosen) => {
        const next = choiceWith(name, chosen)
        const move = findChoiceMove(choice, next, { name, value: chosen, missing: missingSize })
        setLastMove(move && { ...move, preferred, rials: comparePrices(stocks, choice, next) })
        setChosenLast({ ...preferred, [name]: chosen })
        const named = Object.entries(next).filter(
          ([other]) => other !== missingSize || other === name,
        )
        replaceUrlSearch(formatChoiceSearch(search, Object.fromEntries(named)))
      },
    }
  }, [product, properties, stocks, id, search, isAdding, sizeRequest, lastMove, chosenLast])

  return <VariantContext value={value}>{children}</VariantContext>
}

/** Where the size is to be chosen, for whoever pressed the button before. */
function focusOnProperty(name: string): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
  // One that comes with what is chosen already, before one that moves it.
  Array.from(inputs)
    .filter((input) => input.name === `variant-${name}`)
    .toSorted((one, other) => Number('moves' in one.dataset) - Number('moves' in other.dataset))[0]
    ?.focus()
}

export function useVariant(): VariantContextValue {
  const variant = use(VariantContext)
  if (!variant) throw new Error('useVariant is used outside of VariantProvider')
  return variant
}
