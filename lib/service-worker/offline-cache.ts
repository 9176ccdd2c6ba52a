import {
  findAssetUrls,
  isSharedPage,
  isPersonal,
  pageCacheKeys,
  findChunkUrls,
} from './cache-rules'

const CACHE_PREFIX = 'vitrin-'
const OFFLINE_PAGE = '/connection-lost'
const CART_PAGE = '/Cart'
const SHELL_PAGES = [OFFLINE_PAGE, CART_PAGE]
const MAX_ENTRIES = { pages: 40, pictures: 160 }

/** The caches of one build: its files and pages, and the pictures that were seen. */
export class OfflineCache {
  private readonly names: Record<'files' | 'pages' | 'pictures', string>

  constructor(build: string) {
    const name = (part: string) => `${CACHE_PREFIX}${build}-${part}`
    this.names = { files: name('files'), pages: name('pages'), pictures: name('pictures') }
  }

  /** What every page needs, and the two that must be readable though they were never visited. */
  async cacheShell(): Promise<void> {
    await Promise.all(SHELL_PAGES.map((path) => this.cacheVisit(path, [])))
  }

  async deleteOtherBuilds(): Promise<void> {
    const ours = Object.values(this.names)
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !ours.includes(name))
    await Promise.all(old.map((name) => caches.delete(name)))
  }

  async drop(): Promise<void> {
    await Promise.all(Object.values(this.names).map((name) => caches.delete(name)))
  }

  async clear(): Promise<void> {
    await Promise.all([caches.delete(this.names.pages), caches.delete(this.names.pictures)])
    await this.cacheShell()
  }

  /** Fetched without a cookie, so that even a mistaken page would be nobody's. */
  async cacheVisit(path: string, files: readonly string[]): Promise<void> {
    const pages = await caches.open(this.names.pages)
    if (!(await pages.match(path))) {
      const answer = await fetch(path, { credentials: 'omit' })
      if (!isSharedPage(answer)) return
      await this.storePage(path, answer)
    }
    const isPicture = (file: string) => !/\/(_next\/static|fonts)\//.test(file)
    await this.addMissing(
      'files',
      files.filter((file) => !isPicture(file)),
    )
    // What the cart needs comes before pictures: the line may be cut any moment.
    if (!SHELL_PAGES.includes(path)) await this.cacheCartChunks(path)
    await this.addMissing(
      'pictures',
      files.filter((file) => isPicture(file) && !isPersonal(file)),
    )
  }

  /**
   * The cart's page brings what reads its lines only when there are some. What that is stands in the
   * scripts which no other page has.
   */
  private async cacheCartChunks(visited: string): Promise<void> {
    const pages = await caches.open(this.names.pages)
    const filesOf = async (path: string) =>
      findAssetUrls((await (await pages.match(path))?.text()) ?? '')
    const others = [...(await filesOf(visited)), ...(await filesOf(OFFLINE_PAGE))]
    const own = (await filesOf(CART_PAGE)).filter((file) => !others.includes(file))
    const files = await caches.open(this.names.files)
    for (const file of own) {
      const script = await files.match(file)
      if (script) await this.addMissing('files', findChunkUrls(await script.text(), file))
    }
  }

  async storePage(address: string, answer: Response): Promise<void> {
    if (!isSharedPage(answer)) return
    const html = await answer.clone().text()
    await (await caches.open(this.names.pages)).put(address, answer)
    await this.trim('pages')
    await this.addMissing('files', findAssetUrls(html))
  }

  async respondCacheFirst(part: 'files' | 'pictures', request: Request): Promise<Response> {
    const cache = await caches.open(this.names[part])
    const cached = await cache.match(request, { ignoreVary: true })
    if (cached) return cached
    const answer = await fetch(request)
    if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => {})
    return answer
  }

  async findPage(url: URL): Promise<Response | undefined> {
    const pages = await caches.open(this.names.pages)
    for (const key of [...pageCacheKeys(url), OFFLINE_PAGE]) {
      const cached = await pages.match(key)
      if (cached) return cached
    }
    return undefined
  }

  private async addMissing(
    part: 'files' | 'pictures',
    addresses: readonly string[],
  ): Promise<void> {
    const cache = await caches.open(this.names[part])
    const adding = addresses.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address)
    })
    await Promise.allSettled(adding)
    if (part === 'pictures') await this.trim('pictures')
  }

  /** The oldest go first; the shell is the oldest of all and stays. */
  private async trim(part: 'pages' | 'pictures'): Promise<void> {
    const cache = await caches.open(this.names[part])
    const keys = await cache.keys()
    const loose = keys.filter(({ url }) => !SHELL_PAGES.includes(new URL(url).pathname))
    const tooMany = loose.slice(0, Math.max(0, loose.length - MAX_ENTRIES[part]))
    await Promise.all(tooMany.map((key) => cache.delete(key)))
  }
}
