/** Where the browser keeps `light` or `dark`, where one of them was chosen. */
export const SCHEME_KEY = 'vitrin:scheme'

/** What a browser draws its own frame in. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#161d23' }
