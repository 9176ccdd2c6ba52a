import { accountCalls } from './account'
import { authCalls } from './auth'
import { blogCalls } from './blog'
import { cartCalls } from './cart'
import { catalogueCalls } from './catalogue'
import { checkoutCalls } from './checkout'
import { contentCalls } from './content'
import { deskCalls } from './desk'
import { healthCalls } from './health'
import { ordersCalls } from './orders'
import { paymentsCalls } from './payments'
import { productCalls } from './product'
import { reviewsCalls } from './reviews'
import { searchCalls } from './search'
import { socialCalls } from './social'

/** Every call the bundled backend answers. */
export const contract = {
  ...contentCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...productCalls,
  ...reviewsCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...ordersCalls,
  ...paymentsCalls,
  ...authCalls,
  ...accountCalls,
  ...socialCalls,
  ...blogCalls,
  ...deskCalls,
  ...healthCalls,
}
export type Contract = typeof contract
export type CallName = keyof Contract
