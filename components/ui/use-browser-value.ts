import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** What only the browser knows; until the page is hydrated it is the value of the server. */
export function useBrowserValue<Value extends string | boolean>(
  read: () => Value,
  valueOnServer: Value,
): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => valueOnServer)
}
