import type { APIRequestContext } from '@playwright/test'
import { updateUser } from '@/lib/contract/account/edit-profile'
import { deletePost } from '@/lib/contract/social/posts'
import { commentOnPost } from '@/lib/contract/social/reactions'
import { newCustomer } from '../kit/customer'
import { findGoods } from '../kit/goods'
import { hidePost, publishPost } from '../kit/posts'
import { expect, test } from '../kit/test'

const SECRETS = { first_name: 'پری‌ناز', last_name: 'خسروپناهی', email: 'parinaz.k@example.ir' }

async function posted(request: APIRequestContext) {
  const { user, bearer, token, mobile } = await newCustomer(request)
  await request.patch(updateUser.path, {
    headers: bearer,
    data: { ...SECRETS, name: 'بانوی پرده‌ها', bio: 'خانه را خودم چیده‌ام.' },
  })
  const goods = await findGoods(request, { skip: 5 })
  const fields = { text: 'نورش ملایم است.', product_id: String(goods.product_id) }
  const { id, path } = await publishPost(request, token, fields)
  await request.post(commentOnPost.path, {
    headers: bearer,
    data: { post_id: id, comment: 'این را خودم نوشتم.' },
  })
  return { id, user, bearer, mobile, goods, path }
}

test('hiding, showing or deleting a post shows on every page at the next request', async ({
  request,
}) => {
  const { id, user, bearer, goods, path } = await posted(request)
  const seen = async () => {
    const status = (await request.get(path)).status()
    const holders = [goods.path, `/user/${user.id}`].map(async (page) =>
      (await (await request.get(page)).text()).includes(`${path}"`),
    )
    return [status, ...(await Promise.all(holders))]
  }
  expect(await seen()).toEqual([200, true, true])
  await hidePost(request, id)
  expect(await seen()).toEqual([404, false, false])
  await hidePost(request, id, { hidden: false })
  expect(await seen()).toEqual([200, true, true])
  await request.delete(deletePost.path.replace(':id', String(id)), { headers: bearer })
  expect(await seen()).toEqual([404, false, false])
})

test('no page and no router payload holds private data of a customer', async ({ request }) => {
  const { user, mobile, goods, path } = await posted(request)
  for (const page of [path, `/user/${user.id}`, goods.path]) {
    for (const accept of ['text/html', 'text/x-component']) {
      const headers = { Accept: accept, ...(accept === 'text/x-component' && { RSC: '1' }) }
      const answer = await request.get(page, { headers })
      expect(answer.headers()['content-type'], page).toContain(accept)
      const text = await answer.text()
      expect(text, page).toContain('بانوی پرده‌ها')
      for (const secret of [...Object.values(SECRETS), mobile.slice(1)]) {
        expect(text, page).not.toContain(secret)
      }
    }
  }
})
