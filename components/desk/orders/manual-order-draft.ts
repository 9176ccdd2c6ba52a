import { useQuery } from '@tanstack/react-query'
import {
  freshGoodsQuery,
  orderCouponQuery,
  orderGatewaysQuery,
  type ManualOrderBody,
} from '@/lib/client/desk/manual-orders'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { createIdempotencyKey } from '@/lib/client/http/retry'
import { regionsQuery } from '@/lib/client/desk/shop-settings'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import type { Address } from '@/lib/contract/account/addresses'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { CASH_ON_DELIVERY } from '@/lib/domain/payment-methods'
import { addressBody, EMPTY_ADDRESS, type AddressDraft } from './manual-address'
import type { ManualLine } from './manual-line'
import { useLocalDraft } from '../ui/use-local-draft'
import { usePlacedDraft } from '../ui/use-placed-draft'

export type ManualOrderDraft = {
  /** Null until it is typed: the customer's, whose page led here, stands there. */
  mobile: string | null
  lines: ManualLine[]
  addressId: number | 'new' | null
  address: AddressDraft
  methodId: number | null
  slotId: number | null
  /** The goods are ready: their days of handling are not waited for. */
  skipsHandling: boolean
  coupon: string
  note: string
  payment: ManualOrderBody['payment']
  reference: string
  /** By which the shop knows it again, in whichever tab it is sent; made with the first word. */
  draftKey: string | null
}

const EMPTY_ORDER: ManualOrderDraft = {
  ...{ mobile: null, lines: [], addressId: null, address: EMPTY_ADDRESS },
  ...{
    methodId: null,
    slotId: null,
    skipsHandling: false,
    coupon: '',
    note: '',
    payment: 'link',
    reference: '',
    draftKey: null,
  },
}

/** Goes up whenever a draft of before would no longer be read aright. */
const DRAFT_VERSION = 3
const FEWEST_SIGNS = 3

/** Of an order that is being taken down; one for each customer whose page led here. */
export function useManualOrderDraft(customerId: number | null) {
  const key = customerId === null ? 'manual-order' : `manual-order:${customerId}`
  const local = useLocalDraft({ key, version: DRAFT_VERSION, saved: EMPTY_ORDER })
  const clear = () => local.reset(EMPTY_ORDER)
  const { draftKey } = local.draft
  usePlacedDraft(draftKey, clear)
  return {
    ...local,
    clear,
    change: (next: Partial<ManualOrderDraft>) =>
      local.change({ draftKey: draftKey ?? createIdempotencyKey(), ...next }),
  }
}

/** The goods with the price and stock of now, of a draft that waited or of an order that was refused. */
export function useFreshGoods(lines: readonly ManualLine[], isOld: boolean) {
  const ids = lines.map(({ stock_id: id }) => id).toSorted((a, b) => a - b)
  const isEnabled = isOld && ids.length > 0
  const { data, isPlaceholderData, isFetching, isSuccess, isError } = useQuery({
    ...freshGoodsQuery(ids),
    enabled: isEnabled,
  })
  const isAnswered = isEnabled && isSuccess && !isPlaceholderData && !isFetching
  return {
    lines: data && isEnabled ? lines.map((line) => freshLine(line, data, isAnswered)) : [...lines],
    /** For `RestoredNote`; nothing is said before the answer. */
    note: !isEnabled ? null : isAnswered ? NOW : isError && !isFetching ? NOT_READ : null,
  }
}

const NOW = 'قیمت و موجودی کالاها از همین حالاست.'
const NOT_READ = 'قیمت و موجودی تازهٔ کالاها خوانده نشد.'

function freshLine(
  line: ManualLine,
  rows: readonly OrderGoodsRow[],
  isAnswered: boolean,
): ManualLine {
  const row = rows.find(({ stock_id: id }) => id === line.stock_id)
  // What is no longer sold is not answered.
  if (!row) return isAnswered ? { ...line, available: 0 } : line
  const { final_price: before } = line
  return { ...line, ...row, ...(before !== row.final_price && { former_price: before }) }
}

const orderLines = (lines: readonly ManualLine[]) =>
  lines.map(({ product_id, stock_id, quantity, agreed }) => ({
    ...{ product_id, stock_id, quantity },
    ...(agreed !== undefined && { price: agreed }),
  }))

/** What the typed code takes off, once the hand rests; or why it takes nothing. */
export function useOrderCoupon({ lines, coupon }: ManualOrderDraft, mobile: string | null) {
  const code = useDebouncedValue(coupon.trim(), 400)
  const isWhole = code.length >= FEWEST_SIGNS && lines.length > 0
  const question = { code, list: orderLines(lines), ...(mobile !== null && { mobile }) }
  const { data, error, isFetching } = useQuery({ ...orderCouponQuery(question), enabled: isWhole })
  const isCurrent = isWhole && code === coupon.trim() && !isFetching
  return {
    discount: isCurrent && !error ? (data ?? 0) : 0,
    problem: isCurrent && error ? getErrorMessage(error) : undefined,
  }
}

/** Whether what is due may be paid at the door of the chosen address, or of the one that is being typed. */
export function useDoorPayment(
  { address }: ManualOrderDraft,
  { chosen, payable }: Pick<Sums, 'chosen' | 'payable'>,
): boolean {
  const { data: regions } = useQuery(regionsQuery)
  const state = regions?.find(({ id }) => id === address.state_id)
  const city = state?.cities.find(({ id }) => id === address.city_id)
  const destination = chosen ?? { state: state?.name ?? '', city: city?.name ?? '' }
  const { data } = useQuery({
    ...orderGatewaysQuery(destination),
    enabled: destination.city !== '',
  })
  const terms = data?.find(({ name }) => name === CASH_ON_DELIVERY)
  return terms !== undefined && payable <= (terms.max_amount ?? Infinity)
}

type Sums = { mobile: string; chosen: Address | undefined; payable: number }

export function manualOrderBody(draft: ManualOrderDraft, sums: Sums): ManualOrderBody {
  const { address, methodId, slotId, note, payment, reference, draftKey } = draft
  const coupon = draft.coupon.trim()
  const { mobile, chosen, payable } = sums
  return {
    mobile,
    ...(chosen ? { address_id: chosen.id } : { address: addressBody(address, mobile) }),
    list: orderLines(draft.lines),
    ...(coupon !== '' && { coupon }),
    shipping_method_id: methodId ?? 0,
    slot_id: slotId,
    skips_handling: draft.skipsHandling,
    ...{ note, payment, reference, seen_payable: payable },
    ...(draftKey && { draft_key: draftKey }),
  }
}
