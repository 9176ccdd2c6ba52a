import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { getDeskHome, updateDeskHome } from '@/lib/contract/desk/home'
import { send } from '../http/client'

export const contentKeys = { home: ['desk', 'home'] as const }

/** What is edited is read anew each time, as its save carries the version that was read. */
const asEdited = { gcTime: 0, staleTime: Infinity, refetchOnReconnect: false } as const

export const deskHomeQuery = queryOptions({
  queryKey: contentKeys.home,
  ...asEdited,
  queryFn: async ({ signal }) => (await send(getDeskHome, {}, { signal })).data.home,
})

export const saveDeskHome = async (body: CallInput<typeof updateDeskHome>['body']) =>
  (await send(updateDeskHome, { body })).data.home

/** In kilobytes, of the width that a phone loads. */
export function pictureWeightQuery(url: string) {
  return queryOptions({
    queryKey: ['desk', 'picture-weight', url],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(url.replace(/-1440\.webp$/, '-720.webp'), { signal })
      return Math.ceil((await answer.blob()).size / 1024)
    },
  })
}
