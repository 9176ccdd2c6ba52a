import { getSetting } from '@/lib/contract/content/settings'
import { tags } from '@/lib/contract/tags'
import type { Config } from '@/lib/config'
import { getInProcessFetch } from '@/lib/in-process'
import { setCurrency } from '@/lib/persian/currency'
import { setOwnHosts } from '@/lib/session/own-hosts'
import { MINUTE_MS } from '@/lib/persian/durations'

const REFRESH_INTERVAL = MINUTE_MS
const IN_PROCESS_ORIGIN = 'http://shop.invalid'

/** The hosts for the middleware, which asks nobody, and the unit of amounts for whatever is drawn. */
export async function openProcessSettings(
  { apiBaseUrl }: Pick<Config, 'apiBaseUrl'>,
  onTrouble: (error: unknown) => void,
) {
  async function read(): Promise<void> {
    const request = new Request((apiBaseUrl ?? IN_PROCESS_ORIGIN) + getSetting.path)
    const answer = await (apiBaseUrl ? fetch(request) : getInProcessFetch()?.(request))
    const known = answer?.ok ? getSetting.answer.safeParse(await answer.json()).data : undefined
    if (!known) return
    setOwnHosts(known.data.own_hosts ?? '')
    setCurrency(known.data.currency ?? 'toman')
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
