const wallpapers = ['#3f2f6b', '#124f5a', '#22386e', '#5c2440', '#2a3947', '#1f5143', '#6a3f24']
const screens = [0, 55, -75, 100, -35, 140, 25, -110]

const phone = {
  asset: '1f4f1',
  body: { hue: 290, spread: 55, rows: [0.193, 0.813], besides: true },
  glass: { hue: 295, spread: 45, light: [0, 0.52], rows: [0.193, 0.813] },
  wallpapers,
  taller: [
    [58, 8],
    [103, 15],
    [150, 15],
    [200, 16],
  ],
  loose: true,
}

const camera = { asset: '1f4f7', body: { grey: 0.1 } }
const dial = [0.5, 0.502, 0.281]
const loose = { loose: true }
const fixed = { fixed: true }

/**
 * What is known of a picture beyond its file: the region that takes a stock's colour (`body`), a
 * second one whose hue differs from product to product (`accent`), a screen's edge (`bezel`), what
 * is left out (`without`), rows drawn again to make it taller (`taller`), whether it may lie at an
 * angle (`loose`) and whether it is never painted (`fixed`). What is not named is worked out.
 */
export const things = {
  '1f4f1': phone,
  // The set draws this one as an arm that holds a phone.
  '1f933': phone,
  // The set has no tablet without an arrow beside it: a phone laid on its side is one.
  '1f4f2': { ...phone, taller: [], lying: true, loose: false },
  '231a': {
    body: { hue: 270, spread: 55, disc: dial, besides: true },
    accent: { hue: 285, spread: 40, light: [0, 0.55], disc: dial },
    turns: [0, -50, 60, -110, 20, 90],
    loose: true,
  },
  '1f4bb': {
    body: { grey: 0.045 },
    bezel: { hue: 287, spread: 28, light: [0, 0.62] },
    accent: { hue: 225, spread: 35, light: [0.6, 1.1] },
    turns: screens,
  },
  '1f5a5-fe0f': { body: { grey: 0.06 }, accent: { hue: 230, spread: 35 }, turns: screens },
  '1f4fa': {
    body: { grey: 0.065, light: [0.55, 1.1] },
    accent: { hue: 230, spread: 40 },
    turns: screens,
  },
  '1f45c': { body: { hue: 30, spread: 80 } },
  '1f50a': { body: { grey: 0.06 }, without: { hue: 250, spread: 45, least: 0.09 } },
  '1f4f7': camera,
  // The same camera, without the flash it throws in the set.
  '1f4f8': camera,
  '1f4fb': { body: { grey: 0.06, light: [0.5, 1.1] } },
  '1f485': { body: { hue: 310, spread: 35 } },
  '1f52a': { body: { hue: 278, spread: 25, light: [0.3, 0.66] }, loose: true },
  '1f6b2': { body: { hue: 15, spread: 35, light: [0.4, 0.8] } },
  '1f6f4': { body: { hue: 230, spread: 42, light: [0.5, 1.1] } },
  '1f6cf-fe0f': { body: { hue: 260, spread: 24, light: [0.42, 1.1] } },
  '1f4da': { ...fixed, ...loose },
  '1f9c7': { ...fixed, ...loose },
  '1f50c': { ...loose, finishes: ['#e6e9ec', '#5f7390', '#8fc1bd'] },
  '1f3a7': { ...loose, finishes: ['#8fa3bd'] },
  '1f3b8': { body: { hue: 10, spread: 45 }, oneWay: true },
  '1f3bb': { ...fixed, oneWay: true },
  '26bd': { body: { hue: 265, spread: 30, light: [0.3, 0.75] }, loose: true },
  ...Object.fromEntries(
    [
      ...['1f455', '1f45a', '1f457', '1f454', '1f9e5', '1f97c', '1f458', '1f3bd', '1f9ba'],
      ...['1f50b', '1f5b1-fe0f', '2328-fe0f', '1f4be', '1f3ae', '1f3a4'],
      ...['1f4d5', '1f4d7', '1f4d8', '1f4d9', '1f4d3', '1f576-fe0f', '1f45f', '1f9f4', '1faae'],
      ...['1f45b', '1f6f9', '1f3c0', '1f94a', '1f526', '1f48d', '1f4ff', '1f392', '1f3d3'],
    ].map((name) => [name, loose]),
  ),
}

/** Colours for the second and later products of one picture that come in none of their own. */
export const finishes = ['#8fc1bd', '#b9a6e0', '#e8b878', '#e59aa8', '#9db6dd', '#a9c58b']
