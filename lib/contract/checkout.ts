import { checkCoupon, checkout } from './checkout/checkout'
import { getShippingMethods } from './checkout/shipping'

export const checkoutCalls = { checkCoupon, checkout, getShippingMethods }
