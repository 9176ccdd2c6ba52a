import type { customerCalls } from '@/lib/contract/desk/customers'
import { listDeskCustomers, readDeskCustomer } from '../../desk/desk-customers'
import { eraseCustomerAccount, exportCustomerData } from '../../desk/erase-customer'
import {
  blockCustomerAccount,
  correctWallet,
  closeSessionsOfCustomer,
  unblockCustomerAccount,
  writeCustomerNote,
} from '../../desk/manage-customers'
import { OK_ANSWER, wrapData } from '../answers'
import type { HandlersOf } from '../context'

export const customerHandlers: HandlersOf<typeof customerCalls> = {
  getDeskCustomers: ({ query }, { db, actor }) => wrapData(listDeskCustomers(db, query, actor)),
  getDeskCustomer: async ({ params }, { db, actor }) => ({
    data: { customer: await readDeskCustomer(db, params.id, actor) },
  }),
  addCustomerNote: async ({ params, body }, context) => {
    await writeCustomerNote(context.db, params.id, body, context)
    return OK_ANSWER
  },
  addWalletEntry: async ({ params, body }, context) => ({
    data: { balance: await correctWallet(context.db, params.id, body, context) },
  }),
  blockCustomer: async ({ params, body }, context) => {
    await blockCustomerAccount(context.db, params.id, body, context)
    return OK_ANSWER
  },
  unblockCustomer: async ({ params, body }, context) => {
    await unblockCustomerAccount(context.db, params.id, body.version, context)
    return OK_ANSWER
  },
  closeCustomerSessions: async ({ params }, context) => {
    await closeSessionsOfCustomer(context.db, params.id, context)
    return OK_ANSWER
  },
  exportCustomer: ({ params }, context) =>
    wrapData(exportCustomerData(context.db, params.id, context)),
  eraseCustomer: async ({ params, body }, context) => {
    const { db, revalidateTags } = context
    await revalidateTags(await eraseCustomerAccount(db, params.id, body.version, context))
    return OK_ANSWER
  },
}
