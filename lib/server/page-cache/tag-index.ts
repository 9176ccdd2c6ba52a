const MAX_REMEMBERED = 50_000

/**
 * Remembers in which order tags were emptied. A page that began to render before one of its tags
 * was emptied may hold old data, however late it is finished, and is not stored.
 */
export class RevalidatedTags {
  private readonly emptiedAt = new Map<string, number>()
  private forgottenUpTo = 0
  private clock = 0

  now(): number {
    return this.clock
  }

  mark(tags: readonly string[]): void {
    this.clock += 1
    for (const tag of tags) {
      this.emptiedAt.delete(tag)
      this.emptiedAt.set(tag, this.clock)
    }
    for (const [tag, at] of this.emptiedAt) {
      if (this.emptiedAt.size <= MAX_REMEMBERED) break
      this.emptiedAt.delete(tag)
      this.forgottenUpTo = at
    }
  }

  markAll(): void {
    this.clock += 1
    this.forgottenUpTo = this.clock
    this.emptiedAt.clear()
  }

  anySince(moment: number, tags: readonly string[]): boolean {
    if (moment < this.forgottenUpTo) return true
    return tags.some((tag) => (this.emptiedAt.get(tag) ?? 0) > moment)
  }
}

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

/** Next encodes tags for a header; ours must be compared in that form. */
export function encodeTag(tag: string): string {
  return tag.replace(/[^\t\x20-\x7e]+/g, (run) => encodeURIComponent(run))
}
