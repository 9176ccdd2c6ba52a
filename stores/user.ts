import { createPersistedStore } from './create-persisted-store'
import { isBoolean, isId, isText, nullable, parserOf, shape } from './storage-guards'

export type UserInfo = { name: string }
export type User = {
  id: number | null
  token: string | null
  isUser: boolean
  info: UserInfo | null
}

const isUserShape = shape<User>({
  id: nullable(isId),
  token: nullable(isText),
  isUser: isBoolean,
  info: nullable(shape<UserInfo>({ name: isText })),
})

export const userStore = createPersistedStore<User>({
  name: 'user',
  version: 1,
  initial: { id: null, token: null, isUser: false, info: null },
  parse: parserOf(isUserShape),
})

export const useUser = userStore.use

/** Also before any component has read the user. */
export function currentToken(): string | null {
  userStore.hydrate()
  return userStore.get().token
}

/** Taken when a call is sent: tells whether its answer comes to the session that it was sent in. */
export function watchSession(): () => boolean {
  const token = currentToken()
  return () => currentToken() === token
}

/** The same for what would forget the customer: tells whether another session has begun since. */
export function watchNewSession(): () => boolean {
  const isSameSession = watchSession()
  return () => !isSameSession() && currentToken() !== null
}

export function markLoggedIn(token: string): void {
  userStore.set(() => ({ token, isUser: true }))
}
