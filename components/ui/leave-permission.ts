let isAllowed = false

/** What was typed is saved, or the shopper must leave: no question is asked. */
export function allowLeaving(): void {
  isAllowed = true
}

export function isLeavingAllowed(): boolean {
  return isAllowed
}

export function requireLeaveConfirmation(): void {
  isAllowed = false
}
