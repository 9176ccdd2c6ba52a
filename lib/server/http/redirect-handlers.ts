import { allRedirects, setRedirect } from '../services/redirects'
import type { Handlers } from './context'

export const redirectHandlers: Pick<Handlers, 'getRedirects' | 'operateRedirect'> = {
  getRedirects: async (_, { db }) => ({ data: { redirects: await allRedirects(db) } }),
  operateRedirect: async ({ body }, { db, till, stale }) => {
    const { redirects, stale: names } = await setRedirect(db, till.siteUrl, body)
    await stale(names)
    return { data: { redirects } }
  },
}
