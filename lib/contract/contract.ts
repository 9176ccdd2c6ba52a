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

/** The calls of each area, under the name it has in every layer. */
export const callsByArea = {
  content: contentCalls,
  catalogue: catalogueCalls,
  search: searchCalls,
  product: productCalls,
  reviews: reviewsCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  orders: ordersCalls,
  payments: paymentsCalls,
  auth: authCalls,
  account: accountCalls,
  social: socialCalls,
  blog: blogCalls,
  desk: deskCalls,
  health: healthCalls,
}

export const areaSummaries: Record<keyof typeof callsByArea, string> = {
  content: 'What the shop says of itself',
  catalogue: 'Categories, brands, festivals and lists of products',
  search: 'Suggestions and what people search for',
  product: 'One product',
  reviews: 'Comments and questions',
  cart: 'Prices and stock of what is in a cart',
  checkout: 'Shipping and the order itself',
  orders: 'Orders and returns',
  payments: 'Paying an order or into the wallet',
  auth: 'Logging in and out',
  account: 'Profile, addresses, wallet, tickets and favourites',
  social: 'Posts, likes and people',
  blog: 'Articles',
  desk: "The owner's side",
  health: 'The service itself',
}

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
