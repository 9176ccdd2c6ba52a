import { getSetting } from '@/lib/contract/content/settings'
import { tags } from '@/lib/contract/tags'
import type { Config } from '@/lib/config'
import { getInProcessFetch } from '@/lib/in-process'
import { setOwnHosts } from '@/lib/session/own-hosts'

const REFRESH_INTERVAL = 60_000
const IN_PROCESS_ORIGIN = 'http://shop.invalid'

/** For the middleware, which asks nobody; another instance's change is seen within a minute. */
export async function openOwnHosts(
  { apiBaseUrl }: Pick<Config, 'apiBaseUrl'>,
  onTrouble: (error: unknown) => void,
) {
  async function read(): Promise<void> {
    const request = new Request((apiBaseUrl ?? IN_PROCESS_ORIGIN) + getSetting.path)
    const answer = await (apiBaseUrl ? fetch(request) : getInProcessFetch()?.(request))
    const known = answer?.ok ? getSetting.answer.safeParse(await answer.json()).data : undefined
    if (known) setOwnHosts(known.data.own_hosts ?? '')
  }
  const refresh = () => read().catch(onTrouble)
  const timer = setInterval(() => void refresh(), REFRESH_INTERVAL)
  timer.unref()
  if (apiBaseUrl) void refresh()
  else await refresh()
  return {
    onRevalidate: async (names: readonly string[]) => {
      if (names.includes(tags.settings)) await refresh()
    },
    close: () => clearInterval(timer),
  }
}
