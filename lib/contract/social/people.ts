import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { idText, paged, pageText } from '../fields'
import { person, post } from './posts'

const publicUser = person.extend({
  bio: z.string(),
  /** Over all posts. */
  all_likes: z.int(),
  post_count: z.int(),
  followers: z.int(),
  following: z.int(),
})
export type PublicUser = z.output<typeof publicUser>

export const getPublicProfile = defineCall({
  method: 'GET',
  path: '/api/profiles/:id',
  summary: 'What a customer shows of themselves, with a page of their posts, newest first',
  auth: 'either',
  example: { params: { id: 1 }, query: { page: 1 } },
  params: z.object({ id: idText }),
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ user: publicUser, posts: z.array(post), ...paged })),
})

const personSummary = person.extend({ bio: z.string(), post_count: z.int() })
export type PersonSummary = z.output<typeof personSummary>

export const getRandomUsers = defineCall({
  method: 'GET',
  path: '/api/get-random-users',
  summary: 'Customers worth following, and those who are followed; a guest follows nobody',
  auth: 'either',
  answer: dataOf(
    z.object({ suggested: z.array(personSummary), following: z.array(personSummary) }),
  ),
})

const followParams = z.object({ user_id: idText })
const followAnswer = dataOf(z.object({ following: z.boolean(), followers: z.int() }))

export const getFollow = defineCall({
  method: 'GET',
  path: '/api/follows/:user_id',
  summary: 'Whether the customer follows somebody',
  auth: 'customer',
  example: { params: { user_id: 2 } },
  params: followParams,
  answer: followAnswer,
})

export const followUser = defineCall({
  method: 'POST',
  path: '/api/follows/:user_id',
  summary: 'Follows somebody',
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { user_id: 3 }, body: {} },
  params: followParams,
  body: z.object({}),
  answer: followAnswer,
})

export const unfollowUser = defineCall({
  method: 'DELETE',
  path: '/api/follows/:user_id',
  summary: 'Follows somebody no more',
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { user_id: 2 } },
  params: followParams,
  answer: followAnswer,
})
