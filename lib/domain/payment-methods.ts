/** Not gateways: money that comes by hand, and is written down by the staff. */
export const CASH_ON_DELIVERY = 'cash-on-delivery'
export const CARD_TO_CARD = 'card-to-card'

/** What a shop can take payments through, as the desk sets it. */
export const GATEWAY_NAMES = ['zarinpal', 'zibal'] as const
export type GatewayName = (typeof GATEWAY_NAMES)[number]

export function isGatewayName(name: string): name is GatewayName {
  return GATEWAY_NAMES.some((one) => one === name)
}

/** The merchant that Zibal lets everybody try its gateway with. */
export const ZIBAL_TEST_MERCHANT = 'zibal'

/** In the order of the owner's; those that it does not name come after it. */
export function orderGateways<Name extends string>(
  names: readonly Name[],
  order: readonly string[],
): Name[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names.toSorted((one, other) => rank(one) - rank(other))
}
