import type { contentCalls } from '@/lib/contract/content'
import { listStates, listCities } from '../../account/addresses'
import { sendContactMessage } from '../../content/contact-messages'
import {
  findContentPageBySlug,
  readBranches,
  readFooter,
  readShopSettings,
} from '../../content/settings'
import { buildHomeSections } from '../../content/home-sections'
import { listRedirects } from '../../content/redirects'
import { changeRedirect } from '../../desk/edit-site'
import { listSitemapFiles, listSitemapUrls } from '../../content/sitemap'
import { OK_ANSWER, wrapData, persistDone } from '../answers'
import type { HandlersOf } from '../context'

export const contentHandlers: HandlersOf<typeof contentCalls> = {
  getBranches: async (_, { db }) => ({ data: { branches: await readBranches(db) } }),
  sendContact: async ({ body }, { db, device, persistResponse }) => {
    await sendContactMessage(db, body, device.ip, persistDone(persistResponse))
    return OK_ANSWER
  },
  getIndexData: (_, { db }) => wrapData(buildHomeSections(db)),
  getHome: (_, { db }) => wrapData(buildHomeSections(db)),
  getRedirects: async (_, { db }) => ({ data: { redirects: await listRedirects(db) } }),
  setRedirect: async ({ body }, { db, payments, recordChange, revalidateTags }) => {
    const editor = { recordChange, siteUrl: payments.siteUrl }
    const { redirects, tagsToRevalidate } = await changeRedirect(db, body, editor)
    await revalidateTags(tagsToRevalidate)
    return { data: { redirects } }
  },
  getSetting: async (_, { db, canNotifyStock }) => ({
    data: { ...(await readShopSettings(db)), tells_when_back: await canNotifyStock(db) },
  }),
  getContentPage: async ({ params }, { db }) => ({
    data: { page: await findContentPageBySlug(db, params.slug) },
  }),
  getFooter: (_, { db }) => wrapData(readFooter(db)),
  getStates: (_, { db }) => wrapData(listStates(db)),
  getCities: ({ query }, { db }) => wrapData(listCities(db, query.parent_id)),
  getSitemap: async (_, { db }) => ({ data: { files: await listSitemapFiles(db) } }),
  getSitemapUrls: ({ params, query }, { db }) =>
    wrapData(listSitemapUrls(db, { kind: params.kind, ...query })),
}
