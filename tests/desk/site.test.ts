import { beforeAll, expect, test } from 'vitest'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { contract } from '@/lib/contract/contract'
import { askCall } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'

const OWNER = 1

describeShop('what the desk says of the shop itself', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })
  async function readLinks() {
    const { body } = await askCall(shop().url, contract.getSiteLinks, {}, owner)
    return contract.getSiteLinks.answer.parse(body).data.links
  }
  const patchLinks = (body: object) =>
    askCall(shop().url, contract.updateSiteLinks, { body }, owner)

  test('leads from its menu where the owner says, encoded, and never into a script', async () => {
    const { version, columns } = await readLinks()
    const known = shop().revalidatedTags.length
    const menu = [{ title: 'گوشی', href: '/product-category/گوشی-موبایل' }]
    expect((await patchLinks({ version, menu })).status).toBe(200)
    expect(shop().revalidatedTags.slice(known)).toEqual(['settings'])
    const { body } = await askCall(shop().url, contract.getFooter, { body: {} })
    expect(contract.getFooter.answer.parse(body).data).toMatchObject({
      menu: [{ title: 'گوشی', href: `/product-category/${encodeURIComponent('گوشی-موبایل')}` }],
      columns,
    })
    const clash = await patchLinks({ version, menu: [] })
    expect(clash.body).toMatchObject({
      code: 'version_conflict',
      current: {
        menu: { length: 1 },
        changed_by: expect.any(String),
        changed_at: expect.any(String),
      },
    })
    const current = await readLinks()
    for (const href of ['javascript:alert(1)', '//evil.example', 'http://plain.example', '']) {
      const answer = await patchLinks({ version: current.version, menu: [{ title: 'بد', href }] })
      expect(answer.body, href).toMatchObject({ errors: { 'menu.0.href': [expect.any(String)] } })
    }
  })

  test('names the pages that a link can lead to, each of which is there', async () => {
    const { body } = await askCall(shop().url, contract.getLinkTargets, {}, owner)
    const { targets } = contract.getLinkTargets.answer.parse(body).data
    const kinds = new Set(targets.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['article', 'blog', 'brand', 'category', 'festival', 'page'])
    const category = targets.find(({ kind }) => kind === 'category')
    expect(category?.href).toMatch(/^\/product-category\/[^/]+$/)
    const tree = await askCall(shop().url, contract.getProductMenu, {})
    const flatten = (
      nodes: readonly CategoryNode[],
      above: string[],
    ): { title: string; above: string[] }[] =>
      nodes.flatMap(({ title, children }) => [
        { title, above },
        ...flatten(children, [...above, title]),
      ])
    const listed = targets.filter(({ kind }) => kind === 'category')
    expect(listed.map(({ title, above }) => ({ title, above }))).toEqual(
      flatten(contract.getProductMenu.answer.parse(tree.body).data, []),
    )
    expect(listed.some(({ above }) => above.length > 1)).toBe(true)
  })

  test('has its branches in the place of those before, none of them out of the country', async () => {
    const [branch] = contract.updateBranches.example.body.branches
    const read = async () => {
      const { body } = await askCall(shop().url, contract.getDeskBranches, {}, owner)
      return contract.getDeskBranches.answer.parse(body).data
    }
    const patch = async (branches: object[]) => {
      const { version } = await read()
      const input = { body: { version, branches } }
      return askCall(shop().url, contract.updateBranches, input, owner)
    }
    expect((await patch([{ ...branch, lat: 0 }])).body).toMatchObject({
      errors: { 'branches.0.lat': [expect.any(String)] },
    })
    expect((await patch([{ ...branch }])).status).toBe(200)
    const { body } = await askCall(shop().url, contract.getBranches, {})
    expect(contract.getBranches.answer.parse(body).data.branches).toEqual([branch])
  })

  test('leads addresses on and rests on holidays, each change in the log', async () => {
    const lead = (body: object) => askCall(shop().url, contract.setDeskRedirect, { body }, owner)
    expect((await lead({ from: '/page/a', to: '/page/b' })).status).toBe(200)
    expect((await lead({ from: '/page/b', to: '/page/a' })).status).toBe(412)
    expect((await lead({ from: '/checkout', to: '/page/a' })).status).toBe(422)
    expect((await lead({ from: '/page/a', to: null })).status).toBe(200)
    const list = [
      { from: '/page/c', to: '/page/d' },
      { from: '/page/d', to: '/page/c' },
      { from: '/checkout', to: '/page/a' },
      { from: '/page/e', to: '/page/f' },
    ]
    const many = await askCall(shop().url, contract.addDeskRedirects, { body: { list } }, owner)
    const { redirects, refused } = contract.addDeskRedirects.answer.parse(many.body).data
    expect(refused).toEqual([
      { at: 1, reason: expect.stringContaining('به خودش بازمی‌گردد') },
      { at: 2, reason: expect.stringContaining('برای کار خود فروشگاه') },
    ])
    expect(redirects.map(({ from }) => from)).toEqual(
      expect.arrayContaining(['/page/c', '/page/e']),
    )
    const rest = (body: object) => askCall(shop().url, contract.setDeskHoliday, { body }, owner)
    const answer = await rest({ day: '۱۴۲۰/۱/۲۰' })
    const daysOf = ({ body }: typeof answer) =>
      contract.setDeskHoliday.answer.parse(body).data.holidays
    expect(daysOf(answer)).toEqual([{ day: '2041-04-08', name: '' }])
    expect((await rest({ day: '۱۴۲۰/۱۳/۴۰' })).status).toBe(422)
    const back = { day: '۱۴۲۰/۱/۲۲', until: '۱۴۲۰/۱/۲۱' }
    expect(await rest(back)).toMatchObject({
      status: 422,
      body: { errors: { until: ['روز پایان پیش از روز آغاز است.'] } },
    })
    const named = await rest({ day: '۱۴۲۰/۱/۲۱', until: '۱۴۲۰/۱/۲۲', name: 'عید فطر' })
    expect(daysOf(named)).toEqual([
      { day: '2041-04-08', name: '' },
      { day: '2041-04-09', name: 'عید فطر' },
      { day: '2041-04-10', name: 'عید فطر' },
    ])
    const { solar } = contract.setDeskHoliday.answer.parse(named.body).data
    expect(solar.map(({ name }) => name)).toContain('روز طبیعت')
    const gone = await rest({ day: '۱۴۲۰/۱/۲۰', until: '۱۴۲۰/۱/۲۲', rests: false })
    expect(daysOf(gone)).toEqual([])
    const query = { limit: 5 }
    const log = await askCall(shop().url, contract.getAuditLog, { query }, owner)
    expect(
      contract.getAuditLog.answer.parse(log.body).data.events.map(({ subject }) => subject),
    ).toEqual([
      ...['settings:holidays', 'settings:holidays', 'settings:holidays'],
      ...['settings:redirects', 'settings:redirects'],
    ])
  })
})
