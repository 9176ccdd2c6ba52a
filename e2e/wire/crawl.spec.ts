import { structuredData } from '@/tests/kit/schema-org'
import { crawl, inGroups, type Visited } from '../kit/crawl'
import { expect, test } from '../kit/own-shop-test'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const PRODUCTS = 30
/** Ways to narrow and arrange a list have no end; the list tests know what they hold. */
const QUERIES = 40
const PICTURES_A_KIND = 4
const LONGEST_TITLE = 60
const PEOPLE = 30

let pages: Visited[] = []

/** Every page of every list, some of the products, some of the other queries. */
function sampling() {
  let products = 0
  let queries = 0
  let people = 0
  let uploads = 0
  return (path: string): boolean => {
    if (path.startsWith('/user/')) return ++people <= PEOPLE
    if (path.startsWith('/upload')) return ++uploads <= 1
    if (path.startsWith('/product/')) return !path.includes('?') && ++products <= PRODUCTS
    return !path.includes('?') || /\?page=\d+$/.test(path) || ++queries <= QUERIES
  }
}

/** One sentence for each page that breaks a rule. */
function broken(rule: (page: Visited) => string | undefined, among: Visited[]): string[] {
  return among.flatMap((page) => {
    const wrong = rule(page)
    return wrong === undefined ? [] : [`${decodeURI(page.path)} (from ${page.from}): ${wrong}`]
  })
}

const html = () => pages.filter(({ facts }) => facts !== null)
/** What a search engine lists: pages under their own address that do not ask to be left out. */
const listed = () => html().filter(({ facts, path, landed }) => !facts?.isHidden && path === landed)

function twice(valueOf: (page: Visited) => string | undefined): string[] {
  const first = new Map<string, string>()
  return broken((page) => {
    const value = valueOf(page) ?? ''
    const other = first.get(value)
    first.set(value, other ?? page.path)
    return other && `says the same as ${decodeURI(other)}: ${value}`
  }, listed())
}

test.beforeAll(async ({ baseURL }) => {
  // Every page of the own shop is drawn for the first time.
  test.setTimeout(300_000)
  pages = await crawl({ start: '/', base: baseURL ?? '', wants: sampling() })
})

test('no link of a crawl from the home page is broken', () => {
  expect(pages.length).toBeGreaterThan(100)
  expect(broken(({ status }) => (status === 200 ? undefined : `${status}`), pages)).toEqual([])
})

test('the magazine leads to those who write in the shop, and these to their posts', () => {
  const writers = pages.filter(({ path, from }) => /^\/user\/\d+$/.test(path) && from === '/blog')
  expect(writers.length).toBeGreaterThan(2)
  const posts = pages.filter(({ path, from }) => path.startsWith(`${from}/post/`))
  expect(posts.length).toBeGreaterThan(2)
})

test('every page has one heading of the first rank, one title and one description', () => {
  const rule = ({ facts }: Visited) => {
    const { headings = [], titles = [], descriptions = [] } = facts ?? {}
    if (headings.length !== 1) return `${headings.length} h1`
    if (titles.length !== 1 || !titles[0]?.trim()) return `titles: ${titles.join(' | ')}`
    if (descriptions.length !== 1 || !descriptions[0]?.trim()) return 'no one description'
    return undefined
  }
  expect(broken(rule, html())).toEqual([])
})

test('every listed page is its own canonical', ({ baseURL }) => {
  const rule = ({ facts, path }: Visited) => {
    const own = new URL(path, baseURL).href.replace(/\/$/, '')
    const canonicals = facts?.canonicals ?? []
    return canonicals.length === 1 && canonicals[0] === own ? undefined : canonicals.join(' | ')
  }
  expect(broken(rule, listed())).toEqual([])
  const hidden = html().filter(({ facts }) => facts?.isHidden)
  expect(broken(({ facts }) => facts?.canonicals[0], hidden)).toEqual([])
})

test('no two listed pages share a title or a description', () => {
  expect(twice(({ facts }) => facts?.titles[0])).toEqual([])
  expect(twice(({ facts }) => facts?.descriptions[0])).toEqual([])
})

test('no listed page has a title that is cut, or a description with a stray stop', () => {
  const long = ({ facts }: Visited) =>
    facts?.titles.find((title) => [...title].length > LONGEST_TITLE)
  expect(broken(long, listed())).toEqual([])
  const stray = ({ facts }: Visited) => facts?.descriptions.find((text) => /[.،؛]\s*،/.test(text))
  expect(broken(stray, listed())).toEqual([])
})

/** A script may hold one thing, or a list of things that name each other. */
function thingsOf({ facts }: Visited): { '@type'?: string }[] {
  return (facts?.data ?? []).flatMap((text) => JSON.parse(text))
}

test('the structured data of every page is valid schema.org', () => {
  const rule = (page: Visited) =>
    thingsOf(page)
      .map((thing) => structuredData.safeParse(thing).error?.message)
      .find((message) => message !== undefined)
  expect(broken(rule, html())).toEqual([])
  const kinds = new Set(html().flatMap((page) => thingsOf(page).map((thing) => thing['@type'])))
  const wanted = ['Article', 'BreadcrumbList', 'FAQPage', 'ItemList', 'OnlineStore', 'Store']
  expect([...kinds]).toEqual(expect.arrayContaining([...wanted, 'ProductGroup', 'WebSite']))
})

test('every listed page has a share image that exists', async () => {
  const rule = ({ facts }: Visited) =>
    facts?.pictures.length === 1 && facts.cards[0] === 'summary_large_image'
      ? undefined
      : `pictures: ${facts?.pictures.join(' | ')}`
  expect(broken(rule, listed())).toEqual([])
  const kinds = new Map<string, Set<string>>()
  for (const picture of listed().flatMap(({ facts }) => facts?.pictures ?? [])) {
    const kind = new URL(picture).pathname.split('/')[2] ?? ''
    const some = kinds.get(kind) ?? new Set()
    if (some.size < PICTURES_A_KIND) kinds.set(kind, some.add(picture))
  }
  const answers = await inGroups(
    [...kinds.values()].flatMap((some) => [...some]),
    async (picture) => {
      const answer = await fetch(picture)
      await answer.arrayBuffer()
      return `${answer.status} ${answer.headers.get('content-type')}`
    },
  )
  expect([...new Set(answers)]).toEqual(['200 image/png'])
})

test('the sitemap lists existing pages that links lead to, and none that asks not to be indexed', async ({
  request,
}) => {
  const locations = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toContain('xml')
    return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  }
  const files = await locations('/sitemap.xml')
  const urls = (await Promise.all(files.map(locations))).flat()
  expect(new Set(urls).size).toBe(urls.length)
  const known = new Map(html().map(({ path, facts }) => [path, facts]))
  const paths = urls.map((url) => new URL(url).pathname)
  const hidden = paths.filter((path) => known.get(path)?.isHidden)
  expect(hidden).toEqual([])
  const unlisted = listed().filter(
    ({ path }) => !path.includes('?') && !/\/\d+$/.test(path) && !paths.includes(path),
  )
  expect(unlisted.map(({ path }) => decodeURI(path))).toEqual([])
  // Of the products only some are visited.
  const unlinked = paths.filter((path) => !path.startsWith('/product/') && !known.has(path))
  expect(unlinked.map(decodeURI)).toEqual([])
})
