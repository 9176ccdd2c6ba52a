/** Whether an address of the shop's means nothing to anybody elsewhere. */
export function isLocalUrl(url: string): boolean {
  return /^(?:localhost|127\.|0\.0\.0\.0|\[::1\])/.test(new URL(url).hostname)
}
