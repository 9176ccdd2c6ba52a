import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { findGoods, newestArticle } from '../kit/goods'
import { expect, test } from '../kit/test'

const INLINE =
  /^<\/?(a|abbr|b|bdi|button|code|em|i|img|input|kbd|label|mark|option|path|s|select|small|span|strong|sub|sup|svg|time)\b/

/** The texts that meet without a space where only inline elements part them: one word to a text browser. */
function joinedWords(html: string): string[] {
  const markup = html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '<svg>')
  const joined: string[] = []
  let before = ''
  let isCrossed = false
  for (const token of markup.match(/<[^>]+>|[^<]+/g) ?? []) {
    if (token.startsWith('<')) {
      isCrossed = true
      if (!INLINE.test(token)) before = ''
      continue
    }
    const meets = /[\p{L}\p{N}٪)»]$/u.test(before) && /^[\p{L}\p{N}+(«]/u.test(token)
    if (isCrossed && meets) joined.push(`${before.slice(-20)}|${token.slice(0, 20)}`)
    before = token
    isCrossed = false
  }
  return joined
}

async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const product = (await findGoods(request, { variants: 2 })).path
  const article = (await newestArticle(request)).path
  return [
    ...['/', '/product-category', '/product-category?sort=newest', '/search?q=گوشی', product],
    ...['/blog', article, '/user/1', '/user/1/post/1', '/brand', '/compare?ids=1,21,41'],
    ...['/about', '/contact', '/address', '/page/terms', '/Cart', '/auth', '/login'],
  ]
}

test('no two words of a page are joined where a text browser reads it', async ({ request }) => {
  const joined: Record<string, string[]> = {}
  for (const path of await pathsOf(request)) {
    const words = joinedWords(await (await request.get(path)).text())
    if (words.length > 0) joined[path] = [...new Set(words)]
  }
  expect(joined).toEqual({})
})

test('links to another order of a list, to the login and to the upload are not for crawlers', async ({
  request,
}) => {
  const followed: string[] = []
  let count = 0
  for (const path of await pathsOf(request)) {
    const html = await (await request.get(path)).text()
    for (const [link] of html.matchAll(/<a [^>]*href="[^"]*[?&;](?:sort|next|product)=[^>]*>/g)) {
      count += 1
      if (!/rel="[^"]*nofollow/.test(link)) followed.push(`${path}: ${link}`)
    }
  }
  expect(count).toBeGreaterThan(20)
  expect(followed).toEqual([])
})

test('the icons of a page are named by one plain address each and kept for a month', async ({
  request,
}) => {
  for (const page of ['/', '/no-such-page']) {
    const html = await (await request.get(page)).text()
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)]
    expect(
      links.map(([, href]) => href),
      page,
    ).toEqual(['/icon.svg', '/apple-icon.png'])
  }
  for (const icon of ['/icon.svg', '/apple-icon.png', '/favicon.ico', '/icons/icon-192.png']) {
    const answer = await request.get(icon)
    expect(answer.status(), icon).toBe(200)
    expect(answer.headers()['cache-control'], icon).toBe('public, max-age=2592000')
  }
})

test('the manifest shows the shop on a wide and on a narrow screen', async ({ request }) => {
  const manifest: {
    screenshots: { src: string; sizes: string; type: string; form_factor: string }[]
  } = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow'])
  for (const { src, sizes, type } of manifest.screenshots) {
    const answer = await request.get(src)
    expect(answer.headers()['content-type']).toBe(type)
    const { width, height } = await sharp(await answer.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('the result of a payment says what is true of it without a script', async ({ request }) => {
  const html = await (await request.get('/payment-result?order=1')).text()
  const [, text = ''] = /<main[\s\S]*?<noscript>([\s\S]*?)<\/noscript>/.exec(html) ?? []
  expect(text).toMatch(/<h1[^>]*>نتیجهٔ پرداخت<\/h1>/)
  expect(text).toContain('پیش از دیدن نتیجه دوباره نپردازید')
  expect(text).toMatch(/<bdi dir="ltr">[۰-۹-]+<\/bdi>/)
})
