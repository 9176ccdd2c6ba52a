let read: () => string | null = () => null

/** The user store offers its token here, so that the transport needs to know no store. */
export function offerBearer(token: () => string | null): void {
  read = token
}

export function bearer(): string | null {
  return read()
}
