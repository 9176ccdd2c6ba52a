/** From here on suggestions hang from the field; below they take the whole screen. */
export const WIDE_SCREEN = '(min-width: 767px)'
