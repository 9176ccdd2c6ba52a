import { send } from '@/lib/api/send'
import { getIndexData } from '@/lib/contract/home'
import { tags } from '@/lib/contract/tags'
import { cachedRead } from './cached'

export const homeSections = cachedRead(
  'home',
  async () => (await send(getIndexData, { body: {} })).data,
  () => [tags.home],
)
