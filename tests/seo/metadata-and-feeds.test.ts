import { describe, expect, test } from 'vitest'
import { renderFeed } from '@/lib/seo/feed'
import { composeMetadata } from '@/lib/seo/page-metadata'
import { shareImagePath, shareVersion } from '@/lib/seo/share-image/share-facts'
import { renderSitemapEntries, renderSitemapIndex, parseSitemapFileName } from '@/lib/seo/sitemap'
import { escapeXml } from '@/lib/seo/xml'

const NAME = 'ویترین'

const updated_at = '2026-11-20T03:10:54Z'

describe('the sitemap', () => {
  test('lists its files, and says why when a backend lists nothing', () => {
    const files = [{ kind: 'product' as const, part: 2, updated_at }]
    expect(renderSitemapIndex(files)).toContain(
      `<loc>http://127.0.0.1:3000/sitemaps/product-2.xml</loc><lastmod>${updated_at}</lastmod>`,
    )
    expect(renderSitemapIndex(null)).toMatch(/<!-- .*GET \/api\/sitemap.* -->/)
    expect(renderSitemapIndex(null)).toContain('/sitemaps/shop-1.xml')
  })

  test('percent-encodes Persian URLs and escapes XML', () => {
    const pictures = [{ url: '/a.webp?b=1&c=<2>' }]
    const entry = renderSitemapEntries('product', [
      { slug: 'قوری & "استکان"', updated_at, pictures },
    ])
    expect(entry).toMatch(/<loc>http:\/\/127\.0\.0\.1:3000\/product\/[\w%.-]+<\/loc>/)
    expect(entry).toContain('/a.webp?b=1&amp;c=%3C2%3E')
  })

  test.each(['product-0.xml', 'product-1', 'nothing-1.xml', 'product-100000.xml', '../etc-1.xml'])(
    'has no file %s',
    (file) => expect(parseSitemapFileName(file)).toBeNull(),
  )
})

test('the page of «about» is listed where it lives', () => {
  const entry = renderSitemapEntries('page', [{ slug: 'about', updated_at, pictures: [] }])
  expect(entry).toContain('<loc>http://127.0.0.1:3000/about</loc>')
})

test('characters that XML cannot hold are left out', () => {
  expect(escapeXml('a\u0000\u0008b\ufffe<c>&"\'')).toBe('ab&lt;c&gt;&amp;&quot;&apos;')
})

test('the feed names author, title and date of each post, escaped', () => {
  const xml = renderFeed(
    [
      {
        id: 1,
        slug: 'چای',
        title: 'چای & <زعفران>',
        excerpt: 'دم کردن',
        author: 'سارا',
        category: { slug: 'سبک', title: 'سبک زندگی' },
        picture: { url: '/a.webp', width: 1, height: 1, alt: '' },
        minutes: 3,
        published_at: '2026-11-18T03:30:54.000Z',
      },
    ],
    NAME,
  )
  expect(xml).toContain('<title>چای &amp; &lt;زعفران&gt;</title>')
  expect(xml).toContain('<pubDate>Wed, 18 Nov 2026 03:30:54 GMT</pubDate>')
  expect(xml).toMatch(/<atom:link href="[^"]+\/blog\/feed\.xml" rel="self"/)
})

describe('the share image', () => {
  const facts = { kind: 'product' as const, slug: 'قوری', title: 'قوری', line: '', picture: null }

  test('has another URL when what it shows has changed', () => {
    expect(shareVersion(facts, NAME)).toBe(shareVersion({ ...facts }, NAME))
    expect(shareVersion({ ...facts, title: 'قوری چینی' }, NAME)).not.toBe(shareVersion(facts, NAME))
    expect(shareImagePath(facts, NAME)).toMatch(/^\/og\/product\/%[\w%]+\.png\?v=\w+$/)
  })

  test('is in the metadata with its size', () => {
    const metadata = composeMetadata(
      { title: 'قوری', description: '', path: '/a', share: facts },
      NAME,
    )
    expect(metadata.openGraph).toMatchObject({ images: [{ width: 1200, height: 630 }] })
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' })
  })
})

test('a sorted or filtered list has no canonical URL of its own', () => {
  const metadata = composeMetadata(
    { title: 'a', description: 'b', path: '/a?q=1', isHidden: true },
    NAME,
  )
  expect(metadata.alternates).not.toHaveProperty('canonical')
  expect(metadata.robots).toMatchObject({ index: false, follow: true })
})

describe('the title of a page', () => {
  const titleOf = (facts: { title: string; titleAside?: string; note?: string }) =>
    composeMetadata({ description: '', path: '/a', ...facts }, NAME).title

  test.each([
    ['قوری چینی', 'قوری چینی، قیمت و خرید | ویترین'],
    [
      'هدفون بی‌سیم آوا مدل پژواک با باتری ۶۰ ساعته',
      'هدفون بی‌سیم آوا مدل پژواک با باتری ۶۰ ساعته، قیمت و خرید',
    ],
    [
      'هدفون بی‌سیم آوا مدل پژواک با باتری ۶۰ ساعته و حذف نویز',
      'هدفون بی‌سیم آوا مدل پژواک با باتری ۶۰ ساعته و حذف نویز',
    ],
    [
      'هدفون بی‌سیم آوا مدل پژواک با باتری ۶۰ ساعته و حذف نویز هوشمند',
      'هدفون بی‌سیم آوا مدل پژواک با باتری ۶۰ ساعته و حذف نویز...',
    ],
    ['دربارهٔ ویترین', 'دربارهٔ ویترین، قیمت و خرید'],
  ])('of «%s» has its name first and fits into sixty letters', (title, expected) => {
    expect(titleOf({ title, titleAside: 'قیمت و خرید' })).toEqual({ absolute: expected })
    expect([...expected].length).toBeLessThanOrEqual(60)
  })

  test('keeps what tells it from its like, however long its name', () => {
    const title = 'خرید لوازم جانبی گوشی و تبلت و ساعت هوشمند و هدفون بی‌سیم'
    expect(titleOf({ title, note: '، صفحهٔ ۳' })).toEqual({
      absolute: 'خرید لوازم جانبی گوشی و تبلت و ساعت هوشمند و...، صفحهٔ ۳',
    })
  })
})

test('the description of a later page of a list joins its number without a stray stop', () => {
  const facts = { title: 'الف', path: '/a', note: '، صفحهٔ ۲' }
  const short = 'قیمت و خرید گوشی با ضمانت اصالت.'
  expect(composeMetadata({ ...facts, description: short }, NAME).description).toBe(
    'قیمت و خرید گوشی با ضمانت اصالت، صفحهٔ ۲',
  )
  const long = composeMetadata({ ...facts, description: short.repeat(9) }, NAME).description ?? ''
  expect(long).toMatch(/\.\.\.، صفحهٔ ۲$/)
  expect([...long].length).toBeLessThanOrEqual(158)
})
