import type { deskCalls } from '@/lib/contract/desk'
import type { attributeCalls } from '@/lib/contract/desk/attributes'
import { readEmbeds, updateEmbeds } from '../../content/embeds'
import { readOwnSettings, updateOwnSettings } from '../../content/own-settings'
import { addAttribute, removeAttribute, setAttributeInput } from '../../desk/attribute-inputs'
import { listAttributes, orderAttributes, renameAttribute } from '../../desk/edit-attributes'
import { createBrand, deleteBrand, updateBrand } from '../../desk/edit-brands'
import { createCategory, deleteCategory, updateCategory } from '../../desk/edit-categories'
import { claimPaths } from '../../desk/desk-pictures'
import {
  createTextPage,
  deleteTextPage,
  listDeskPages,
  readDeskPage,
  updateTextPage,
} from '../../desk/edit-pages'
import {
  createShippingMethod,
  deleteShippingMethod,
  listDeskShipping,
  updateShippingMethod,
} from '../../desk/edit-shipping'
import { readSetUpSteps } from '../../desk/read-set-up'
import { readDeskTaxonomy } from '../../desk/read-taxonomy'
import { undoAttributeChange } from '../../desk/undo-attribute-change'
import { readFeedSettings, renewToken, updateFeedSettings } from '../../feeds/feed-settings'
import { listOpenGateways } from '../../payments/gateway-register'
import { OK_ANSWER, revalidateAndWrap, wrapData } from '../answers'
import type { Context, HandlersOf } from '../context'

const editorOf = ({ recordChange, payments: { siteUrl } }: Context) => ({
  recordChange,
  siteUrl,
})

const feedShop = ({ recordChange, login: { isDemo }, payments: { siteUrl } }: Context) => ({
  ...{ recordChange, isDemo, siteUrl },
})

type ShopCalls = typeof attributeCalls &
  Pick<
    typeof deskCalls,
    | 'getDeskTaxonomy'
    | 'addCategory'
    | 'updateCategory'
    | 'deleteCategory'
    | 'addBrand'
    | 'updateBrand'
    | 'deleteBrand'
    | 'getDeskSettings'
    | 'updateDeskSettings'
    | 'getDeskEmbeds'
    | 'updateDeskEmbeds'
    | 'getDeskFeeds'
    | 'updateDeskFeeds'
    | 'renewFeedToken'
    | 'getDeskShippingMethods'
    | 'addShippingMethod'
    | 'updateShippingMethod'
    | 'deleteShippingMethod'
    | 'getDeskPages'
    | 'getDeskPage'
    | 'addDeskPage'
    | 'updateDeskPage'
    | 'deleteDeskPage'
    | 'getSetUpSteps'
  >

