import type { healthCalls } from '@/lib/contract/health'
import type { Handlers, HandlersOf } from '../context'
import { accountHandlers } from './account'
import { authHandlers } from './auth'
import { blogHandlers } from './blog'
import { cartHandlers } from './cart'
import { catalogueHandlers } from './catalogue'
import { checkoutHandlers } from './checkout'
import { contentHandlers } from './content'
import { deskHandlers } from './desk'
import { ordersHandlers } from './orders'
import { paymentsHandlers } from './payments'
import { productHandlers } from './product'
import { reviewsHandlers } from './reviews'
import { searchHandlers } from './search'
import { socialHandlers } from './social'
import { openapiDocument } from '../openapi'

const healthHandlers: HandlersOf<typeof healthCalls> = {
  getHealth: async (_, { db, databaseName, build }) => {
    await db.execute('select 1')
    return { status: 'ok', database: databaseName, build }
  },
  getOpenapi: async () => openapiDocument(),
}

/** What answers each call of the contract. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...authHandlers,
  ...blogHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...contentHandlers,
  ...deskHandlers,
  ...healthHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
  ...productHandlers,
  ...reviewsHandlers,
  ...searchHandlers,
  ...socialHandlers,
}
