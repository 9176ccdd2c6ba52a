/** A comment or question that waits longer to be seen is late. */
export const REVIEW_HOURS = 48
