import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { getCities, getStates } from '@/lib/contract/content/settings'
import { gatewayCalls } from '@/lib/contract/desk/gateways'
import {
  addDeskPage,
  deleteDeskPage,
  getDeskPage,
  getDeskPages,
  updateDeskPage,
} from '@/lib/contract/desk/pages'
import { checkService, getServices } from '@/lib/contract/desk/services'
import { getSetUpSteps } from '@/lib/contract/desk/set-up'
import { getDeskSettings, updateDeskSettings } from '@/lib/contract/desk/settings'
import {
  addShippingMethod,
  deleteShippingMethod,
  getDeskShippingMethods,
  updateShippingMethod,
} from '@/lib/contract/desk/shipping'
import { salesSettingsCalls } from '@/lib/contract/desk/sales-settings'
import { MINUTE_MS } from '@/lib/persian/durations'
import { send } from '../http/client'
import { serviceKeys, settingsKeys } from './keys'

export const deskSettingsQuery = queryOptions({
  queryKey: settingsKeys.shop,
  queryFn: async ({ signal }) => (await send(getDeskSettings, {}, { signal })).data.settings,
})

export const saveDeskSettings = async (body: CallInput<typeof updateDeskSettings>['body']) =>
  (await send(updateDeskSettings, { body })).data.settings

export const deskShippingQuery = queryOptions({
  queryKey: settingsKeys.shipping,
  queryFn: async ({ signal }) => (await send(getDeskShippingMethods, {}, { signal })).data.methods,
})

/** Provinces with their cities. */
export const regionsQuery = queryOptions({
  queryKey: settingsKeys.regions,
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const [states, cities] = await Promise.all([
      send(getStates, {}, { signal }),
      send(getCities, { query: {} }, { signal }),
    ])
    return states.data.map((state) => ({
      ...state,
      cities: cities.data.filter(({ parent_id: parentId }) => parentId === state.id),
    }))
  },
})

export const createMethod = async (body: CallInput<typeof addShippingMethod>['body']) =>
  (await send(addShippingMethod, { body })).data.method

export const saveMethod = async (
  id: number,
  body: CallInput<typeof updateShippingMethod>['body'],
) => (await send(updateShippingMethod, { params: { id }, body })).data.method

export const removeMethod = (id: number) => send(deleteShippingMethod, { params: { id } })

export const deskPagesQuery = queryOptions({
  queryKey: settingsKeys.pages,
  queryFn: async ({ signal }) => (await send(getDeskPages, {}, { signal })).data.pages,
})

export function deskPageQuery(slug: string) {
  return queryOptions({
    queryKey: [...settingsKeys.pages, slug],
    queryFn: async ({ signal }) =>
      (await send(getDeskPage, { params: { slug } }, { signal })).data.page,
  })
}

export const saveTextPage = async (slug: string, body: CallInput<typeof updateDeskPage>['body']) =>
  (await send(updateDeskPage, { params: { slug }, body })).data.page

export const createTextPage = async (body: CallInput<typeof addDeskPage>['body']) =>
  (await send(addDeskPage, { body })).data.page

export const removeTextPage = (slug: string) => send(deleteDeskPage, { params: { slug } })

/** Gateways, and how they and the other services do. */
export const gatewaySettingsQuery = queryOptions({
  queryKey: serviceKeys.gateways,
  queryFn: async ({ signal }) =>
    (await send(gatewayCalls.getGatewaySettings, {}, { signal })).data.settings,
})

export const saveGateways = async (
  body: CallInput<typeof gatewayCalls.updateGatewaySettings>['body'],
) => (await send(gatewayCalls.updateGatewaySettings, { body })).data.settings

export const servicesQuery = queryOptions({
  queryKey: serviceKeys.health,
  queryFn: async ({ signal }) => (await send(getServices, {}, { signal })).data,
})

export const tryService = async (name: string) =>
  (await send(checkService, { body: { name } })).data

export const setUpQuery = queryOptions({
  queryKey: settingsKeys.setUp,
  queryFn: async ({ signal }) => (await send(getSetUpSteps, {}, { signal })).data,
})

export const salesSettingsQuery = queryOptions({
  queryKey: settingsKeys.sales,
  queryFn: async ({ signal }) =>
    (await send(salesSettingsCalls.getSalesSettings, {}, { signal })).data.settings,
})

export const stockBoundsQuery = queryOptions({
  queryKey: settingsKeys.stockBounds,
  staleTime: 5 * MINUTE_MS,
  queryFn: async ({ signal }) =>
    (await send(salesSettingsCalls.getStockBounds, {}, { signal })).data,
})

export const saveSalesSettings = (
  body: CallInput<typeof salesSettingsCalls.updateSalesSettings>['body'],
) => send(salesSettingsCalls.updateSalesSettings, { body })
