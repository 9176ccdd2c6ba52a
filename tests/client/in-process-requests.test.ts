import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { send } from '@/lib/client/http/client'
import { getProducts } from '@/lib/contract/catalogue/products'
import { setInProcessFetch } from '@/lib/in-process'

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

async function settle() {
  if (typeof collectGarbage !== 'function') throw new TypeError('No collector to be called.')
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    collectGarbage()
  }
}

test('lets the request of an answered call in this process go', async () => {
  const requests: WeakRef<Request>[] = []
  setInProcessFetch(async (request) => {
    requests.push(new WeakRef(request))
    request.signal.addEventListener('abort', () => request.url)
    return Response.json({ error: 'نیست.' }, { status: 404 })
  })
  for (let count = 0; count < 200; count += 1) {
    await send(getProducts, { body: { page: 1 } }).catch(() => null)
  }
  await settle()
  expect(requests).toHaveLength(200)
  const alive = requests.filter((request) => request.deref() !== undefined)
  expect(alive.length).toBeLessThan(10)
})
