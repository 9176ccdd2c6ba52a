/** False where the browser's customer is no longer the page's: nothing may be asked in their name. */
type Bearer = string | null | false

let read: () => Bearer = () => null

/** The user store offers its token here, so that the transport needs to know no store. */
export function offerBearer(token: () => Bearer): void {
  read = token
}

export function bearer(): Bearer {
  return read()
}
