import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { findStoredList, setPopularityTest } from '@/lib/session/narrowed-lists'
import type { PageStore } from '@/lib/server/page-cache/page-store'
import {
  createEmptyFolder,
  createFileStore,
  keyOf,
  createMemoryStore,
  pageEntry,
} from './page-entries'

const shoe = keyOf('/product/کفش')

function storedPath(list: string): string {
  setPopularityTest(() => true)
  return findStoredList(list) ?? ''
}

describe('pages in memory', () => {
  test('are found by the path that a browser sends', async () => {
    const store = createMemoryStore()
    store.write(shoe, pageEntry(), store.now())
    await store.settled()
    expect(store.readyPageAt('/product/%DA%A9%D9%81%D8%B4')?.status).toBe(200)
    expect(store.readyPageAt('/product/کفش')).toBeUndefined()
  })

  test('include the home page and a page that is really named index', async () => {
    const store = createMemoryStore()
    store.write(keyOf('/'), pageEntry({ html: 'خانه' }), store.now())
    store.write(keyOf('/index/index'), pageEntry({ html: 'نمایه' }), store.now())
    await store.settled()
    expect(String(store.readyPageAt('/')?.bodies.identity)).toBe('خانه')
    expect(String(store.readyPageAt('/index')?.bodies.identity)).toBe('نمایه')
  })

  test.each(['/checkout', '/profile/orders', '/error/503', '/filtered/a', '/api/a', '/_not-found'])(
    'do not answer for %s',
    async (path) => {
      const store = createMemoryStore()
      store.write(keyOf(path), pageEntry(), store.now())
      await store.settled()
      expect(store.readyPageAt(path)).toBeUndefined()
      expect(await store.read(keyOf(path))).toBeDefined()
    },
  )

  test('do not answer a path that two source routes own', async () => {
    const store = createMemoryStore()
    store.write(keyOf('/about'), pageEntry(), store.now())
    store.write(keyOf('/about').replace('aaa', 'bbb'), pageEntry(), store.now())
    await store.settled()
    expect(store.readyPageAt('/about')).toBeUndefined()
  })

  test('drop the least recently used', async () => {
    const store = createMemoryStore({ found: { bytes: 1_000_000, entries: 2 } })
    for (const path of ['/a', '/b']) store.write(keyOf(path), pageEntry(), store.now())
    await store.settled()
    store.readyPageAt('/a')
    store.write(keyOf('/c'), pageEntry(), store.now())
    await store.settled()
    expect(['/a', '/b', '/c'].filter((path) => store.readyPageAt(path))).toEqual(['/a', '/c'])
  })

  test('are capped by their bytes', async () => {
    const store = createMemoryStore({ found: { bytes: 250_000, entries: 1000 } })
    for (let at = 0; at < 20; at += 1) {
      store.write(keyOf(`/page/${at}`), pageEntry({ html: 'ویترین'.repeat(4000) }), store.now())
    }
    await store.settled()
    const cachedPages = Array.from({ length: 20 }, (_, at) =>
      store.readyPageAt(`/page/${at}`),
    ).filter(Boolean)
    expect(cachedPages.length).toBeGreaterThan(1)
    expect(cachedPages.length).toBeLessThan(6)
  })
})

describe('missing pages', () => {
  test('have a small part of the memory and push no page out', async () => {
    const store = createMemoryStore({ missing: { bytes: 1_000_000, entries: 3 } })
    store.write(shoe, pageEntry(), store.now())
    for (let at = 0; at < 10; at += 1) {
      store.write(keyOf(`/product/نیست-${at}`), pageEntry({ status: 404 }), store.now())
    }
    await store.settled()
    const missing = Array.from({ length: 10 }, (_, at) =>
      store.readyPageAt(encodeURI(`/product/نیست-${at}`)),
    )
    expect(missing.filter(Boolean)).toHaveLength(3)
    expect(store.readyPageAt(encodeURI('/product/کفش'))).toBeDefined()
  })

  test('are never written to disk', async () => {
    const root = await createEmptyFolder()
    const store = await createFileStore(root)
    store.write(shoe, pageEntry({ status: 404 }), store.now())
    await store.settled()
    expect(await readdir(join(root, 'one'))).toEqual([])
  })
})

describe('narrowed lists', () => {
  const listAt = (page: number) => `/search?q=${page}`
  const keep = (store: PageStore, list: string) =>
    store.write(keyOf(storedPath(list)), pageEntry({ tags: ['products'] }), store.now())

  test('are found by their address, have a small part of the memory and push no page out', async () => {
    const store = createMemoryStore({
      found: { bytes: 1_000_000, entries: 1 },
      narrowed: { bytes: 1_000_000, entries: 3 },
    })
    store.write(shoe, pageEntry(), store.now())
    keep(store, listAt(0))
    for (let page = 1; page < 10; page += 1) {
      keep(store, listAt(page))
      await store.settled()
      store.readyPageAt(listAt(0))
    }
    const found = Array.from({ length: 10 }, (_, page) => listAt(page)).filter((list) =>
      store.readyPageAt(list),
    )
    expect(found).toEqual([listAt(0), listAt(8), listAt(9)])
    expect(store.readyPageAt(encodeURI('/product/کفش'))).toBeDefined()
    await store.empty(['products'])
    expect(store.readyPageAt(listAt(0))).toBeUndefined()
  })

  test('are never written to disk', async () => {
    const root = await createEmptyFolder()
    const store = await createFileStore(root)
    keep(store, listAt(1))
    await store.settled()
    expect(await readdir(join(root, 'one'))).toEqual([])
    expect(await store.read(keyOf(storedPath(listAt(1))))).toBeDefined()
  })
})

