import { expect, test } from '../kit/test'

const PHONES = '/product-category/گوشی-موبایل'
const lists = ['/product-category', PHONES, '/search', '/brand/nikan', '/festival/شگفت-انگیز']
const still = { maxRedirects: 0 }

function address(path: string, params: Record<string, string>): string {
  return `${encodeURI(path)}?${new URLSearchParams(params)}`
}

/** What is requested, and the choice that must be there to be taken back. */
const unknown: [Record<string, string>, string][] = [
  [{ 'prop.طعم': 'توت' }, 'طعم: توت'],
  [{ 'prop.constructor': 'a' }, 'constructor: a'],
  [{ 'prop.toString': 'a' }, 'toString: a'],
  [{ 'prop.<b>': '"><img src=x>' }, '&lt;b&gt;: &quot;&gt;&lt;img src=x&gt;'],
  [{ price_min: '5000', price_max: '۱۰۰۰' }, 'از ۵۰۰ تومان'],
]

for (const [at, path] of lists.entries()) {
  test(`${path} shows an empty list for filters that match nothing`, async ({ request }) => {
    for (const [params, label] of unknown) {
      const answer = await request.get(address(path, params))
      const html = await answer.text()
      expect(answer.status(), JSON.stringify(params)).toBe(200)
      expect(html, JSON.stringify(params)).toContain('کالایی با این فیلترها پیدا نشد')
      expect(html).toContain(label)
    }
  })

  test(`${path} has no page beyond its last`, async ({ request }) => {
    const odd: Record<string, string>[] = [
      { page: '0' },
      { page: '-1' },
      { page: '1000000000' },
      { page: '1.5' },
      { page: 'دو' },
      { page: '9'.repeat(30) },
      { 'prop.__proto__': 'a' },
    ]
    // They are read alike for all lists: each has its own end, and one has them all.
    for (const params of at === 0 ? odd : odd.slice(0, 3)) {
      const answer = await request.get(address(path, params))
      expect(answer.status(), JSON.stringify(params)).toBe(404)
    }
  })

  test(`${path} ignores empty parameters`, async ({ request }) => {
    const empty = { page: '', sort: '', brands: '', price_min: '', available: '' }
    const answer = await request.get(address(path, empty), still)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toMatch(/پاک کردن همه|با این فیلترها پیدا نشد/)
  })

  test(`${path} treats 5 kB, SQL and HTML as search text`, async ({ request }) => {
    const texts = [
      'گ'.repeat(5_000),
      'x'.repeat(5_000),
      `'; drop table listings; --`,
      '<script>alert(1)</script>',
      '\u0000\u202e%_\\',
    ]
    const names = ['q', 'brands', 'festival', 'category', 'sort', 'available', 'prop.رنگ']
    for (const [row, text] of texts.entries()) {
      // Five lists among which each name meets each text.
      for (const name of names.filter((_, column) => (row + column) % lists.length === at)) {
        const answer = await request.get(address(path, { [name]: text }), still)
        expect([200, 308, 404, 414], `${name}=${text.slice(0, 20)}`).toContain(answer.status())
        expect(await answer.text()).not.toContain('<script>alert(1)')
      }
    }
  })
}

test('an unknown brand, category or festival in a filter does not list everything', async ({
  request,
}) => {
  const cases: [string, Record<string, string>, number, RegExp][] = [
    ['/product-category', { brands: 'nobody' }, 200, /حذف <\/span>nobody/],
    ['/product-category', { festival: 'nothing' }, 200, /حذف <\/span>کالاهای جشنواره/],
    ['/search', { category: 'nothing' }, 200, /حذف <\/span>nothing/],
    ['/brand/nikan', { category: 'nothing' }, 200, /حذف <\/span>nothing/],
    ['/festival/شگفت-انگیز', { category: 'nothing' }, 200, /حذف <\/span>nothing/],
    ['/brand/nikan', { brands: 'nobody' }, 404, /./],
    ['/festival/شگفت-انگیز', { festival: 'nothing' }, 404, /./],
    ['/product-category', { category: 'nothing' }, 308, /^/],
    [PHONES, { category: 'nothing' }, 308, /^/],
  ]
  for (const [path, params, status, holds] of cases) {
    const answer = await request.get(address(path, params), still)
    const where = address(path, params)
    expect(answer.status(), where).toBe(status)
    const html = await answer.text()
    expect(html, where).toMatch(holds)
    if (status === 200) expect(html, where).toContain('کالایی با این فیلترها پیدا نشد')
  }
})

test('a category in a filter redirects to its own page', async ({ request }) => {
  const url = address('/product-category', { category: 'لپ-تاپ', available: '1' })
  const answer = await request.get(url, still)
  const wanted = `${encodeURI('/product-category/لپ-تاپ')}?available=1`
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(new RegExp(`${wanted.replace('?', '\\?')}$`))
})
