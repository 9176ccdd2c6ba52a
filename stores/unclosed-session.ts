import { readItem, removeItem, writeItem } from './browser-storage'

const KEY = 'vitrin:unclosed-session'

/** The token of a session that is over here, though the shop could not be told yet. */
export const unclosedSession = {
  token: () => readItem(KEY) ?? null,
  keep: (token: string) => void writeItem(KEY, token),
  forget: () => removeItem(KEY),
}
