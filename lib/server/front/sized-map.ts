type Held<V> = { value: V; bytes: number }

/** A map that forgets what was not used for longest when it grows past its bytes or its entries. */
export class SizedMap<V> {
  private readonly held = new Map<string, Held<V>>()
  private total = 0

  constructor(
    private readonly most: { bytes: number; entries: number },
    private readonly onDrop: (key: string, value: V, isReplaced: boolean) => void = () => {},
  ) {}

  get bytes(): number {
    return this.total
  }

  get size(): number {
    return this.held.size
  }

  keys(): IterableIterator<string> {
    return this.held.keys()
  }

  peek(key: string): V | undefined {
    return this.held.get(key)?.value
  }

  use(key: string): V | undefined {
    const found = this.held.get(key)
    if (found === undefined) return undefined
    this.held.delete(key)
    this.held.set(key, found)
    return found.value
  }

  /** Replacing a value drops the earlier one; what alone is larger than the map is not kept. */
  set(key: string, value: V, bytes: number): boolean {
    this.drop(key, bytes <= this.most.bytes)
    if (bytes > this.most.bytes) return false
    this.held.set(key, { value, bytes })
    this.total += bytes
    this.shrink()
    return true
  }

  /** The value became larger where it lies. */
  grow(key: string, bytes: number): void {
    const found = this.held.get(key)
    if (found === undefined) return
    found.bytes += bytes
    this.total += bytes
    this.shrink()
  }

  private shrink(): void {
    for (const oldest of this.held.keys()) {
      if (this.total <= this.most.bytes && this.held.size <= this.most.entries) break
      this.drop(oldest)
    }
  }

  drop(key: string, isReplaced = false): void {
    const found = this.held.get(key)
    if (found === undefined) return
    this.held.delete(key)
    this.total -= found.bytes
    this.onDrop(key, found.value, isReplaced)
  }

  clear(): void {
    for (const key of [...this.held.keys()]) this.drop(key)
  }
}
