import type { APIRequestContext } from '@playwright/test'
import { moderatePost } from '@/lib/contract/desk/inbox'
import { createPost } from '@/lib/contract/social/posts'
import { png } from '@/tests/kit/pictures'
import { asOperator } from './operator'

type Fields = { text: string; product_id?: string }

/** A post made over the wire: its id, and the address of its page. */
export async function publishPost(request: APIRequestContext, token: string, fields: Fields) {
  const buffer = await png({ width: 400, height: 400 })
  const answer = await request.post(createPost.path, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { ...fields, image: { name: 'a.png', mimeType: 'image/png', buffer } },
  })
  const { id, user } = createPost.answer.parse(await answer.json()).data.post
  return { id, path: `/user/${user.id}/post/${id}` }
}

type Decision = { hidden?: boolean; note?: string }

export function hidePost(request: APIRequestContext, id: number, decision: Decision = {}) {
  return request.post(moderatePost.path, { headers: asOperator, data: { id, ...decision } })
}
