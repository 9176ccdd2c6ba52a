const mostRemembered = 50_000

/**
 * Remembers in which order tags were emptied. A page that began to render before one of its tags
 * was emptied may hold the old data, however late it is finished, and is then not kept.
 */
export class StaleTags {
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
      if (this.emptiedAt.size <= mostRemembered) break
      this.emptiedAt.delete(tag)
      this.forgottenUpTo = at
    }
  }

  anySince(moment: number, tags: readonly string[]): boolean {
    if (moment < this.forgottenUpTo) return true
    return tags.some((tag) => (this.emptiedAt.get(tag) ?? 0) > moment)
  }
}
