let isAllowed = false

/** A page that is left with what was typed saved, or for the shopper's own good, asks nothing. */
export function allowLeaving(): void {
  isAllowed = true
}

export function isLeavingAllowed(): boolean {
  return isAllowed
}

/** Something is typed again. */
export function requireLeaveConfirmation(): void {
  isAllowed = false
}
