import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@/lib/contract/call'
import { getProducts } from '@/lib/contract/catalogue/products'
import {
  addArticle,
  addArticleNote,
  addBlogCategory,
  deleteArticle,
  getDeskArticle,
  getDeskArticles,
  getDeskBlogCategories,
  updateArticle,
  type NamedProduct,
} from '@/lib/contract/desk/articles'
import { uploadContentPicture } from '@/lib/contract/desk/pictures'
import { send } from '../http/client'
import { articleKeys } from './keys'

type ArticleFilters = Omit<NonNullable<CallInput<typeof getDeskArticles>['query']>, 'before'>
type ArticlePart = CallAnswer<typeof getDeskArticles>['data']
const FIRST_PART: number | null = null

export function deskArticlesQuery(filters: ArticleFilters) {
  return infiniteQueryOptions({
    queryKey: [...articleKeys.list, filters],
    placeholderData: keepPreviousData,
    initialPageParam: FIRST_PART,
    queryFn: async ({ signal, pageParam }): Promise<ArticlePart> => {
      const before = pageParam === null ? {} : { before: pageParam }
      return (await send(getDeskArticles, { query: { ...filters, ...before } }, { signal })).data
    },
    getNextPageParam: ({ next }: ArticlePart) => next,
  })
}

/** What is edited is read anew each time, as its save carries the version that was read. */
export function deskArticleQuery(id: number) {
  return queryOptions({
    queryKey: [...articleKeys.all, 'detail', id],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) =>
      (await send(getDeskArticle, { params: { id } }, { signal })).data,
  })
}

export const blogCategoriesQuery = queryOptions({
  queryKey: articleKeys.categories,
  queryFn: async ({ signal }) =>
    (await send(getDeskBlogCategories, {}, { signal })).data.categories,
})

/** What readers could be shown, the best found first. */
export function namedProductsQuery(q: string) {
  return queryOptions({
    queryKey: [...articleKeys.products, q],
    queryFn: async ({ signal }): Promise<NamedProduct[]> => {
      const { data } = await send(getProducts, { body: { q } }, { signal })
      return data.products.slice(0, 8).map(({ id, slug, title, price, picture }) => ({
        ...{ id, slug, title, price, picture: picture?.url ?? null, is_shown: true },
      }))
    },
  })
}

export type NewArticleBody = CallInput<typeof addArticle>['body']
export type ArticleBody = CallInput<typeof updateArticle>['body']

export const createArticle = async (body: NewArticleBody) =>
  (await send(addArticle, { body })).data.article

export const saveArticle = async (id: number, body: ArticleBody) =>
  (await send(updateArticle, { params: { id }, body })).data.article

export const removeArticle = (id: number) => send(deleteArticle, { params: { id } })

export const writeArticleNote = async (id: number, text: string) =>
  (await send(addArticleNote, { params: { id }, body: { text } })).data.notes

export const createBlogCategory = async (body: CallInput<typeof addBlogCategory>['body']) =>
  (await send(addBlogCategory, { body })).data.category

export const uploadContent = async (file: Blob) =>
  (await send(uploadContentPicture, { body: {}, files: [file] })).data.picture
