import type { CallInput } from '@/lib/contract/call'
import { createPost, deletePost } from '@/lib/contract/social/posts'
import { isNotFound } from '../http/errors'
import { send, type SendOptions } from '../http/client'

export type PostInput = CallInput<typeof createPost>['body']

export async function publishPost(body: PostInput, picture: File, options: SendOptions) {
  return (await send(createPost, { body, files: [picture] }, options)).data.post
}

/** One that is gone already is gone. */
export async function removePost(id: number): Promise<void> {
  try {
    await send(deletePost, { params: { id } })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}
