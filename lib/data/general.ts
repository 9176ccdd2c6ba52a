import { send } from '@/lib/api/send'
import { getFooter, getSetting } from '@/lib/contract/general'
import { tags } from '@/lib/contract/tags'
import { cachedRead } from './cached'

export const shopSettings = cachedRead(
  'settings',
  async () => (await send(getSetting, {})).data,
  () => [tags.settings],
)

export const footer = cachedRead(
  'footer',
  async () => (await send(getFooter, { body: {} })).data,
  () => [tags.settings],
)
