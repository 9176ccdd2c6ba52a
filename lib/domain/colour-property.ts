/** The property whose values have a hex and pictures of their own. */
export const COLOUR = 'رنگ'
