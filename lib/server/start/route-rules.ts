import type { IncomingMessage } from 'node:http'
import { getRedirects } from '@/lib/contract/redirects'
import { tags } from '@/lib/contract/tags'
import type { Config } from '@/lib/config'
import { type Follow, followBy } from '@/lib/guard/route-rules'
import { inProcessFetch } from '@/lib/in-process'
import { type Moved, movedBy } from '../front/moved'

const EVERY = 60_000
const IN_PROCESS = 'http://shop.invalid'

type Rules = {
  moved: (request: IncomingMessage) => Moved | undefined
  /** Reads the rules anew when they are among what was written. */
  onStale: (tags: readonly string[]) => Promise<void>
  close: () => void
}

/** Held in memory, so that no request waits for a database; what another instance wrote is seen within a minute. */
export async function openRouteRules(
  { apiBaseUrl, siteUrl }: Config,
  onTrouble: (error: unknown) => void,
): Promise<Rules> {
  const { origin } = new URL(siteUrl)
  let follow: Follow = () => null
  let last = 0

  async function read(): Promise<void> {
    last += 1
    const mine = last
    const request = new Request((apiBaseUrl ?? IN_PROCESS) + getRedirects.path)
    const answer = await (apiBaseUrl ? fetch(request) : inProcessFetch()?.(request))
    // Another backend need not know this call.
    const known = answer?.ok ? getRedirects.answer.safeParse(await answer.json()).data : undefined
    if (mine === last && known) follow = followBy(known.data.redirects, origin)
  }

  const refresh = () => read().catch(onTrouble)
  const timer = setInterval(() => void refresh(), EVERY)
  timer.unref()
  if (apiBaseUrl) void refresh()
  else await refresh()
  return {
    moved: (request) => movedBy(follow, request),
    onStale: async (names) => {
      if (names.includes(tags.redirects)) await refresh()
    },
    close: () => clearInterval(timer),
  }
}
