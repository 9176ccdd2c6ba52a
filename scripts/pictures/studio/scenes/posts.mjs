const at = (model, x, y, more = {}) => ({ model, x, y, ...more })
const loose = (model, x, y, more = {}) => at(model, x, y, { ...more, loose: true })
const desk = { top: 'oak', wall: '#e6ded0' }
const square = { elev: 16, fill: 0.68 }
const book = (name, base) => ({ cover: `book-${name}`, spine: `spine-${name}`, base })
const scene = (items, set, camera = {}, more = {}) => ({
  items,
  set,
  camera: { ...square, ...camera },
  ...more,
})

/** The photographs of the customers, in the order of their posts. */
export const posts = [
  scene(
    [
      at('kitchen.teapot', 0, 0, { args: { color: '#c0202f' } }),
      loose('packs.tin', 20, 10, { args: { label: 'tin-lahijan' } }),
      loose('props.tea_glass', -14, -13),
    ],
    { top: 'walnut', wall: '#f0e2c6' },
    { fill: 0.62 },
    { glassy: true },
  ),
  scene([at('toys.locomotive', 0, 0)], { top: 'cloth:#c7d9d2', wall: '#f3e4cc' }),
  scene(
    [
      at('props.lamp', 0, 0),
      loose('books.book', 27, -8, {
        args: { ...book('novel', '#8e1f33'), pose: 'lying', soft: true },
      }),
    ],
    { top: 'walnut', wall: '#8c6f52' },
    { elev: 12, fill: 0.78 },
    { light: { key: 0.3, fill: 0.5, panes: false }, ev: 0.6 },
  ),
  scene(
    [at('sport.bicycle', 0, 0, { args: { color: '#1f9c9c' } })],
    { top: '#b9ada0', wall: '#d9a27a', deep: 0.55 },
    { elev: 7, fill: 0.82 },
  ),
  scene(
    [at('sport.backpack', 0, 0, { args: { color: '#2f5d4e' } })],
    { top: 'beech', wall: '#c3d7d4', deep: 1.1 },
    { elev: 9 },
  ),
  scene(
    [
      at('clothes.coat', 0, 0, {
        args: { cut: 'long', stuff: 'cotton', wide: 0.26, color: '#eadfc8', brand: 'mark-termeh' },
        turn: 6,
      }),
    ],
    { top: 'cloth:#8fb3ad', wall: '#8fb3ad', deep: 6 },
    { elev: 84, fill: 0.84 },
  ),
  scene(
    [at('sport.tent', 0, 0), loose('props.ground', 0, 40, { size: 520 })],
    { top: '#66703f', wall: '#bcd6e6', deep: 3.2 },
    { elev: 8 },
    { light: { panes: false, key: 1.1 } },
  ),
  scene(
    [
      at('sport.backpack', 0, 0, {
        args: { travel: true, mark_: 'mark-koohpa', color: '#eb9ab2' },
      }),
      loose('props.rug', 0, -6, { size: 170 }),
    ],
    { top: 'walnut', wall: '#e4dccb', deep: 1.2 },
    { elev: 12 },
  ),
  scene(
    [at('home.torch', 0, 0, { args: { color: '#2b2d31', band: '#ea7f26', mark_: 'mark-koohpa' } })],
    { top: 'walnut', wall: '#3a4a52' },
    { elev: 18 },
    { light: { key: 0.7, fill: 0.7 } },
  ),
  scene(
    [at('accessories.power_bank', 0, 0, { args: { kind: 'big' } })],
    { top: '#d8b380', wall: '#e9cfa4' },
    { elev: 18 },
  ),
  scene(
    [
      at('audio.headphones', 0, -4, {
        args: { color: '#26272a', wired: true, logo: 'mark-pejvak' },
      }),
      loose('computers.laptop', 10, 34, { args: { screen: 'screen-photo' }, turn: -8 }),
    ],
    desk,
    { fill: 0.56 },
  ),
  scene(
    [
      at('audio.portable_speaker', 0, 0, { args: { color: '#2f5d4e' } }),
      loose('packs.jar', 24, 4, {
        args: { label: 'jar-storage', fill: '#cfae7a', lumps: 0.05, lid: '#c9ccd0', h: 1.15 },
        size: 22,
      }),
      loose('kitchen.mug', -21, 2, { args: { color: '#d9a441' } }),
    ],
    { top: 'oak', wall: '#dfe6dd', deep: 0.7 },
    { elev: 9, fill: 0.6 },
    { glassy: true },
  ),
  scene(
    [at('toys.teddy', -14, 0, { yaw: 10 }), at('toys.teddy', 15, 2, { yaw: -14 })],
    { top: 'cloth:#e9cfc6', wall: '#f4e6d8' },
    { elev: 10, fill: 0.78 },
  ),
  scene(
    [at('kitchen.skillet', 0, 0), loose('props.eggs', -5, 0, { z: 1.7 })],
    { top: 'oak', wall: '#e8dcc4' },
    { elev: 40, fill: 0.78 },
  ),
  scene(
    [at('kitchen.stockpot', 0, 0)],
    { top: 'cloth:#b5443a', wall: '#eee4d2' },
    { elev: 18 },
    { glassy: true },
  ),
  scene([at('props.reeds', 0, 0)], { top: 'walnut', wall: '#e5d9c0' }, { elev: 42, fill: 0.8 }),
  scene(
    [at('books.notebook', 0, 0, { args: { color: '#1f3056' } })],
    { top: 'beech', wall: '#cfe0dc' },
    { elev: 26, fill: 0.74 },
  ),
  scene(
    [at('books.gouache', 0, 0)],
    { top: 'cloth:#efe6d2', wall: '#e4d2da' },
    { elev: 34, fill: 0.78 },
  ),
  scene(
    [
      at('computers.laptop', 0, 0, { args: { screen: 'screen-lesson-desk', thick: 0.13 } }),
      loose('kitchen.mug', 26, -8, { args: { color: '#2f7f80' } }),
    ],
    desk,
    { fill: 0.72 },
  ),
  scene(
    [at('worn.walking', 0, 0, { args: { color: '#c0202f' } })],
    { top: '#a9aaa6', wall: '#c6d3b6' },
    { elev: 12, fill: 0.72 },
  ),
  scene(
    [at('watches.smart', 0, 0, { args: { face: 'face-digital', strap: '#ea7f26' } })],
    { top: '#d5d9da', wall: '#bcd9d5' },
    { elev: 12 },
  ),
  scene(
    [
      at('home.vase', 0, 0, { args: { color: '#b5522b' } }),
      at('props.plant', 0, 0, { z: 13, size: 36 }),
    ],
    { top: 'oak', wall: '#dfe5d2', deep: 1 },
    { elev: 9, fill: 0.8 },
  ),
  scene(
    [at('home.candle', 0, 0)],
    { top: 'ash', wall: '#bda48a' },
    { elev: 12 },
    { light: { key: 0.55, fill: 0.6 }, ev: 0.2 },
  ),
  scene(
    [
      at('computers.keyboard', 0, 0, { args: { color: '#eadfc8' } }),
      loose('kitchen.mug', 22, 15, { args: { color: '#2f7f80' } }),
    ],
    { top: 'walnut', wall: '#d8dcdf' },
    { elev: 26, fill: 0.8 },
  ),
  scene(
    [
      at('books.book', 0, 0, {
        args: { ...book('novel', '#8e1f33'), d: 0.1, soft: true, pose: 'lying' },
      }),
      loose('props.tea_glass', 17, 9),
    ],
    { top: 'beech', wall: '#bfd2dc' },
    { elev: 30, fill: 0.62 },
    { glassy: true },
  ),
  scene(
    [
      at('sport.backpack', 0, 0, { args: { color: '#701a30' } }),
      loose('props.stack', 36, -6, {
        args: {
          books: [
            ['book-novel', 'spine-novel', '#8e1f33'],
            ['book-cooking', 'spine-cooking', '#2f5d4e'],
            ['book-code', 'spine-code', '#0d1730'],
          ],
        },
      }),
    ],
    { top: 'oak', wall: '#ecdcd6', deep: 1.2 },
    { elev: 10, fill: 0.62 },
  ),
  scene(
    [at('books.notebook', 0, 0, { args: { color: '#74492f' } })],
    { top: 'walnut', wall: '#efe0c2' },
    { elev: 22, fill: 0.74 },
  ),
  scene([at('screens.mirrorless', 0, 0)], { top: 'oak', wall: '#b9c9b4' }, { elev: 14 }),
  scene(
    [at('computers.ssd', 0, 0, { args: { color: '#232427' } })],
    { top: 'beech', wall: '#d3dcea' },
    { elev: 24 },
  ),
  scene(
    [
      at('screens.gamepad', 0, 0, { args: { color: '#6f47b0' } }),
      loose('screens.tv', 6, 75, { args: { screen: 'screen-cinema' }, size: 110, turn: -4 }),
    ],
    { top: 'walnut', wall: '#c9c3da', deep: 6.4 },
    { elev: 9, fill: 0.5 },
    { light: { key: 0.8 } },
  ),
  scene(
    [
      at('packs.pouch', 6, 6, { args: { label: 'bag-mixed-nuts', color: '#20453a' } }),
      at('props.nuts', -4, -9, { size: 20 }),
    ],
    { top: 'walnut', wall: '#e3e6cf' },
    { elev: 18, fill: 0.78 },
  ),
  scene([at('packs.honey', 0, 0)], { top: 'oak', wall: '#f4e2b6' }, {}, { glassy: true }),
  scene(
    [at('books.guitar', 0, 0, { args: { color: '#c0202f' } })],
    { top: 'beech', wall: '#e9d6c4', deep: 0.6 },
    { elev: 7, fill: 0.84 },
  ),
  scene(
    [
      at('beauty.pump', 0, 0, {
        args: {
          label: 'pump-lotion',
          kind: 'milk',
          color: '#f1e6d2',
          cap: '#b58a5e',
          w: 0.34,
          h: 1.1,
        },
      }),
    ],
    { top: '#e6d9cf', wall: '#f0d3cd' },
    { elev: 9 },
  ),
  scene(
    [at('beauty.lipstick', 0, 0, { args: { color: '#8a1730' } })],
    { top: '#efe3da', wall: '#e6b9b6' },
    { elev: 10 },
  ),
  scene(
    [at('beauty.perfume', 0, 0)],
    { top: '#f3e7d6', wall: '#efd9c9' },
    { elev: 8 },
    { glassy: true },
  ),
  scene(
    [at('sport.suitcase', 0, 0, { args: { color: '#1f9c9c' } })],
    { top: '#b8aa98', wall: '#dcb58c', deep: 1.1 },
    { elev: 8, fill: 0.76 },
  ),
  scene(
    [at('worn.sunglasses', 0, 0, { args: { color: '#74492f' } })],
    { top: '#e6cf9f', wall: '#a9d3dc' },
    { elev: 12, fill: 0.72 },
  ),
  scene(
    [at('toys.board_game', 0, 0)],
    { top: 'walnut', wall: '#d9d5ea' },
    { elev: 30, fill: 0.86 },
  ),
  scene([at('toys.chess', 0, 0)], { top: 'oak', wall: '#f0dac2' }, { elev: 20, fill: 0.82 }),
]
