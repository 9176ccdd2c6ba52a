import { queryOptions } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@/lib/contract/call'
import {
  addBrand,
  addCategory,
  deleteBrand,
  deleteCategory,
  getDeskTaxonomy,
  updateBrand,
  updateCategory,
} from '@/lib/contract/desk/taxonomy'
import { uploadDeskPicture } from '@/lib/contract/desk/pictures'
import { send } from '../http/client'
import { taxonomyKeys } from './keys'

export type DeskTaxonomy = CallAnswer<typeof getDeskTaxonomy>['data']

export const taxonomyQuery = queryOptions({
  queryKey: taxonomyKeys.all,
  queryFn: async ({ signal }) => (await send(getDeskTaxonomy, {}, { signal })).data,
})

export const createCategory = async (body: CallInput<typeof addCategory>['body']) =>
  (await send(addCategory, { body })).data.category

export const saveCategory = async (id: number, body: CallInput<typeof updateCategory>['body']) =>
  (await send(updateCategory, { params: { id }, body })).data.category

export const removeCategory = (id: number) => send(deleteCategory, { params: { id } })

export const createBrand = async (body: CallInput<typeof addBrand>['body']) =>
  (await send(addBrand, { body })).data.brand

export const saveBrand = async (id: number, body: CallInput<typeof updateBrand>['body']) =>
  (await send(updateBrand, { params: { id }, body })).data.brand

export const removeBrand = (id: number) => send(deleteBrand, { params: { id } })

export const uploadCategoryPicture = async (file: Blob) =>
  (await send(uploadDeskPicture, { body: {}, files: [file] })).data.picture
