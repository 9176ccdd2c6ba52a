/** What a page may load from a host of the owner's choice, by the directive of its policy. */
export const HOST_USES = ['script', 'img', 'frame', 'connect', 'style', 'font'] as const
export type HostUse = (typeof HOST_USES)[number]
export type OwnHost = { host: string; uses: HostUse[] }

const HOST = /^https:\/\/(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?::\d{2,5})?$/

/** An origin that a policy can name whole: https, a name with a dot, nothing behind it. */
export function parseHost(text: string): string | null {
  const host = text.trim().toLowerCase().replace(/\/+$/, '')
  const whole = /^[a-z]+:/.test(host) ? host : `https://${host}`
  return HOST.test(whole) ? whole : null
}

/** One line that a page carries and its policy is made from: `img https://a.ir https://b.ir;script …`. */
export function writeHosts(hosts: readonly OwnHost[]): string {
  return HOST_USES.flatMap((use) => {
    const own = new Set(hosts.filter(({ uses }) => uses.includes(use)).map(({ host }) => host))
    return own.size > 0 ? [[use, ...own].join(' ')] : []
  }).join(';')
}

/** Only what is a host and a known use; the rest is as if it were not there. */
export function readHosts(line: string): Map<HostUse, string[]> {
  const uses = new Map<HostUse, string[]>()
  for (const part of line.split(';')) {
    const [name, ...hosts] = part.split(' ')
    const use = HOST_USES.find((one) => one === name)
    const known = hosts.filter((host) => HOST.test(host))
    if (use && known.length > 0) uses.set(use, known)
  }
  return uses
}
