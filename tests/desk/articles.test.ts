import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { DeskArticle } from '@/lib/contract/desk/articles'
import { articles, auditEvents, media } from '@/lib/server/db/schema/schema'
import { findDue } from '@/lib/server/desk/publish-due'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { upload } from '../kit/upload'

const OWNER = 1
const DRAFT = { title: 'کتری گازی یا برقی', author: 'رضا کاظمی', category_id: 1 }

describeShop('an article at the desk', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })
  const sendPicture = async () => {
    const files = [await png({ width: 80, height: 60 })]
    const answer = await upload(shop().url, contract.uploadContentPicture, owner, { files })
    expect(answer.status, answer.text).toBe(200)
    return contract.uploadContentPicture.answer.parse(answer.body).data.picture
  }
  const ask = (body: object) =>
    askCall(shop().url, contract.addArticle, { body: { ...DRAFT, ...body } }, owner)
  async function add(body: object): Promise<DeskArticle> {
    const answer = await ask(body)
    expect(answer.status, answer.text).toBe(200)
    return contract.addArticle.answer.parse(answer.body).data.article
  }
  const patch = (id: number, body: object) =>
    askCall(shop().url, contract.updateArticle, { params: { id }, body }, owner)
  async function save(id: number, body: object): Promise<DeskArticle> {
    const answer = await patch(id, body)
    expect(answer.status, answer.text).toBe(200)
    return contract.updateArticle.answer.parse(answer.body).data.article
  }
  const readAsReader = (slug: string) =>
    askCall(shop().url, contract.getBlogPost, { params: { slug } })

  test('is a draft to no reader until it is published, and then in the magazine', async () => {
    const slug = 'کتری-گازی-یا-برقی'
    const known = shop().revalidatedTags.length
    const draft = await add({ slug })
    expect(shop().revalidatedTags.length).toBe(known)
    expectRefused(await readAsReader(slug), 404)
    const published_at = new Date().toISOString()
    const odd = { ...DRAFT, published_at, body: {} }
    expectRefused(await askCall(shop().url, contract.addArticle, { body: odd }, owner), 422)
    const wrongFields = (answer: { status: number; body: unknown }) => {
      expect(answer.status).toBe(422)
      return Object.keys(Object(answer.body).errors).toSorted()
    }
    const lacking = ['body', 'category_id', 'excerpt', 'picture_id']
    const { version } = draft
    const whole = { version, published_at, title: '', category_id: null, body: '<p> </p>' }
    expect(wrongFields(await patch(draft.id, { ...whole, title: DRAFT.title }))).toEqual(lacking)
    expect(wrongFields(await ask({ ...whole, slug: 'تازه' }))).toEqual([...lacking, 'title'])
    const half = { version, published_at, excerpt: 'کدام بهتر است؟', slug: 'قهوه-دمی-در-خانه' }
    const lacks = ['body', 'picture_id']
    expect(wrongFields(await patch(draft.id, half))).toEqual(expect.arrayContaining(lacks))
    const picture = await sendPicture()
    const ready = {
      version: draft.version,
      ...{ body: '<p>هر دو <b>خوب‌اند</b>.</p><script>alert(1)</script>', picture_id: picture.id },
      excerpt: 'کدام بهتر است؟',
    }
    const published = await save(draft.id, { ...ready, published_at })
    expect(published.body).not.toContain('script')
    expect(shop().revalidatedTags.slice(known)).toEqual(
      expect.arrayContaining(['blog', 'home', `article:${slug}`]),
    )
    const { body } = await readAsReader(slug)
    expect(contract.getBlogPost.answer.parse(body).data.article).toMatchObject({
      title: DRAFT.title,
      picture: { url: picture.url },
    })
    const withdrawn = await save(draft.id, { version: published.version, published_at: null })
    expectRefused(await readAsReader(slug), 404)
    const late = await patch(draft.id, { version: published.version, title: 'دیر رسیده' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'version_conflict',
      current: { version: withdrawn.version },
    })
    const events = await shop()
      .db.select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subject, `article:${draft.id}`))
      .orderBy(auditEvents.id)
    expect(events.map(({ action }) => action)).toEqual([
      ...['addArticle', 'updateArticle', 'updateArticle'],
    ])
  })

  test('may be a draft without a category, and stands in the list so', async () => {
    const { id } = await add({ slug: 'بی-دسته', title: 'هنوز بی‌دسته', category_id: null })
    const answer = await askCall(
      shop().url,
      contract.getDeskArticles,
      { query: { q: 'هنوز' } },
      owner,
    )
    const { articles: listed } = contract.getDeskArticles.answer.parse(answer.body).data
    expect(listed).toMatchObject([{ id, category: null, state: 'draft' }])
    const { version } = await save(id, { version: 1, category_id: 1 })
    expectRefused(await patch(id, { version, category_id: 9_999 }), 422)
  })

  test('names goods by a link of its text, in whose order readers see them', async () => {
    const link = (id: number) => `<p><a data-product="${id}" href="/product/x">کالا</a></p>`
    const body = `<p>ببینید:</p>${link(4)}<p>یا</p>${link(2)}${link(999_999)}<a data-product="x" href="/y">بد</a>`
    const article = await add({ slug: 'named-goods', body, product_ids: [3, 4] })
    expect(article.products.map(({ id }) => id)).toEqual([4, 2, 3])
    expect(article.body).not.toContain('data-product="x"')
    const changed = await save(article.id, { version: article.version, body: link(2) })
    expect(changed.products.map(({ id }) => id)).toEqual([2, 3])
  })

  test('keeps the pictures of its text, and lets go of those that it no longer shows', async () => {
    const [cover, shown] = [await sendPicture(), await sendPicture()]
    const img = (url: string) => `<p><img src="${url}" alt="کتری" width="80" height="60"></p>`
    const unclaimed = async (id: number) => {
      const [row] = await shop()
        .db.select({ since: media.unclaimedSince })
        .from(media)
        .where(eq(media.id, id))
      return row?.since !== null
    }
    const article = await add({ slug: 'pictures', picture_id: cover.id, body: img(shown.url) })
    expect([await unclaimed(cover.id), await unclaimed(shown.id)]).toEqual([false, false])
    const stolen = await ask({ slug: 'stolen', body: img(shown.url) })
    expect(stolen.body).toMatchObject({ errors: { body: [expect.any(String)] } })
    await save(article.id, { version: article.version, body: '<p>بی‌تصویر</p>' })
    expect([await unclaimed(cover.id), await unclaimed(shown.id)]).toEqual([false, true])
    const gone = { params: { id: article.id } }
    expect((await askCall(shop().url, contract.deleteArticle, gone, owner)).status).toBe(200)
    expect(await unclaimed(cover.id)).toBe(true)
  })

  test('that was read under its former address is found by it, and a draft is not', async () => {
    const [seen] = await shop().db.select().from(articles).where(eq(articles.id, 1))
    const { version } = seen ?? { version: 0 }
    await save(1, { version, slug: 'نشانی-تازه' })
    const redirects = async () => {
      const { body } = await askCall(shop().url, contract.getRedirects, {})
      return contract.getRedirects.answer.parse(body).data.redirects.map(({ from }) => from)
    }
    expect(await redirects()).toContain(`/blog/${seen?.slug}`)
    const draft = await add({ slug: 'unseen' })
    await save(draft.id, { version: draft.version, slug: 'unseen-too' })
    expect(await redirects()).not.toContain('/blog/unseen')
    const taken = await patch(draft.id, { version: draft.version + 1, slug: 'نشانی-تازه' })
    expect(taken.body).toMatchObject({ errors: { slug: [expect.any(String)] } })
  })

  test('with a time to come is scheduled, and empties the pages once when the time is there', async () => {
    const picture = await sendPicture()
    const article = await add({
      ...{ slug: 'timed', excerpt: 'به‌زودی', body: '<p>متن</p>', picture_id: picture.id },
      published_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expectRefused(await readAsReader('timed'), 404)
    const query = { q: 'timed' }
    const { body } = await askCall(shop().url, contract.getDeskArticles, { query }, owner)
    expect(contract.getDeskArticles.answer.parse(body).data).toMatchObject({
      articles: [{ id: article.id, state: 'scheduled' }],
      counts: { scheduled: 1 },
    })
    const before = new Date(Date.now() - 60_000)
    expect((await findDue(shop().db, before)).tagsToRevalidate).not.toContain('article:timed')
    await shop()
      .db.update(articles)
      .set({ publishedAt: sql`now()` })
      .where(eq(articles.id, article.id))
    const due = await findDue(shop().db, before)
    expect(due.tagsToRevalidate).toContain('article:timed')
    expect((await findDue(shop().db, due.last)).tagsToRevalidate).toEqual([])
    expect((await readAsReader('timed')).status).toBe(200)
  })

  test('stands by its date, and above all others until it is published', async () => {
    const query = { q: '' }
    const read = async (more: { before?: string }) => {
      const input = { query: { ...query, ...more } }
      const { body } = await askCall(shop().url, contract.getDeskArticles, input, owner)
      return contract.getDeskArticles.answer.parse(body).data
    }
    const { articles: listed } = await read({})
    const ranks = { draft: 0, scheduled: 1, published: 2 }
    const sorted = listed.toSorted(
      (a, b) =>
        ranks[a.state] - ranks[b.state] ||
        Date.parse(b.published_at ?? b.updated_at) - Date.parse(a.published_at ?? a.updated_at),
    )
    expect(listed.length).toBeGreaterThan(3)
    expect(listed.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
    for (const [at, { id }] of listed.slice(0, -1).entries()) {
      const { articles: rest } = await read({ before: String(id) })
      expect(rest.map((one) => one.id)).toEqual(sorted.slice(at + 1).map((one) => one.id))
    }
  })

  test('is talked about where readers never see it', async () => {
    const text = 'منبع عددها را هم بنویسیم.'
    const input = { params: { id: 3 }, body: { text } }
    const { body } = await askCall(shop().url, contract.addArticleNote, input, owner)
    expect(contract.addArticleNote.answer.parse(body).data.notes).toMatchObject([{ text }])
    const [row] = await shop().db.select().from(articles).where(eq(articles.id, 3))
    expect((await readAsReader(row?.slug ?? '')).text).not.toContain(text)
  })
})
