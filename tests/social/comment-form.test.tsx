// @in-a-window
import { configure } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PostComments } from '@/components/social/post-comments'
import { commentOnPost } from '@/lib/contract/social/reactions'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const shop = fakeApi()
const writer = { id: 7, name: 'مریم', image: null }
let postId = 500

function openComments(): HTMLElement {
  const post = { id: postId, user: { ...writer, id: 1 }, comments: [], comment_count: 0 }
  render(<PostComments post={post}>نوش جان</PostComments>)
  return screen.getByRole('textbox', { name: 'دیدگاه شما' })
}

const sendButton = () => screen.getByRole('button', { name: 'ارسال' })

beforeEach(() => {
  postId += 1
  resetUser()
  userStore.set(() => ({ id: writer.id, token: 'token', isUser: true }))
})

test('a comment that was sent is announced and listed, and its field is empty again', async () => {
  const created_at = '2026-11-03T10:00:00.000Z'
  const comment = { id: 9, post_id: postId, user: writer, comment: 'زیبا', created_at }
  shop.on(commentOnPost, { data: { comment } })
  const field = openComments()
  await userEvent.type(field, 'زیبا')
  await userEvent.click(sendButton())
  expect(await screen.findByRole('article', { name: 'دیدگاه مریم' })).toHaveTextContent('زیبا')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('فرستاده شد'))
  expect(field).toHaveValue('')
})

test('an empty comment is asked for in the field, and nothing is sent', async () => {
  const field = openComments()
  await userEvent.click(sendButton())
  await waitFor(() => expect(field).toHaveAccessibleDescription('دیدگاه خود را بنویسید.'))
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(shop.requestsTo(commentOnPost)).toHaveLength(0)
})

test.each([
  ['a refusal', { status: 400, error: 'پیوند نفرستید.' }, 'پیوند نفرستید.'],
  ['a post that is gone', { status: 404, error: 'نیست.' }, 'این پست دیگر اینجا نیست.'],
])('%s is said under the field, which keeps what was typed', async (_, answer, message) => {
  shop.fails(commentOnPost, answer)
  const field = openComments()
  await userEvent.type(field, 'زیبا')
  await userEvent.click(sendButton())
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('زیبا')
  await userEvent.type(field, '!')
  expect(field).toBeValid()
})
