import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallAnswer } from '@/lib/contract/call'
import type { getHiddenWriting } from '@/lib/contract/social/hidden-writing'
import type { getPublicProfile } from '@/lib/contract/social/people'
import { storeOwnPostsFrom } from '@/stores/profile'
import type { SendOptions } from '../http/client'
import { accountKeys, socialKeys, getNextPage } from '../query-keys'
import { fetchKnownPeople } from './content'

export type ProfileWithPosts = CallAnswer<typeof getPublicProfile>['data']

async function loadPeopleCalls() {
  const [{ send }, calls] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/social/people'),
  ])
  return { send, ...calls }
}

async function fetchProfilePage(id: number, page: number, options: SendOptions) {
  const { send, getPublicProfile } = await loadPeopleCalls()
  const input = { params: { id }, query: page === 1 ? {} : { page } }
  return (await send(getPublicProfile, input, options)).data
}

/** What has been shown stays as it is; `from` is the first page the server has not drawn. */
export function morePostsQuery(userId: number, from: number) {
  return infiniteQueryOptions({
    queryKey: socialKeys.posts(userId, from),
    queryFn: ({ pageParam, signal }) => fetchProfilePage(userId, pageParam, { signal }),
    initialPageParam: from,
    getNextPageParam: getNextPage,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

async function fetchPeople() {
  const { send, getRandomUsers } = await loadPeopleCalls()
  return (await send(getRandomUsers, {}, { isBackground: true })).data
}

export function peopleQuery() {
  return queryOptions({
    queryKey: accountKeys.people(),
    queryFn: () => fetchKnownPeople(fetchPeople),
    // The store knows how long they are good for.
    staleTime: 0,
  })
}

/** The newest of them, which the profile store holds. */
export function fetchOwnPosts(userId: number, options: SendOptions): Promise<ProfileWithPosts> {
  return storeOwnPostsFrom(() => fetchProfilePage(userId, 1, options))
}

export function ownPostsQuery(userId: number) {
  return queryOptions({
    queryKey: accountKeys.ownPosts(userId),
    staleTime: 0,
    queryFn: ({ signal }) => fetchOwnPosts(userId, { signal }),
  })
}

export type HiddenWriting = CallAnswer<typeof getHiddenWriting>['data']

async function fetchHiddenWriting(): Promise<HiddenWriting> {
  const [{ send }, { getHiddenWriting: call }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/social/hidden-writing'),
  ])
  return (await send(call, {}, { isBackground: true })).data
}

export function hiddenWritingQuery(userId: number) {
  return queryOptions({
    queryKey: accountKeys.hiddenWriting(userId),
    staleTime: 0,
    queryFn: fetchHiddenWriting,
  })
}
