import type { healthCalls } from '@/lib/contract/health'
import type { HandlersOf } from '../context'
import { openapiDocument } from '../openapi'

export const healthHandlers: HandlersOf<typeof healthCalls> = {
  getHealth: async (_, { db, databaseName, build }) => {
    await db.execute('select 1')
    return { status: 'ok', database: databaseName, build }
  },
  getOpenapi: async () => openapiDocument(),
}
