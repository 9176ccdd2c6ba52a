import type { CallInput } from '@/lib/contract/call'
import { createPost, deletePost } from '@/lib/contract/posts'
import { isMissing } from './failure'
import { send, type SendOptions } from './send'

export type WishedPost = CallInput<typeof createPost>['body']

export async function sendPost(body: WishedPost, picture: File, options: SendOptions) {
  return (await send(createPost, { body, files: [picture] }, options)).data.post
}

/** One that is gone already is gone. */
export async function dropPost(id: number): Promise<void> {
  try {
    await send(deletePost, { params: { id } })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
