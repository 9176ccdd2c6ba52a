import { filesIn, isForAll, isPersonal, keysOf, partsOf } from './keep-rules'

const PREFIX = 'vitrin-'
const LINE_LOST = '/connection-lost'
const CART = '/Cart'
const SHELL = [LINE_LOST, CART]
const MOST = { pages: 40, pictures: 160 }

/** What one build has put by: its files and pages, and the pictures that were seen. */
export class Kept {
  private readonly names: Record<'files' | 'pages' | 'pictures', string>

  constructor(build: string) {
    const name = (part: string) => `${PREFIX}${build}-${part}`
    this.names = { files: name('files'), pages: name('pages'), pictures: name('pictures') }
  }

  /** What every page needs, and the two that must be readable though they were never visited. */
  async shell(): Promise<void> {
    await Promise.all(SHELL.map((path) => this.visit(path, [])))
  }

  async dropOthers(): Promise<void> {
    const ours = Object.values(this.names)
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith(PREFIX) && !ours.includes(name))
    await Promise.all(old.map((name) => caches.delete(name)))
  }

  async forget(): Promise<void> {
    await Promise.all([caches.delete(this.names.pages), caches.delete(this.names.pictures)])
    await this.shell()
  }

  /** Fetched without a cookie, so that even a mistaken page would be nobody's. */
  async visit(path: string, files: readonly string[]): Promise<void> {
    const pages = await caches.open(this.names.pages)
    if (!(await pages.match(path))) {
      const answer = await fetch(path, { credentials: 'omit' })
      if (!isForAll(answer)) return
      await this.page(path, answer)
    }
    const isPicture = (file: string) => !/\/(_next\/static|fonts)\//.test(file)
    await this.add(
      'files',
      files.filter((file) => !isPicture(file)),
    )
    // What the cart needs comes before pictures: the line may be cut any moment.
    if (!SHELL.includes(path)) await this.cartParts(path)
    await this.add(
      'pictures',
      files.filter((file) => isPicture(file) && !isPersonal(file)),
    )
  }

  /**
   * The cart's page brings what reads its lines only when there are some. What that is stands in the
   * scripts which no other page has.
   */
  private async cartParts(visited: string): Promise<void> {
    const pages = await caches.open(this.names.pages)
    const filesOf = async (path: string) => filesIn((await (await pages.match(path))?.text()) ?? '')
    const others = [...(await filesOf(visited)), ...(await filesOf(LINE_LOST))]
    const own = (await filesOf(CART)).filter((file) => !others.includes(file))
    const files = await caches.open(this.names.files)
    for (const file of own) {
      const script = await files.match(file)
      if (script) await this.add('files', partsOf(await script.text(), file))
    }
  }

  async page(address: string, answer: Response): Promise<void> {
    if (!isForAll(answer)) return
    const html = await answer.clone().text()
    await (await caches.open(this.names.pages)).put(address, answer)
    await this.trim('pages')
    await this.add('files', filesIn(html))
  }

  async file(part: 'files' | 'pictures', request: Request): Promise<Response> {
    const cache = await caches.open(this.names[part])
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    const answer = await fetch(request)
    if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => {})
    return answer
  }

  async lookUp(url: URL): Promise<Response | undefined> {
    const pages = await caches.open(this.names.pages)
    for (const key of [...keysOf(url), LINE_LOST]) {
      const kept = await pages.match(key)
      if (kept) return kept
    }
    return undefined
  }

  private async add(part: 'files' | 'pictures', addresses: readonly string[]): Promise<void> {
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
    const loose = keys.filter(({ url }) => !SHELL.includes(new URL(url).pathname))
    const tooMany = loose.slice(0, Math.max(0, loose.length - MOST[part]))
    await Promise.all(tooMany.map((key) => cache.delete(key)))
  }
}
