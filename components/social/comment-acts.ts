import { notify } from '@/components/ui/notify'
import { ApiFailure, isMissing } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import { dropPostComment, fetchComments, sendPostComment } from '@/lib/api/reactions'
import { saidOf, setSaid, withMore, without, type Said } from './said'

const A_PAGE = 20
const GONE = 'این پست دیگر اینجا نیست.'

/** The id of the first that had not been read. */
export async function readOn(postId: number, drawn: Said): Promise<number | undefined> {
  const said = saidOf(postId) ?? drawn
  const read = new Set(said.comments.map(({ id }) => id))
  const page = Math.floor(said.comments.length / A_PAGE) + 1
  const { comments, count } = await fetchComments(postId, page)
  setSaid(postId, withMore(saidOf(postId) ?? drawn, comments, count))
  return comments.find(({ id }) => !read.has(id))?.id
}

/** Gives back what to tell when it was not taken; nothing when it was. */
export async function addComment(postId: number, drawn: Said, text: string) {
  try {
    const comment = await sendPostComment(postId, text)
    const said = saidOf(postId) ?? drawn
    setSaid(postId, withMore(said, [comment], said.count + 1))
    return ''
  } catch (error) {
    if (isMissing(error)) return GONE
    const words = error instanceof ApiFailure ? Object.values(error.fields).flat()[0] : undefined
    return words ?? sentenceOf(error)
  }
}

/** Gone at once, and back when the shop could not take it away. */
export async function deleteComment(postId: number, drawn: Said, id: number): Promise<void> {
  const before = saidOf(postId) ?? drawn
  const comment = before.comments.find((one) => one.id === id)
  setSaid(postId, without(before, id))
  try {
    await dropPostComment(id)
    void notify.success('دیدگاه شما پاک شد.')
  } catch (error) {
    const said = saidOf(postId) ?? before
    if (comment) setSaid(postId, withMore(said, [comment], said.count + 1))
    const sentence = sentenceOf(error)
    if (sentence) void notify.error(sentence)
  }
}
