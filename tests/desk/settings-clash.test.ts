import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { staffMembers } from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'

const OWNER = 1

const clash = z.object({
  current: z.object({ version: z.int().optional(), changed_at: z.string().nullable() }),
})
const clashOf = (body: unknown) => clash.parse(body).current

const saves: [string, Call, object][] = [
  ['gateways', contract.updateGatewaySettings, { order: ['zibal', 'zarinpal'] }],
  ['what SMS go out by', contract.updateSmsSettings, { line: '10004346' }],
  ['seals, hosts and scripts', contract.updateDeskEmbeds, { scripts: [] }],
  ['feeds', contract.updateDeskFeeds, { in_stock_only: true }],
  ['prepared replies', contract.updateReplies, { replies: [] }],
  ['menus', contract.updateSiteLinks, { about: 'فروشگاه نمونه' }],
  ['branches', contract.updateBranches, { branches: [] }],
]

describeShop('a save of the settings that met another', (shop) => {
  let owner = { Cookie: '' }
  let name = ''
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
    const [member] = await shop().db.select().from(staffMembers).where(eq(staffMembers.id, OWNER))
    name = member?.name ?? ''
  })
  const ask = (call: Call, body: object) => askCall(shop().url, call, { body }, owner)

  test.each(saves)('names who saved %s meanwhile, and when', async (_, call, change) => {
    const stale = await ask(call, { version: 9_999, ...change })
    expect(stale.body).toMatchObject({ code: 'version_conflict', current: { changed_by: null } })
    const { version } = clashOf(stale.body)
    expect((await ask(call, { version, ...change })).status).toBe(200)
    const again = await ask(call, { version, ...change })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      current: {
        ...{ changed_by: name, changed_by_id: OWNER },
        changed_at: expect.stringMatching(/^\d{4}-/),
      },
    })
  })

  test('names who leads an address elsewhere, and not who changed another since', async () => {
    const lead = (body: object) => ask(contract.setDeskRedirect, body)
    await lead({ from: '/page/a', to: '/page/b' })
    const list = [{ from: '/page/c', to: '/page/d' }]
    await ask(contract.addDeskRedirects, { list })
    for (const from of ['/page/a', '/page/c']) {
      const back = await lead({ from, to: '/about', only_new: true })
      expect(back.status).toBe(409)
      expect(back.body).toMatchObject({ current: { from, changed_by: name } })
    }
    const back = async (from: string) => {
      const { body } = await lead({ from, to: '/about', only_new: true })
      return clashOf(body).changed_at ?? ''
    }
    expect((await back('/page/a')) < (await back('/page/c'))).toBe(true)
  })
})
