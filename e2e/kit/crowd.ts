import { getProducts } from '@/lib/contract/catalogue/products'

const STATIC = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g
const AT_ONCE = 8

type Failure = { path: string; status: number | string }

/** Shoppers who go on asking: pages that are kept and that are not, lists by call, and the files of every page they saw. */
export function openCrowd(url: string, paths: readonly string[]) {
  const files = new Set<string>()
  const failures: Failure[] = []
  let answered = 0
  let isOver = false
  let wanted = { count: 0, reached: () => {} }

  async function ask(path: string, init?: RequestInit): Promise<string> {
    try {
      const answer = await fetch(url + path, init)
      const text = await answer.text()
      if (answer.status !== 200) failures.push({ path, status: answer.status })
      return text
    } catch (error) {
      failures.push({ path, status: String(error) })
      return ''
    } finally {
      answered += 1
      if (answered >= wanted.count) wanted.reached()
    }
  }
  const list = (page: number) =>
    ask(getProducts.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page }),
    })
  async function walk(start: number): Promise<void> {
    for (let turn = start; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const page = await ask(path)
      for (const [file] of page.matchAll(STATIC)) files.add(file)
      const known = [...files]
      for (let next = 0; next < 6 && !isOver; next += 1) {
        const file = known[(turn * 6 + next) % known.length]
        // nginx keeps a file for its address; each of these reaches an instance.
        if (file) await ask(`${file}?${turn}-${next}-${start}`)
      }
      await list(1 + (turn % 3))
    }
  }
  const walking = Array.from({ length: AT_ONCE }, (_, index) => walk(index * 5))

  return {
    files,
    /** Until so many have been answered. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        wanted = { count, reached: resolve }
      }),
    async end() {
      isOver = true
      await Promise.all(walking)
      return { answered, failures }
    },
  }
}
