import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { getDeskHome, previewDeskHome, updateDeskHome } from '@/lib/contract/desk/home'
import { getRedirects } from '@/lib/contract/content/redirects'
import {
  getDeskBranches,
  getDeskHolidays,
  getSiteLinks,
  setDeskHoliday,
  addDeskRedirects,
  setDeskRedirect,
  updateBranches,
  getLinkTargets,
  updateSiteLinks,
} from '@/lib/contract/desk/site'
import { send } from '../http/client'
import { contentKeys } from './keys'

/** What is edited is read anew each time, as its save carries the version that was read. */
const asEdited = { gcTime: 0, staleTime: Infinity, refetchOnReconnect: false } as const

export const deskHomeQuery = queryOptions({
  queryKey: contentKeys.home,
  ...asEdited,
  queryFn: async ({ signal }) => (await send(getDeskHome, {}, { signal })).data.home,
})

/** The sections that a draft would make; the former ones stay until they are there. */
export function homePreviewQuery(draft: CallInput<typeof previewDeskHome>['body']) {
  return queryOptions({
    queryKey: [...contentKeys.home, 'preview', draft],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send(previewDeskHome, { body: draft }, { signal })).data.sections,
  })
}

export const saveDeskHome = async (body: CallInput<typeof updateDeskHome>['body']) =>
  (await send(updateDeskHome, { body })).data.home

/** A picture above it is said to be heavy. */
export const HEAVY_KILOBYTES = 300

/** In kilobytes, of the width that a phone loads. */
export function pictureWeightQuery(url: string) {
  return queryOptions({
    queryKey: [...contentKeys.pictureWeight, url],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(url.replace(/-1440\.webp$/, '-720.webp'), { signal })
      if (!answer.ok) throw new Error(`${url} is not there`)
      return Math.ceil((await answer.blob()).size / 1024)
    },
  })
}

export const siteLinksQuery = queryOptions({
  queryKey: contentKeys.links,
  ...asEdited,
  queryFn: async ({ signal }) => (await send(getSiteLinks, {}, { signal })).data.links,
})

export const linkTargetsQuery = queryOptions({
  queryKey: ['desk', 'link-targets'],
  queryFn: async ({ signal }) => (await send(getLinkTargets, {}, { signal })).data.targets,
})

/** Whether a path of the shop leads to a page, once it is no longer being typed. */
export function pageExistsQuery(path: string) {
  return queryOptions({
    queryKey: ['desk', 'page-exists', path],
    queryFn: async ({ signal }) => {
      const { status } = await fetch(path, { method: 'HEAD', signal })
      return status !== 404 && status !== 410
    },
  })
}

export const saveSiteLinks = async (body: CallInput<typeof updateSiteLinks>['body']) =>
  (await send(updateSiteLinks, { body })).data.links

export const branchesQuery = queryOptions({
  queryKey: contentKeys.branches,
  ...asEdited,
  queryFn: async ({ signal }) => (await send(getDeskBranches, {}, { signal })).data,
})

export const saveBranches = async (body: CallInput<typeof updateBranches>['body']) =>
  (await send(updateBranches, { body })).data

export const redirectsQuery = queryOptions({
  queryKey: contentKeys.redirects,
  queryFn: async ({ signal }) => (await send(getRedirects, {}, { signal })).data.redirects,
})

export const addRedirects = async (list: CallInput<typeof addDeskRedirects>['body']['list']) =>
  (await send(addDeskRedirects, { body: { list } })).data

export const saveRedirect = async (body: CallInput<typeof setDeskRedirect>['body']) =>
  (await send(setDeskRedirect, { body })).data.redirects

export const holidaysQuery = queryOptions({
  queryKey: contentKeys.holidays,
  queryFn: async ({ signal }) => (await send(getDeskHolidays, {}, { signal })).data,
})

export const saveHoliday = async (body: CallInput<typeof setDeskHoliday>['body']) =>
  (await send(setDeskHoliday, { body })).data
