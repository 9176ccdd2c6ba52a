export function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((part / all) * 100)
}

/** Null where there was nothing before. */
export function growthPercentOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
