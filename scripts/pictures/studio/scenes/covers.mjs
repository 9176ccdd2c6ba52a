const at = (model, x, y, more = {}) => ({ model, x, y, ...more })

/** The covers of the magazine, by the slug of the article. */
export const covers = {
  'گوشی-تازه-را-چطور-انتخاب-کنیم': {
    name: 'choosing-a-phone',
    items: [
      at('phones.slab', 0, 0, {
        args: { layout: 'pill2', screen: 'screen-sea', color: '#2c66c8' },
      }),
      at('phones.slab', 13, 4, {
        args: { layout: 'ring2', screen: 'screen-plum', color: '#eadfc8', pose: 'back', R: 0.15 },
      }),
      at('phones.slab', -13, 3, {
        args: { layout: 'drops3', screen: 'screen-dawn', color: '#701a30', pose: 'face' },
      }),
    ],
    set: { top: 'beech', wall: '#bcd9d5' },
    camera: { elev: 8, fill: 0.72 },
    // It leads the magazine.
    samples: 120,
  },
  'حافظه-لپ-تاپ-چقدر-کافی-است': {
    name: 'laptop-memory',
    items: [
      at('computers.laptop', 0, 0, { args: { screen: 'screen-code' } }),
      at('computers.ssd', 19, -16, { args: { color: '#2c66c8' } }),
      at('kitchen.mug', 27, 2, { args: { color: '#1f9c9c' } }),
      at('props.lamp', -27, 12, { size: 42 }),
    ],
    set: { top: 'oak', wall: '#d9dfe6' },
    camera: { elev: 15, fill: 0.82 },
  },
  'کفش-دویدن-مناسب-پای-شما': {
    name: 'running-shoes',
    items: [at('worn.walking', 0, 0, { args: { color: '#1f9c9c' } })],
    set: { top: 'ash', wall: '#efe4cf', deep: 1.7 },
    camera: { elev: 13, fill: 0.78 },
  },
  'دم-کردن-چای-و-زعفران': {
    name: 'brewing-tea',
    items: [
      at('kitchen.teapot', 0, 3, { args: { color: '#1f8a86' } }),
      at('props.tea_glass', -17, -5),
      at('packs.candy', 21, 0),
      at('props.rug', 0, 0, { size: 110, loose: true }),
    ],
    set: { top: 'walnut', wall: '#f0e0be' },
    camera: { elev: 15, fill: 0.74 },
    glassy: true,
  },
  'مراقبت-از-چرم-و-چدن': {
    name: 'leather-and-iron',
    items: [
      at('worn.briefcase', 4, 20, { args: { color: '#74492f' } }),
      at('kitchen.skillet', -6, -18, { yaw: 8 }),
    ],
    set: { top: 'oak', wall: '#ddd6c6' },
    camera: { elev: 24, fill: 0.84 },
  },
  'نور-خانه-را-از-نو-بچینیم': {
    name: 'evening-light',
    items: [
      at('home.sofa', 0, 0, { args: { color: '#1f5f66' }, turn: 0 }),
      at('props.table_lamp', 128, 5, { args: { power: 2.2 }, z: 46, size: 58 }),
      at('props.table_lamp', -126, 5, { args: { power: 2.2, base: '#e0a92f' }, z: 46, size: 58 }),
      at('props.block', 128, 5, { size: 46 }),
      at('props.block', -126, 5, { size: 46 }),
      at('props.frame', -34, 62, { z: 110, size: 60, loose: true }),
      at('props.frame', 34, 62, { z: 110, size: 60, args: { art: 'case-cypress' }, loose: true }),
    ],
    set: { top: 'walnut', wall: '#c9b48f', deep: 0.36 },
    light: { key: 0.12, panes: false, fill: 0.55 },
    camera: { elev: 6, fill: 0.84 },
    ev: 0.9,
  },
  'نگارگری-و-گره-روی-چیزهای-هر-روز': {
    name: 'everyday-patterns',
    items: [
      at('home.vase', 15, 8, { args: { color: '#b5522b' } }),
      at('kitchen.bowl', -12, -2, { args: { color: '#1f6fa8' } }),
      at('kitchen.mug', 6, -13, { args: { color: '#1f9c9c' } }),
      at('props.rug', 0, 0, { size: 130, loose: true }),
    ],
    set: { top: 'walnut', wall: '#d6e4e0' },
    camera: { elev: 17, fill: 0.82 },
  },
  'نستعلیق-برای-تازه-کارها': {
    name: 'first-nastaliq',
    items: [
      at('books.fountain_pen', 0, 0, { args: { color: '#1f3056' } }),
      at('props.tea_glass', -17, 10, { loose: true }),
    ],
    set: { top: 'walnut', wall: '#ede3cf' },
    camera: { elev: 34, fill: 0.9 },
    glassy: true,
  },
  'اولین-شب-چادر-در-البرز': {
    name: 'first-night-in-a-tent',
    items: [
      at('sport.tent', 0, 0),
      at('sport.backpack', 130, -30, {
        args: { travel: true, mark_: 'mark-koohpa', color: '#c0202f' },
      }),
      at('props.ground', 0, 40, { size: 520, loose: true }),
    ],
    set: { top: '#5c6440', wall: '#e9b98a', deep: 3.4 },
    light: { panes: false, key: 0.9, fill: 0.9 },
    camera: { elev: 7, fill: 0.78 },
  },
  'بازی-رومیزی-برای-هر-سن': {
    name: 'board-games',
    items: [at('toys.board_game', 0, 0), at('props.tea_glass', -36, 6, { loose: true })],
    set: { top: 'oak', wall: '#f1d9c3' },
    camera: { elev: 27, fill: 0.9 },
    glassy: true,
  },
  'قفسه-مراقبت-از-پوست': {
    name: 'skin-care-shelf',
    items: [
      at('beauty.pump', -9, 4, {
        args: {
          ...{ label: 'pump-lotion', kind: 'milk', color: '#f1e6d2', cap: '#b58a5e' },
          ...{ w: 0.34, h: 1.1 },
        },
      }),
      at('beauty.perfume', 7, 3),
      at('beauty.lipstick', -1, -7),
    ],
    set: { top: '#e8d3cb', wall: '#f0dcd6' },
    camera: { elev: 9, fill: 0.76 },
    glassy: true,
  },
  'ساعت-هوشمند-یا-عقربه-ای': {
    name: 'choosing-a-watch',
    items: [
      at('watches.dial', -4.2, 0, { args: { kind: 'leather' }, yaw: 8 }),
      at('watches.smart', 4.2, 1, { args: { face: 'face-digital', strap: '#ea7f26' }, yaw: -8 }),
    ],
    set: { top: 'oak', wall: '#cfd9dc' },
    camera: { elev: 13, fill: 0.78 },
  },
  'تلویزیون-هدفون-یا-اسپیکر': {
    name: 'sound-and-screen',
    items: [
      at('screens.tv', 0, 24, { args: { screen: 'screen-cinema' }, size: 92 }),
      at('audio.headphones', 22, -16, { args: { color: '#f0ead8' }, yaw: -14 }),
      at('audio.portable_speaker', -22, -12, { args: { color: '#2f5d4e' } }),
    ],
    set: { top: 'walnut', wall: '#d5cfe0', deep: 1.6 },
    camera: { elev: 10, fill: 0.84 },
  },
  'میز-کار-از-لپ-تاپ-تا-چاپگر': {
    name: 'desk-from-scratch',
    items: [
      at('computers.monitor', 0, 12, { args: { screen: 'screen-photo' } }),
      at('computers.keyboard', -3, -20, { args: { color: '#eeeeea' } }),
      at('computers.mouse', 24, -19, { args: { color: '#eeeeea' } }),
      at('kitchen.mug', -34, -8, { args: { color: '#d9a441' } }),
    ],
    set: { top: 'oak', wall: '#cfdcd6', deep: 1.2 },
    camera: { elev: 15, fill: 0.84 },
  },
  'خانه-را-با-متر-بخریم': {
    name: 'measured-home',
    items: [
      at('home.chair', -26, 0, { args: { color: '#1f5f66' } }),
      at('home.stool', 26, 4),
      at('home.vase', 26, 4, { args: { color: '#b5522b' }, z: 45, size: 24, loose: true }),
    ],
    set: { top: 'ash', wall: '#efe4cf', deep: 1.6 },
    camera: { elev: 8, fill: 0.82 },
  },
  'از-باشگاه-تا-سفر': {
    name: 'gym-to-journey',
    items: [
      at('sport.suitcase', -20, 8, { args: { color: '#1f9c9c' } }),
      at('sport.football', 14, -12),
      at('sport.flask', 34, -2, { args: { color: '#ea7f26' } }),
    ],
    set: { top: 'beech', wall: '#d3dcea', deep: 1.4 },
    camera: { elev: 9, fill: 0.82 },
  },
  'کمد-لباس-با-متر-پارچه-ای': {
    name: 'measured-wardrobe',
    items: [
      at('worn.briefcase', -16, 10, { args: { color: '#74492f' } }),
      at('worn.walking', 20, -8, { args: { color: '#c0202f' } }),
    ],
    set: { top: 'walnut', wall: '#e3d9cf', deep: 1.3 },
    camera: { elev: 13, fill: 0.8 },
  },
}
