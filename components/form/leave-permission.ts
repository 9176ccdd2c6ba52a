let isAllowed = false

/** A page that is left for the shopper's own good, with what was typed put by, asks nothing. */
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
