/** Beside the stars, from 1 to 5. */
export const ALL = 0
export const PICTURED = 6
