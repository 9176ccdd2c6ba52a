let released = false

/** A page that is left for the shopper's own good, with what was typed put by, asks nothing. */
export function leaveFreely(): void {
  released = true
}

export function leavesFreely(): boolean {
  return released
}

/** Something is typed again. */
export function askAgain(): void {
  released = false
}
