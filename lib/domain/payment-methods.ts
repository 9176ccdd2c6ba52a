/** Not gateways: money that comes by hand, and is written down by the staff. */
export const CASH_ON_DELIVERY = 'cash-on-delivery'
export const CARD_TO_CARD = 'card-to-card'
