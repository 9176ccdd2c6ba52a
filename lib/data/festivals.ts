import { send } from '@/lib/api/send'
import { getFestival } from '@/lib/contract/festivals'
import { tags } from '@/lib/contract/tags'
import { cachedRead, orNull } from './cached'

const oneFestival = cachedRead(
  'festival',
  async (slug: string) => (await send(getFestival, { params: { slug } })).data.festival,
  () => [tags.products],
)

export function festival(slug: string) {
  return orNull(oneFestival(slug))
}
