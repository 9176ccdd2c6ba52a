import type { deskCalls } from '@/lib/contract/desk'
import {
  createArticle,
  createBlogCategory,
  deleteArticle,
  updateArticle,
  writeArticleNote,
} from '../../desk/edit-articles'
import {
  addRedirects,
  changeRedirect,
  readBranchList,
  readSiteLinks,
  updateBranches,
  updateSiteLinks,
} from '../../desk/edit-site'
import { listUpcomingHolidays, readDeskHolidays, setHoliday } from '../../checkout/holidays'
import { buildHomeSections } from '../../content/home-sections'
import { readDeskHome, updateHome } from '../../desk/edit-home'
import {
  listArticleNotes,
  listDeskArticles,
  listDeskBlogCategories,
  readDeskArticle,
} from '../../desk/read-articles'
import { OK_ANSWER, wrapData } from '../answers'
import { readLinkTargets } from '../../desk/read-link-targets'
import type { Context, HandlersOf } from '../context'

const editorOf = ({ recordChange, payments: { siteUrl } }: Context) => ({ recordChange, siteUrl })

type ContentCalls = Pick<
  typeof deskCalls,
  | 'getDeskArticles'
  | 'getDeskArticle'
  | 'addArticle'
  | 'updateArticle'
  | 'deleteArticle'
  | 'addArticleNote'
  | 'getDeskBlogCategories'
  | 'addBlogCategory'
  | 'getDeskHome'
  | 'previewDeskHome'
  | 'updateDeskHome'
  | 'getSiteLinks'
  | 'getLinkTargets'
  | 'updateSiteLinks'
  | 'getDeskBranches'
  | 'updateBranches'
  | 'setDeskRedirect'
  | 'addDeskRedirects'
  | 'getDeskHolidays'
  | 'setDeskHoliday'
>

/** What the shop says and shows beside its goods. */
export const contentHandlers: HandlersOf<ContentCalls> = {
  getDeskArticles: ({ query }, { db }) => wrapData(listDeskArticles(db, query)),
  getDeskArticle: async ({ params: { id } }, { db }) => ({
    data: { article: await readDeskArticle(db, id), notes: await listArticleNotes(db, id) },
  }),
  addArticle: async ({ body }, context) => {
    const { article, tagsToRevalidate } = await createArticle(context.db, body, editorOf(context))
    await context.revalidateTags(tagsToRevalidate)
    return { data: { article } }
  },
  updateArticle: async ({ params, body }, context) => {
    const editor = editorOf(context)
    const { article, tagsToRevalidate } = await updateArticle(context.db, params.id, body, editor)
    await context.revalidateTags(tagsToRevalidate)
    return { data: { article } }
  },
  deleteArticle: async ({ params }, { db, recordChange, revalidateTags }) => {
    await revalidateTags(await deleteArticle(db, params.id, recordChange))
    return OK_ANSWER
  },
  addArticleNote: async ({ params, body }, context) => ({
    data: { notes: await writeArticleNote(context.db, params.id, body, context) },
  }),
  getDeskBlogCategories: async (_, { db }) => ({
    data: { categories: await listDeskBlogCategories(db) },
  }),
  addBlogCategory: async ({ body }, { db, recordChange }) => ({
    data: { category: await createBlogCategory(db, body, recordChange) },
  }),
  getDeskHome: async (_, { db }) => ({ data: { home: await readDeskHome(db) } }),
  previewDeskHome: async ({ body }, { db }) => ({
    data: { sections: await buildHomeSections(db, body) },
  }),
  updateDeskHome: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { home, tagsToRevalidate } = await updateHome(db, body, recordChange)
    await revalidateTags(tagsToRevalidate)
    return { data: { home } }
  },
  getSiteLinks: async (_, { db }) => ({ data: { links: await readSiteLinks(db) } }),
  getLinkTargets: async (_, { db }) => ({ data: { targets: await readLinkTargets(db) } }),
  updateSiteLinks: async ({ body }, context) => {
    const { links, tagsToRevalidate } = await updateSiteLinks(context.db, body, editorOf(context))
    await context.revalidateTags(tagsToRevalidate)
    return { data: { links } }
  },
  getDeskBranches: (_, { db }) => wrapData(readBranchList(db)),
  updateBranches: async ({ body }, context) => {
    const { saved, tagsToRevalidate } = await updateBranches(context.db, body, editorOf(context))
    await context.revalidateTags(tagsToRevalidate)
    return { data: saved }
  },
  setDeskRedirect: async ({ body }, context) => {
    const { redirects, tagsToRevalidate } = await changeRedirect(
      context.db,
      body,
      editorOf(context),
    )
    await context.revalidateTags(tagsToRevalidate)
    return { data: { redirects } }
  },
  addDeskRedirects: async ({ body }, context) => {
    const { tagsToRevalidate, ...data } = await addRedirects(context.db, body, editorOf(context))
    await context.revalidateTags(tagsToRevalidate)
    return { data }
  },
  getDeskHolidays: async (_, { db }) => ({ data: await readDeskHolidays(db) }),
  setDeskHoliday: async ({ body }, { db, recordChange }) => {
    const { day, until, name, rests } = body
    const former = await listUpcomingHolidays(db)
    await setHoliday(db, { day, until, name, isHoliday: rests })
    const before = { day, rests: former.includes(day) }
    const after = { day, ...(until !== undefined && { until }), ...(name && { name }), rests }
    recordChange({ subject: 'settings:holidays', before, after })
    return { data: await readDeskHolidays(db) }
  },
}
