import { join } from 'node:path'
import { z } from 'zod'
import { demoFolder, freePort, openOwnShop } from '../kit/own-shop'
import { expect, test } from '../kit/test'

const MEGABYTE = 1024 * 1024
const PAGE_COUNT = 50
/** A request that stays costs some 100 KB, so that all that are asked for would cost 10 MB. */
const ALLOWED = 6 * MEGABYTE

test.setTimeout(180_000)

/** Neither a search nor a missing page is asked for twice, so each is rendered. */
async function askForUncachedPages(url: string, from: number): Promise<void> {
  for (let count = from; count < from + PAGE_COUNT; count += 1) {
    const headers = { 'X-Forwarded-For': `10.1.${count >> 8}.${count & 255}` }
    const search = await fetch(`${url}/search?q=word${count}`, { headers })
    expect(search.status).toBe(200)
    await search.arrayBuffer()
    const missing = await fetch(`${url}/product/missing-${count}`, { headers })
    expect(missing.status).toBe(404)
    await missing.arrayBuffer()
  }
}

test('what was rendered for one visitor is let go afterwards', async () => {
  const port = await freePort()
  const probe = join(process.cwd(), 'scripts', 'bench', 'heap-probe.mjs')
  const shop = await openOwnShop(
    {
      DATA_DIR: await demoFolder(),
      TRUST_PROXY: '1',
      NODE_OPTIONS: `--import=${probe}`,
      HEAP_PORT: String(port),
    },
    process.cwd(),
  )
  const heapUsed = async () => {
    const reading = await (await fetch(`http://127.0.0.1:${port}`)).json()
    return z.object({ heapUsed: z.number() }).parse(reading).heapUsed
  }
  try {
    await askForUncachedPages(shop.url, 0)
    const before = await heapUsed()
    await askForUncachedPages(shop.url, PAGE_COUNT)
    expect((await heapUsed()) - before).toBeLessThan(ALLOWED)
  } finally {
    await shop.close()
  }
})