describe('emptying a tag', () => {
  test('drops every page that carries it, and no other', async () => {
    const store = createMemoryStore()
    store.write(keyOf('/a'), pageEntry({ tags: ['product:1', 'menu'] }), store.now())
    store.write(keyOf('/b'), pageEntry({ tags: ['product:2'] }), store.now())
    await store.settled()
    await store.empty(['product:1'])
    expect(store.readyPageAt('/a')).toBeUndefined()
    expect(await store.read(keyOf('/a'))).toBeUndefined()
    expect(store.readyPageAt('/b')).toBeDefined()
  })

  test('finds a Persian tag in the form in which Next writes it', async () => {
    const store = createMemoryStore()
    store.write(shoe, pageEntry({ tags: ['product:%DA%A9%D9%81%D8%B4'] }), store.now())
    await store.settled()
    await store.empty(['product:کفش'])
    expect(await store.read(shoe)).toBeUndefined()
  })

  test('drops a page that began to render before it', async () => {
    const store = createMemoryStore()
    const startedAt = store.now()
    await store.empty(['product:1'])
    store.write(shoe, pageEntry({ tags: ['product:1'] }), startedAt)
    expect(await store.read(shoe)).toBeUndefined()
    store.write(shoe, pageEntry({ tags: ['product:1'] }), store.now())
    expect(await store.read(shoe)).toBeDefined()
  })

  test('drops a page that is being compressed meanwhile', async () => {
    const root = await createEmptyFolder()
    const store = await createFileStore(root)
    store.write(shoe, pageEntry({ tags: ['product:1'] }), store.now())
    await store.empty(['product:1'])
    await store.settled()
    expect(store.readyPageAt(encodeURI('/product/کفش'))).toBeUndefined()
    expect(await readdir(join(root, 'one'))).toEqual([])
  })

  test('drops a cached read with that tag', async () => {
    const store = createMemoryStore()
    const value = { kind: 'FETCH', data: { body: '1' }, revalidate: 60 }
    store.data.put('a', value, ['menu'], store.now())
    store.data.put('b', value, ['home'], store.now())
    await store.empty(['menu'])
    expect(store.data.get('a', [])).toBeUndefined()
    expect(store.data.get('b', [])?.value).toEqual(value)
    expect(store.data.get('b', ['_N_T_/'])).toBeDefined()
    await store.empty(['_N_T_/'])
    expect(store.data.get('b', ['_N_T_/'])).toBeUndefined()
  })
})

describe('pages in files', () => {
  let root: string
  beforeEach(async () => {
    root = await createEmptyFolder()
  })

  test('survive a restart, whole and still compressed', async () => {
    const first = await createFileStore(root)
    const entry = pageEntry({ html: 'ویترین'.repeat(500), tags: ['product:1'], status: 200 })
    first.write(shoe, entry, first.now())
    await first.close()

    const second = await createFileStore(root)
    expect(second.readyPageAt(encodeURI('/product/کفش'))).toBeUndefined()
    expect(await second.read(shoe)).toMatchObject(entry)
    await second.settled()
    const ready = second.readyPageAt(encodeURI('/product/کفش'))
    expect(ready?.bodies.br.length).toBeLessThan(200)
    await second.empty(['product:1'])
    expect(await readdir(join(root, 'one'))).toEqual([])
  })

  test('of an older build are never served, and their folder is removed', async () => {
    const old = await createFileStore(root, 'old')
    old.write(shoe, pageEntry(), old.now())
    await old.close()
    const young = await createFileStore(root, 'young')
    expect(await young.read(shoe)).toBeUndefined()
    expect(await readdir(root)).toEqual(['young'])
  })

  test('are written again after a command removed their folder beside the running shop', async () => {
    const store = await createFileStore(root)
    await rm(root, { recursive: true })
    store.write(shoe, pageEntry(), store.now())
    await store.close()
    const next = await createFileStore(root)
    expect(await next.read(shoe)).toBeDefined()
  })

  test('that are damaged or half-written are ignored', async () => {
    const first = await createFileStore(root)
    first.write(shoe, pageEntry(), first.now())
    await first.close()
    const [file = ''] = await readdir(join(root, 'one'))
    const label = JSON.stringify({ key: shoe, tags: [], storedAt: 1 })
    await writeFile(join(root, 'one', file), `${label}\nنه این نه آن`)
    await writeFile(join(root, 'one', 'x.page.part'), 'نیمه')
    const second = await createFileStore(root)
    expect(await second.read(shoe)).toBeUndefined()
    expect(await readdir(join(root, 'one'))).toEqual([file])
  })

  test('are capped in number', async () => {
    const store = await createFileStore(root, 'one', { bytes: 10_000_000, entries: 5 })
    for (let at = 0; at < 12; at += 1) {
      store.write(keyOf(`/page/${at}`), pageEntry(), store.now())
    }
    await store.close()
    const reopened = await createFileStore(root, 'one', { bytes: 10_000_000, entries: 5 })
    const found = await Promise.all(
      Array.from({ length: 12 }, (_, at) => reopened.read(keyOf(`/page/${at}`))),
    )
    expect(found.filter(Boolean)).toHaveLength(5)
  })
})
