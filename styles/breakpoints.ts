/** Pixels at which a wider layout begins. */
export const breakpoints = { sm: 600, desk: 767, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const

/** A screen too narrow for the layout of a desktop; the class `phone:` means the same. */
export const PHONE_SCREEN = `(max-width: ${breakpoints.desk - 1}px)`
export const WIDE_SCREEN = `(min-width: ${breakpoints.desk}px)`
