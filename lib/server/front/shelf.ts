import { frontPath } from './page-path'
import type { ReadyPage } from './ready-page'

type Placed = { key: string; page: ReadyPage }

/** The ready pages by the path a browser asks for. */
export class Shelf {
  private readonly placed = new Map<string, Placed>()
  private readonly contested = new Set<string>()

  at(path: string): ReadyPage | undefined {
    return this.placed.get(path)?.page
  }

  keyAt(path: string): string | undefined {
    return this.placed.get(path)?.key
  }

  /** Two source routes may own one path, and only Next knows which answers. */
  place(key: string, page: ReadyPage): void {
    const path = frontPath(key)
    if (path === undefined || this.contested.has(path)) return
    const other = this.placed.get(path)
    if (other === undefined || other.key === key) {
      this.placed.set(path, { key, page })
    } else {
      this.contested.add(path)
      this.placed.delete(path)
    }
  }

  remove(key: string): void {
    const path = frontPath(key)
    if (path !== undefined && this.keyAt(path) === key) this.placed.delete(path)
  }
}
