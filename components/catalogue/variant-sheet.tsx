'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceChip } from '@/components/ui/chip'
import { ErrorState } from '@/components/ui/error-state'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { notify } from '@/components/ui/notify'
import { Price } from '@/components/ui/price'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { Loading, SkeletonText } from '@/components/ui/skeleton'
import { addLineToCart } from '@/lib/client/add-line'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { noticeSupportQuery, productInfoQuery } from '@/lib/client/queries/product'
import { QueryProvider } from '@/lib/client/query-provider'
import type { ProductInfo } from '@/lib/contract/product/product-info'
import { cartErrorMessage } from '@/lib/domain/cart-quote'
import {
  chooseValue,
  findChoiceMove,
  findMissingSize,
  findOpenStocks,
  findSelectedStock,
  formatChoiceSearch,
  getValueState,
  parseChoice,
  type VariantChoice,
} from '@/lib/domain/variant-choice'
import { popCartIcons } from './pop-cart-icons'
import { AvailabilityBell } from './availability-bell'
import { formatSaleStart } from './sale-start'
import { formatMoved } from './format-moved'
import { VariantValue } from './variant-value'

type VariantSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Of the product's page, with what is chosen on the card. */
  href: string
}

/** What is left to choose of a good, where its card stands. */
export default function VariantSheet({ title, href, ...dialog }: VariantSheetProps) {
  const close = () => dialog.onOpenChange(false)
  return (
    <ResponsiveDialog {...dialog} size="sm" title="انتخاب و خرید" description={title}>
      <QueryProvider>
        <VariantChoices href={href} onDone={close} />
      </QueryProvider>
    </ResponsiveDialog>
  )
}

function VariantChoices({ href, onDone }: { href: string; onDone: () => void }) {
  const [path = '', search = ''] = href.split('?')
  const slug = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const { data, error, isFetching, refetch } = useQuery(productInfoQuery(slug))
  if (data) return <ChoiceForm {...{ info: data, search, path, onDone }} />
  if (error)
    return (
      <ErrorState
        text={getErrorMessage(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Loading label="در حال گرفتن گزینه‌ها…">
      <SkeletonText lines={6} />
    </Loading>
  )
}

type ChoiceFormProps = { info: ProductInfo; search: string; path: string; onDone: () => void }

function ChoiceForm({ info: { product, stocks }, search, path, onDone }: ChoiceFormProps) {
  const id = useId()
  const { properties } = product
  const [chosen, setChosen] = useState(search)
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const [announced, setAnnounced] = useState('')
  const [chosenLast, setChosenLast] = useState<VariantChoice>({})
  const choice = parseChoice(properties, stocks, chosen)
  const missing = findMissingSize(properties, choice, chosen)
  const stock = findSelectedStock(stocks, choice)
  const isComing = product.status === 'coming_soon'
  const open = findOpenStocks(stocks, choice, missing)
  const isGone = isComing || open.every(({ quantity }) => quantity <= 0)
  const { data: canNotify = true } = useQuery({ ...noticeSupportQuery, enabled: isGone })

  const preferred = { ...choice, ...chosenLast }
  const choiceWith = (name: string, value: string) =>
    chooseValue(properties, stocks, choice, name, value, preferred)
  const findMove = (name: string, value: string) =>
    findChoiceMove(choice, choiceWith(name, value), { name, value, missing })

  function choose(name: string, value: string): void {
    const move = findMove(name, value)
    setAnnounced(move ? formatMoved({ ...move, preferred }) : '')
    setChosenLast({ ...preferred, [name]: value })
    // A size that nobody has chosen is not chosen along with a colour.
    const named = Object.entries(choiceWith(name, value)).filter(
      ([other]) => other !== missing || other === name,
    )
    setChosen(formatChoiceSearch(chosen, Object.fromEntries(named)))
    setIsRefused(false)
  }

  async function add(): Promise<void> {
    if (missing !== null) {
      setIsRefused(true)
      document.getElementById(`${id}-${missing}`)?.querySelector('input')?.focus()
      return
    }
    if (!stock) return
    setIsBusy(true)
    const error = await addLineToCart({
      product_id: product.id,
      stock_id: stock.id,
      quantity: 1,
    })
    setIsBusy(false)
    if (error === 'pending') return
    if (error) return void notify.error(cartErrorMessage(error))
    popCartIcons()
    void notify.success('کالا به سبد خرید افزوده شد.')
    onDone()
  }

  return (
    <div className="grid gap-5">
      {properties.map(({ name, values }) => (
        <fieldset key={name} id={`${id}-${name}`} className="min-w-0">
          <legend className="mb-2 text-md font-bold">
            {name}:{' '}
            <span className="font-medium">{name === missing ? 'انتخاب کنید' : choice[name]}</span>
          </legend>
          <div className="flex flex-wrap gap-2">
            {values.map(({ value, hex }) => {
              const state = getValueState(properties, stocks, choice, name, value)
              return (
                <ChoiceChip
                  key={value}
                  name={`${id}-${name}`}
                  value={value}
                  checked={name !== missing && choice[name] === value}
                  onChange={() => choose(name, value)}
                  {...(state !== 'available' && { className: 'text-ink-500' })}
                  {...(hex && { swatch: hex })}
                >
                  <VariantValue {...{ value, state }} move={findMove(name, value)} />
                </ChoiceChip>
              )
            })}
          </div>
          {isRefused && name === missing && (
            <p role="alert" className="mt-2 text-sm font-semibold text-pomegranate-700">
              {name} را انتخاب کنید.
            </p>
          )}
        </fieldset>
      ))}
      <p role="status" className="text-sm text-saffron-800 empty:hidden">
        {announced && <MixedText>{announced}</MixedText>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        {stock && !isGone ? (
          <Price rials={stock.final_price} oldRials={stock.price} isStacked />
        ) : (
          <p className="text-md font-bold text-ink-500">
            {isComing ? formatSaleStart(product.on_sale_at) : 'ناموجود'}
          </p>
        )}
        {!isGone && (
          <Button isBusy={isBusy} onClick={() => void add()}>
            افزودن به سبد
          </Button>
        )}
        {stock && isGone && canNotify && (
          <div>
            <AvailabilityBell {...{ product, stock, missing, open, isComing }} />
          </div>
        )}
      </div>
      <Link
        href={`${path}${formatChoiceSearch(chosen, {})}`}
        prefetch={false}
        className="inline-flex min-h-11 items-center justify-center text-sm font-semibold text-brand-700"
      >
        دیدن همهٔ مشخصات
      </Link>
    </div>
  )
}
