const at = (model, x, y, more = {}) => ({ model, x, y, ...more })
const aria = { layout: 'square3', screen: 'screen-aurora', hole: 'pill', R: 0.09, frame: '#a9a49c' }

/** Cut out, for grounds that the page draws: the slides of the home page, its banners, the login page. */
export const groups = {
  'slide-phones': {
    items: [
      at('phones.slab', 0, 0, { args: { ...aria, color: '#eadfc8' } }),
      at('audio.headphones', 16, 9, { args: { color: '#f0ead8' }, yaw: -14 }),
      at('watches.smart', -11, -5, { args: { face: 'face-digital', strap: '#c0202f' }, yaw: 12 }),
    ],
    camera: { elev: 10, fill: 0.9 },
    // The largest picture of home: metal and thin edges want more light than the others.
    samples: 160,
  },
  'slide-tea': {
    items: [
      at('kitchen.teapot', 0, 4, { args: { color: '#a5182f' } }),
      at('packs.tin', 18, 2, { args: { label: 'tin-lahijan' }, size: 14 }),
      at('props.tea_glass', -14, -9),
      at('props.tea_glass', 4, -14),
      at('packs.honey', -20, 5),
    ],
    camera: { elev: 14, fill: 0.92 },
    glassy: true,
  },
  'slide-yalda': {
    items: [
      at('packs.pouch', 13, 8, { args: { label: 'bag-mixed-nuts', color: '#20453a' } }),
      at('home.candle', -17, 5, { size: 22 }),
      at('kitchen.bowl', -1, -2, { args: { color: '#1f8a86' }, size: 22 }),
      at('props.pomegranate', -4, -3, { z: 7, loose: true }),
      at('props.pomegranate', 3, 0, { z: 7.4, lay: [0, 30, 0], loose: true }),
      at('props.pomegranate', 0, 4, { z: 8, loose: true }),
      at('props.pomegranate', 15, -7, { lay: [70, 0, 20] }),
      at('props.nuts', -2, -16, { size: 20 }),
    ],
    camera: { elev: 16, fill: 0.92 },
  },
  'banner-camp': {
    items: [
      at('sport.tent', 0, 30),
      at('sport.backpack', 88, -60, {
        args: { travel: true, mark_: 'mark-koohpa', color: '#2f5d4e' },
      }),
    ],
    camera: { elev: 11, fill: 0.92 },
  },
  'banner-books': {
    items: [
      at('props.stack', 0, 0, {
        args: {
          books: [
            ['book-novel', 'spine-novel', '#8e1f33'],
            ['book-cooking', 'spine-cooking', '#2f5d4e'],
            ['book-code', 'spine-code', '#0d1730'],
          ],
        },
      }),
      at('books.book', 2, 16, {
        args: { cover: 'book-hafez', spine: 'spine-hafez', base: '#14403a', d: 0.16 },
      }),
      at('props.tea_glass', -20, -6),
    ],
    camera: { elev: 14, fill: 0.92 },
    glassy: true,
  },
  'banner-light': {
    items: [
      at('props.table_lamp', 0, 0, { args: { power: 1 } }),
      at('props.lamp', 34, 6, { turn: 200 }),
    ],
    camera: { elev: 9, fill: 0.92 },
  },
  'banner-games': {
    items: [at('toys.board_game', 0, 0)],
    camera: { elev: 24, fill: 0.94 },
  },
  welcome: {
    items: [
      at('worn.handbag', 0, 6, { args: { color: '#e0a458' }, size: 36 }),
      at('kitchen.teapot', 30, -4, { args: { color: '#f0ead8' } }),
      at('phones.slab', -24, -4, { args: { ...aria, color: '#701a30', pose: 'face' }, size: 17 }),
    ],
    camera: { elev: 12, fill: 0.92 },
  },
}
