/** Which keys carry which tag, so that emptying a tag touches only what carries it. */
export class TagIndex {
  private readonly keysByTag = new Map<string, Set<string>>()

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.keysByTag.set(tag, new Set([key]))
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag)
      if (keys?.delete(key) && keys.size === 0) this.keysByTag.delete(tag)
    }
  }

  keysOf(tags: readonly string[]): Set<string> {
    return new Set(tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]))
  }
}
