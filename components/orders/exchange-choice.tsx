'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryError } from '@/components/form/query-boundary'
import { ChoiceChip } from '@/components/ui/chip'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { RadioGroup } from '@/components/ui/radio-group'
import { Skeleton } from '@/components/ui/skeleton'
import { exchangeOptionsQuery } from '@/lib/client/queries/orders'
import type { ExchangeOption } from '@/lib/contract/orders/exchange'
import type { OrderItem } from '@/lib/contract/orders/order'
import { isReplacedAlike } from '@/lib/domain/return-reasons'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'

/** What is wanted for an item: its money, or another variant, which may not be chosen yet. */
type Wanted = { isExchange: boolean; stockId: number | null }
export type ReturnChoice = Wanted & { quantity: number; reason: string }

export function useExchangeOptions(orderId: number) {
  const query = useQuery(exchangeOptionsQuery(orderId))
  /** The bought variant too, where the reason is that it came broken, incomplete or by mistake. */
  const optionsOf = ({ id, stock_id: ownId }: OrderItem, reason: string): ExchangeOption[] => {
    const options = query.data?.find((item) => item.order_item_id === id)?.options ?? []
    return options.filter(({ stock_id: stockId }) => stockId !== ownId || isReplacedAlike(reason))
  }
  /** A variant that is gone, or not there so often, is chosen no more. */
  const findChosen = (item: OrderItem, choice: ReturnChoice) =>
    choice.isExchange
      ? optionsOf(item, choice.reason).find(
          (one) => one.stock_id === choice.stockId && canHave(one, choice.quantity),
        )
      : undefined
  /** Of a product that has no variant to send the money is meant, whatever a draft says. */
  const isUndecided = (item: OrderItem, choice: ReturnChoice) =>
    choice.isExchange &&
    findChosen(item, choice) === undefined &&
    (query.data === undefined || optionsOf(item, choice.reason).length > 0)
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

const OWN_NAME = 'همین کالا'

/** The bought variant by what was wrong with the one that came. */
const OWN_NAMES: Record<string, string> = {
  'خراب یا آسیب‌دیده بود': 'همین کالا، سالم',
  'کالای دیگری رسید': 'همین کالا که سفارش داده بودید',
  'چیزی از آن کم بود': 'همین کالا، کامل',
}

type ExchangeChoiceProps = {
  item: OrderItem
  choice: ReturnChoice
  exchange: ReturnType<typeof useExchangeOptions>
  onChange: (wanted: Wanted) => void
  error: string | undefined
}

export function ExchangeChoice(props: ExchangeChoiceProps) {
  const { item, choice, exchange, onChange, error } = props
  const { reason, quantity, isExchange } = choice
  const { query, optionsOf, findChosen } = exchange
  if (query.isPending) return <Skeleton className="h-11 rounded-control" />
  if (query.error && !query.data) {
    return isExchange ? <QueryError {...query} /> : <MoneyOnly />
  }
  const options = sortByLikeness(item, optionsOf(item, reason))
  // With a reason there may be one.
  if (options.length === 0) return reason === '' ? null : <MoneyOnly />
  const chosen = findChosen(item, choice)
  const own = options.find((one) => one.stock_id === item.stock_id && canHave(one, quantity))
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={`به جای ${item.title} چه می‌خواهید؟`}
        hideLegend
        listClassName="grid grid-cols-2 gap-2"
      >
        <ChoiceChip
          name={`wanted-${item.id}`}
          checked={!isExchange}
          onChange={() => onChange({ isExchange: false, stockId: null })}
          className="justify-center"
        >
          بازگشت پول
        </ChoiceChip>
        <ChoiceChip
          name={`wanted-${item.id}`}
          checked={isExchange}
          onChange={() => onChange({ isExchange: true, stockId: own?.stock_id ?? null })}
          className="justify-center"
        >
          تعویض
        </ChoiceChip>
      </RadioGroup>
      {isExchange && reason === '' && (
        <p className="text-sm text-ink-500">دلیل را که انتخاب کنید، گزینه‌های تعویض را می‌بینید.</p>
      )}
      {isExchange && reason !== '' && (
        <RadioGroup
          legend="کدام را می‌خواهید؟"
          hint="گزینه‌های موجود همین کالا؛ تا رسیدن کالای مرجوعی برای شما کنار گذاشته می‌شود."
          listClassName="flex flex-wrap gap-2 phone:grid phone:grid-cols-2"
          {...(error !== undefined && chosen === undefined && { error })}
        >
          {options.map((option) => (
            <VariantChip
              key={option.stock_id}
              item={item}
              option={option}
              ownName={
                option.stock_id === item.stock_id ? (OWN_NAMES[reason] ?? OWN_NAME) : undefined
              }
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
  /** What the bought variant is called. */
  ownName: string | undefined
  note: string
  isDisabled: boolean
  isChosen: boolean
  onChoose: () => void
}

function VariantChip(props: VariantChipProps) {
  const { item, option, ownName, note, isDisabled, isChosen, onChoose } = props
  const [first = '', ...others] = Object.values(option.parent_value)
  // Sizes stand under each other where colours stand over them.
  const notes = ownName === undefined ? others : [first, ...others].filter(Boolean)
  return (
    <ChoiceChip
      name={`instead-${item.id}`}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
      className={cn(
        '!h-auto min-h-11 py-1.5 has-[:disabled]:no-underline',
        ownName !== undefined && 'phone:col-span-full',
      )}
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
          <MixedText>{ownName ?? first}</MixedText>
        </span>
        <span className="block text-xs font-normal leading-5 text-ink-500">
          <MixedText>{[...notes, note].join(' · ')}</MixedText>
        </span>
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