/** What the shop is made of beside its goods and orders. */
export const shopHandlers: HandlersOf<ShopCalls> = {
  getDeskTaxonomy: (_, { db }) => wrapData(readDeskTaxonomy(db)),
  addCategory: ({ body }, context) =>
    revalidateAndWrap(context, createCategory(context.db, body, editorOf(context))),
  updateCategory: ({ params, body }, context) =>
    revalidateAndWrap(context, updateCategory(context.db, params.id, body, editorOf(context))),
  deleteCategory: async ({ params }, context) => {
    await context.revalidateTags(await deleteCategory(context.db, params.id, context.recordChange))
    return OK_ANSWER
  },
  addBrand: ({ body }, context) =>
    revalidateAndWrap(context, createBrand(context.db, body, editorOf(context))),
  updateBrand: ({ params, body }, context) =>
    revalidateAndWrap(context, updateBrand(context.db, params.id, body, editorOf(context))),
  deleteBrand: async ({ params }, context) => {
    await context.revalidateTags(await deleteBrand(context.db, params.id, context.recordChange))
    return OK_ANSWER
  },
  getDeskAttributes: async (_, { db }) => ({ data: { attributes: await listAttributes(db) } }),
  addAttribute: async ({ body }, { db, recordChange }) => {
    await addAttribute(db, body, recordChange)
    return { data: { attributes: await listAttributes(db) } }
  },
  setAttributeInput: async ({ body }, { db, recordChange }) => {
    await setAttributeInput(db, body, recordChange)
    return { data: { attributes: await listAttributes(db) } }
  },
  removeAttribute: async ({ body }, { db, recordChange }) => {
    await removeAttribute(db, body.name, recordChange)
    return { data: { attributes: await listAttributes(db) } }
  },
  renameAttribute: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { answer, tagsToRevalidate } = await renameAttribute(db, body, recordChange)
    await revalidateTags(tagsToRevalidate)
    return { data: { ...answer, attributes: await listAttributes(db) } }
  },
  undoAttributeChange: async ({ params }, { db, recordChange, revalidateTags }) => {
    const { answer, tagsToRevalidate } = await undoAttributeChange(db, params.id, recordChange)
    await revalidateTags(tagsToRevalidate)
    return { data: { ...answer, attributes: await listAttributes(db) } }
  },
  orderAttributes: async ({ body }, { db, recordChange, revalidateTags }) => {
    await revalidateTags(await orderAttributes(db, body.names, recordChange))
    return { data: { attributes: await listAttributes(db) } }
  },
  getDeskSettings: async (_, { db }) => ({ data: { settings: await readOwnSettings(db) } }),
  updateDeskSettings: async ({ body }, { db, recordChange, revalidateTags }) => {
    if (body.logo !== undefined) {
      const { logo } = await readOwnSettings(db)
      await claimPaths(db, [body.logo], { before: [logo], field: 'logo' })
    }
    const { saved, tagsToRevalidate } = await updateOwnSettings(db, body, recordChange)
    await revalidateTags(tagsToRevalidate)
    return { data: { settings: saved } }
  },
  getDeskEmbeds: async (_, { db }) => ({ data: { embeds: await readEmbeds(db) } }),
  updateDeskEmbeds: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { embeds, tagsToRevalidate } = await updateEmbeds(db, body, recordChange)
    await revalidateTags(tagsToRevalidate)
    return { data: { embeds } }
  },
  getDeskFeeds: async (_, context) => ({
    data: { feeds: await readFeedSettings(context.db, feedShop(context)) },
  }),
  updateDeskFeeds: async ({ body }, context) => ({
    data: { feeds: await updateFeedSettings(context.db, body, feedShop(context)) },
  }),
  renewFeedToken: async (_, { db, recordChange }) => ({
    data: { token: await renewToken(db, recordChange) },
  }),
  getDeskShippingMethods: async (_, { db }) => ({ data: { methods: await listDeskShipping(db) } }),
  addShippingMethod: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { method, tagsToRevalidate } = await createShippingMethod(db, body, recordChange)
    await revalidateTags(tagsToRevalidate)
    return { data: { method } }
  },
  updateShippingMethod: async ({ params, body }, { db, recordChange, revalidateTags }) => {
    const saved = await updateShippingMethod(db, params.id, body, recordChange)
    await revalidateTags(saved.tagsToRevalidate)
    return { data: { method: saved.method } }
  },
  deleteShippingMethod: async ({ params }, { db, recordChange, revalidateTags }) => {
    await revalidateTags(await deleteShippingMethod(db, params.id, recordChange))
    return OK_ANSWER
  },
  getDeskPages: async (_, { db }) => ({ data: { pages: await listDeskPages(db) } }),
  getDeskPage: async ({ params }, { db }) => ({
    data: { page: await readDeskPage(db, params.slug) },
  }),
  addDeskPage: async ({ body }, context) => {
    const { page, tagsToRevalidate } = await createTextPage(context.db, body, editorOf(context))
    await context.revalidateTags(tagsToRevalidate)
    return { data: { page } }
  },
  updateDeskPage: async ({ params, body }, context) => {
    const editor = editorOf(context)
    const { page, tagsToRevalidate } = await updateTextPage(context.db, params.slug, body, editor)
    await context.revalidateTags(tagsToRevalidate)
    return { data: { page } }
  },
  deleteDeskPage: async ({ params }, { db, recordChange, revalidateTags }) => {
    await revalidateTags(await deleteTextPage(db, params.slug, recordChange))
    return OK_ANSWER
  },
  getSetUpSteps: async (_, { db, login, sms, payments: { gateways, siteUrl } }) => {
    const hasGateway = (await listOpenGateways(db, gateways)).length > 0
    const steps = login.isDemo
      ? []
      : await readSetUpSteps(db, { hasGateway, siteUrl, sms, secret: login.secret })
    return { data: { steps, server: { site_url: siteUrl } } }
  },
}
