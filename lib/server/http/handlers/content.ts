import { listRedirects, saveRedirect } from '../../content/redirects'
import type { Handlers } from '../context'

export const contentHandlers: Pick<Handlers, 'getRedirects' | 'setRedirect'> = {
  getRedirects: async (_, { db }) => ({ data: { redirects: await listRedirects(db) } }),
  setRedirect: async ({ body }, { db, payments, revalidateTags }) => {
    const { redirects, stale: names } = await saveRedirect(db, payments.siteUrl, body)
    await revalidateTags(names)
    return { data: { redirects } }
  },
}
