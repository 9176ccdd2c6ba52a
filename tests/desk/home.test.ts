import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { DeskHome } from '@/lib/contract/desk/home'
import { HOUR_MS } from '@/lib/persian/durations'
import { findDue } from '@/lib/server/desk/publish-due'
import { askCall } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { logInWithRole } from '../kit/staff-role'
import { upload } from '../kit/upload'

const OWNER = 1
const SLIDE = {
  ...{ title: 'پاییز را\nگرم‌تر بپوشید', text: 'تا ۴۰٪ تخفیف', button: 'دیدن جشنواره' },
  ...{ href: '/products', tone: 'turquoise' as const, alt: 'پالتو و کیف' },
}
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

describeShop('home at the desk', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })
  async function read(): Promise<DeskHome> {
    const { body } = await askCall(shop().url, contract.getDeskHome, {}, owner)
    return contract.getDeskHome.answer.parse(body).data.home
  }
  const patch = async (body: object) => {
    const { version } = await read()
    return askCall(shop().url, contract.updateDeskHome, { body: { version, ...body } }, owner)
  }
  async function save(body: object): Promise<DeskHome> {
    const answer = await patch(body)
    expect(answer.status, answer.text).toBe(200)
    return contract.updateDeskHome.answer.parse(answer.body).data.home
  }
  async function seen() {
    const { body } = await askCall(shop().url, contract.getHome, {})
    return contract.getHome.answer.parse(body).data
  }
  async function slideTitles() {
    const slider = (await seen()).find(({ kind }) => kind === 'slider')
    return slider?.kind === 'slider' ? slider.slides.map(({ title }) => title) : []
  }
  async function sendPicture(): Promise<string> {
    const files = [await png({ width: 80, height: 60 })]
    const answer = await upload(shop().url, contract.uploadContentPicture, owner, { files })
    return contract.uploadContentPicture.answer.parse(answer.body).data.picture.url
  }

  test('stands in the order of the owner, with its own headings, and without what is off', async () => {
    const kinds = async () => (await seen()).map(({ kind }) => kind)
    const before = await kinds()
    const { parts } = await read()
    const known = shop().revalidatedTags.length
    const reordered = parts
      .toReversed()
      .filter(({ kind }) => kind !== 'brands')
      .map((part) => ({
        ...part,
        ...(part.kind === 'ranking' && { title: 'محبوب‌های هفته' }),
        ...(part.kind === 'banners' && { is_on: false }),
      }))
    await save({ parts: reordered })
    expect(shop().revalidatedTags.slice(known)).toEqual(['home'])
    const expected = [...before.toReversed().filter((kind) => kind !== 'brands'), 'brands']
    expect(await kinds()).toEqual(expected.filter((kind) => kind !== 'banners'))
    expect((await seen()).find(({ kind }) => kind === 'ranking')).toMatchObject({
      title: 'محبوب‌های هفته',
    })
    await save({ parts })
    expect(await kinds()).toEqual(before)
  })

  test('is drawn from a draft for the desk alone, while shoppers see what they saw', async () => {
    const before = await seen()
    const known = shop().revalidatedTags.length
    const { slides, banners, parts } = await read()
    const draft = {
      banners,
      parts: parts.toReversed(),
      slides: slides.map((slide) => ({ ...slide, href: 'not yet a link', title: '' })),
    }
    const ask = (headers: Record<string, string>) =>
      askCall(shop().url, contract.previewDeskHome, { body: draft }, headers)
    const { body } = await ask(owner)
    const { sections } = contract.previewDeskHome.answer.parse(body).data
    expect(sections.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind).toReversed())
    const slider = sections.find(({ kind }) => kind === 'slider')
    expect(slider).toMatchObject({ slides: [{ href: '/', title: '' }, {}, {}] })
    expect(await seen()).toEqual(before)
    expect(shop().revalidatedTags).toHaveLength(known)
    expect((await ask({})).status).toBe(401)
    expect((await ask(await logInWithRole(shop(), ['orders.read']))).status).toBe(403)
  })

  test('shows a slide in its time alone, and is emptied when that begins', async () => {
    const picture = await sendPicture()
    const { slides } = await read()
    const timed = { ...SLIDE, picture, from: inHours(1), until: inHours(2) }
    await save({ slides: [...slides, timed] })
    expect(await slideTitles()).not.toContain(SLIDE.title)
    const before = new Date()
    expect((await findDue(shop().db, before)).tagsToRevalidate).toEqual([])
    await save({ slides: [...slides, { ...timed, from: new Date().toISOString() }] })
    expect(await slideTitles()).toContain(SLIDE.title)
    const due = await findDue(shop().db, before)
    expect(due.tagsToRevalidate).toEqual(['home'])
    expect((await findDue(shop().db, due.last)).tagsToRevalidate).toEqual([])
    await save({ slides: [...slides, { ...timed, from: inHours(-2), until: inHours(-1) }] })
    expect(await slideTitles()).not.toContain(SLIDE.title)
    await save({ slides })
  })

  test('refuses what nobody could read, see, follow or wait for', async () => {
    const picture = await sendPicture()
    const banner = { title: 'خانهٔ گرم', text: '', href: '/products', picture, alt: 'چراغ' }
    const wrong = [
      { field: 'slides.0.alt', body: { slides: [{ ...SLIDE, picture, alt: '' }] } },
      { field: 'slides.0.href', body: { slides: [{ ...SLIDE, picture, href: 'javascript:x' }] } },
      { field: 'slides', body: { slides: [{ ...SLIDE, picture: '/media/none-1440.webp' }] } },
      { field: 'slides', body: { slides: [{ ...SLIDE, picture: 'unknown' }] } },
      {
        field: 'slides.0.until',
        body: { slides: [{ ...SLIDE, picture, from: inHours(2), until: inHours(1) }] },
      },
      { field: 'banners.0.tint', body: { banners: [{ ...banner, tint: '#4f5a61' }] } },
      { field: 'parts', body: { parts: [{ kind: 'brands' }, { kind: 'brands' }] } },
    ]
    for (const { field, body } of wrong) {
      const answer = await patch(body)
      expect(answer.status, answer.text).toBe(422)
      expect(Object.keys(Object(answer.body).errors)).toContain(field)
    }
    const all = { ...SLIDE, picture, alt: '', title: '', href: 'javascript:x' }
    const several = await patch({ slides: [{ ...all, from: inHours(2), until: inHours(1) }] })
    expect(Object.keys(Object(several.body).errors).toSorted(), 'all at once').toEqual([
      ...['slides.0.alt', 'slides.0.href', 'slides.0.title', 'slides.0.until'],
    ])
    const { version, ...home } = await read()
    const clash = await patch({ version: version + 1 })
    expect(clash.body).toMatchObject({ code: 'version_conflict', current: { version } })
    expect(await read()).toEqual({ ...home, version })
  })
})
