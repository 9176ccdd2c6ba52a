type SizedValue<V> = { value: V; bytes: number }

/** A map that forgets what was not used for longest when it grows past its bytes or its entries. */
export class LruCache<V> {
  private readonly entries = new Map<string, SizedValue<V>>()
  private total = 0

  constructor(
    private readonly most: { bytes: number; entries: number },
    private readonly onDrop: (key: string, value: V, isReplaced: boolean) => void = () => {},
  ) {}

  get bytes(): number {
    return this.total
  }

  get size(): number {
    return this.entries.size
  }

  keys(): IterableIterator<string> {
    return this.entries.keys()
  }

  peek(key: string): V | undefined {
    return this.entries.get(key)?.value
  }

  get(key: string): V | undefined {
    const found = this.entries.get(key)
    if (found === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, found)
    return found.value
  }

  /** Replacing a value drops the earlier one; what alone is larger than the map is not kept. */
  set(key: string, value: V, bytes: number): boolean {
    this.delete(key, bytes <= this.most.bytes)
    if (bytes > this.most.bytes) return false
    this.entries.set(key, { value, bytes })
    this.total += bytes
    this.shrink()
    return true
  }

  /** The value became larger where it lies. */
  grow(key: string, bytes: number): void {
    const found = this.entries.get(key)
    if (found === undefined) return
    found.bytes += bytes
    this.total += bytes
    this.shrink()
  }

  private shrink(): void {
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.most.bytes && this.entries.size <= this.most.entries) break
      this.delete(oldest)
    }
  }

  delete(key: string, isReplaced = false): void {
    const found = this.entries.get(key)
    if (found === undefined) return
    this.entries.delete(key)
    this.total -= found.bytes
    this.onDrop(key, found.value, isReplaced)
  }

  clear(): void {
    for (const key of [...this.entries.keys()]) this.delete(key)
  }
}
