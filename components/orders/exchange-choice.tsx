'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryError } from '@/components/form/query-boundary'
import { ChoiceChip } from '@/components/ui/chip'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { exchangeOptionsQuery } from '@/lib/client/queries/orders'
import type { ExchangeOption } from '@/lib/contract/orders/exchange'
import type { OrderItem } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'

/** What is wanted for an item: its money, or another variant, which may not be chosen yet. */
export type Wanted = { isExchange: boolean; stockId: number | null }

export function useExchangeOptions(orderId: number) {
  const query = useQuery(exchangeOptionsQuery(orderId))
  const optionsOf = (itemId: number): ExchangeOption[] =>
    query.data?.find((item) => item.order_item_id === itemId)?.options ?? []
  /** A variant that is gone, or not there so often, is chosen no more. */
  const findChosen = (itemId: number, { isExchange, stockId }: Wanted, quantity: number) =>
    isExchange
      ? optionsOf(itemId).find((one) => one.stock_id === stockId && canHave(one, quantity))
      : undefined
  /** Of a product that has no other variant the money is meant, whatever a draft says. */
  const isUndecided = (itemId: number, wanted: Wanted, quantity: number) =>
    wanted.isExchange &&
    findChosen(itemId, wanted, quantity) === undefined &&
    (query.data === undefined || optionsOf(itemId).length > 0)
  return { query, optionsOf, findChosen, isUndecided }
}

function canHave({ price, available }: ExchangeOption, quantity: number): boolean {
  return price !== null && available >= quantity
}

/** Those that differ in one thing stand before those that differ in more. */
function sortByLikeness(item: OrderItem, options: readonly ExchangeOption[]): ExchangeOption[] {
  const differences = ({ parent_value: value }: ExchangeOption) =>
    Object.entries(value).filter(([name, own]) => item.parent_value[name] !== own).length
  return options.toSorted((a, b) => differences(a) - differences(b))
}

/** Why it cannot be had, or what comes back beside it. */
function noteOf(item: OrderItem, option: ExchangeOption, quantity: number): string {
  if (option.price === null) return 'گران‌تر است'
  if (option.available < quantity) return `تنها ${persianDigits(option.available)} عدد`
  const back = (item.final_price - option.price) * quantity
  return back > 0 ? `${formatAmount(back)} ${currencyName()} ارزان‌تر` : 'هم‌قیمت'
}

type ExchangeChoiceProps = {
  item: OrderItem
  quantity: number
  wanted: Wanted
  exchange: ReturnType<typeof useExchangeOptions>
  onChange: (wanted: Wanted) => void
  error: string | undefined
}

export function ExchangeChoice(props: ExchangeChoiceProps) {
  const { item, quantity, wanted, exchange, onChange, error } = props
  const { query, optionsOf, findChosen } = exchange
  if (query.isPending) return <Skeleton className="h-11 rounded-control" />
  if (query.error && !query.data) {
    return wanted.isExchange ? <QueryError {...query} /> : <MoneyOnly />
  }
  const options = sortByLikeness(item, optionsOf(item.id))
  if (options.length === 0) return <MoneyOnly />
  const chosen = findChosen(item.id, wanted, quantity)
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={`به جای ${item.title} چه می‌خواهید؟`}
        hideLegend
        listClassName="grid grid-cols-2 gap-2"
      >
        <ChoiceChip
          name={`wanted-${item.id}`}
          checked={!wanted.isExchange}
          onChange={() => onChange({ isExchange: false, stockId: null })}
          className="justify-center"
        >
          بازگشت پول
        </ChoiceChip>
        <ChoiceChip
          name={`wanted-${item.id}`}
          checked={wanted.isExchange}
          onChange={() => onChange({ isExchange: true, stockId: null })}
          className="justify-center"
        >
          تعویض
        </ChoiceChip>
      </RadioGroup>
      {wanted.isExchange && (
        <RadioGroup
          legend="کدام را می‌خواهید؟"
          hint="گزینه‌های موجود همین کالا؛ تا رسیدن کالای مرجوعی برای شما کنار گذاشته می‌شود."
          listClassName="flex flex-wrap gap-2"
          {...(error !== undefined && chosen === undefined && { error })}
        >
          {options.map((option) => (
            <VariantChip
              key={option.stock_id}
              item={item}
              option={option}
              note={noteOf(item, option, quantity)}
              isDisabled={!canHave(option, quantity)}
              isChosen={option.stock_id === chosen?.stock_id}
              onChoose={() => onChange({ isExchange: true, stockId: option.stock_id })}
            />
          ))}
        </RadioGroup>
      )}
    </div>
  )
}

type VariantChipProps = {
  item: OrderItem
  option: ExchangeOption
  note: string
  isDisabled: boolean
  isChosen: boolean
  onChoose: () => void
}

function VariantChip({ item, option, note, isDisabled, isChosen, onChoose }: VariantChipProps) {
  return (
    <ChoiceChip
      name={`instead-${item.id}`}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
      className="!h-auto min-h-11 py-1.5 has-[:disabled]:no-underline"
    >
      {option.picture && (
        <Picture
          {...responsiveImage(option.picture.url)}
          alt=""
          sizes="40px"
          width={40}
          height={40}
          className="stage size-10 shrink-0 rounded-control object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="block leading-6">
          <MixedText>{Object.values(option.parent_value).join(' · ')}</MixedText>
        </span>
        <span className="block text-xs font-normal leading-5 text-ink-500">{note}</span>
      </span>
    </ChoiceChip>
  )
}

function MoneyOnly() {
  return (
    <p className="text-sm text-ink-500">
      گزینهٔ دیگری از این کالا موجود نیست؛ پول آن به کیف پول شما بازمی‌گردد.
    </p>
  )
}
