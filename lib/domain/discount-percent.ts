/** What is said of a reduced price; never more than what is taken off. */
export function findDiscountPercent(rials: number, finalRials: number): number {
  return finalRials < rials ? Math.floor(((rials - finalRials) * 100) / rials) : 0
}
