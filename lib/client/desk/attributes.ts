import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { attributeCalls } from '@/lib/contract/desk/attributes'
import { send } from '../http/client'
import { taxonomyKeys } from './keys'

export const attributesQuery = queryOptions({
  queryKey: [...taxonomyKeys.all, 'attributes'],
  queryFn: async ({ signal }) =>
    (await send(attributeCalls.getDeskAttributes, {}, { signal })).data.attributes,
})

export const addAttribute = async (body: CallInput<typeof attributeCalls.addAttribute>['body']) =>
  (await send(attributeCalls.addAttribute, { body })).data.attributes

export const setAttributeInput = async (
  body: CallInput<typeof attributeCalls.setAttributeInput>['body'],
) => (await send(attributeCalls.setAttributeInput, { body })).data.attributes

export const removeAttribute = async (name: string) =>
  (await send(attributeCalls.removeAttribute, { body: { name } })).data.attributes

export const renameAttribute = async (
  body: CallInput<typeof attributeCalls.renameAttribute>['body'],
) => (await send(attributeCalls.renameAttribute, { body })).data

export const undoAttributeChange = async (id: number) =>
  (await send(attributeCalls.undoAttributeChange, { params: { id } })).data

export const orderAttributes = async (names: string[]) =>
  (await send(attributeCalls.orderAttributes, { body: { names } })).data.attributes
