/** Gateways take no less. */
const LEAST_AT_GATEWAY = 10_000

/** What a wallet that is not enough pays of a sum; the rest must be worth a gateway's while. */
export function walletShare(balance: number, due: number): number {
  return Math.max(Math.min(balance, due - LEAST_AT_GATEWAY), 0)
}
