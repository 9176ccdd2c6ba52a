const pair = ['front', { args: { pose: 'pair' } }]
const handsets = [
  pair,
  ['face', { args: { pose: 'face' }, yaw: -24 }],
  ['back', { args: { pose: 'back' }, yaw: 16 }],
  ['detail', { args: { pose: 'back' }, yaw: 22, at: true, fill: 2.2 }],
]
const phone = (args) => ({ model: 'phones.slab', args, views: handsets, ofEachColour: ['back'] })
const tablets = [
  pair,
  ['face', { args: { pose: 'face' }, yaw: 14 }],
  ['back', { args: { pose: 'back' }, yaw: -20 }],
  ['detail', { args: { pose: 'back' }, yaw: 22, at: true, fill: 2.2 }],
]
const tablet = (args, model = 'phones.tablet') => ({
  model,
  args,
  views: tablets,
  ofEachColour: ['back'],
})

const posed = (model, poses, args = {}) => ({
  model,
  args,
  views: [
    ['front', { args: { pose: poses[0] } }],
    ...poses.slice(1).map((pose, nth) => [pose, { args: { pose }, yaw: nth % 2 ? -18 : 16 }]),
    ['detail', { args: { pose: poses[1] }, yaw: 20, at: true, fill: 2 }],
  ],
  ofEachColour: [poses[1]],
})

const patterned = (good) => ({
  ...good,
  views: [
    ...good.views,
    ['vine', { args: { pose: 'back', pattern: 'case-vine' }, yaw: 16 }],
    ['cypress', { args: { pose: 'back', pattern: 'case-cypress' }, yaw: 16 }],
  ],
})

const turned = (model, args = {}, more = {}) => ({
  model,
  args,
  views: [
    ['front'],
    ['side', { yaw: 65 }],
    ['back', { yaw: 160 }],
    ['detail', { at: true, fill: 1.9 }],
  ],
  ...more,
})

export const mobile = {
  'گوشی-نیکان-آریا-12': phone({ layout: 'pill2', screen: 'screen-sea' }),
  'گوشی-نیکان-آریا-12-پرو': phone({
    layout: 'square3',
    screen: 'screen-aurora',
    hole: 'pill',
    R: 0.09,
    frame: '#a9a49c',
  }),
  'گوشی-نیکان-آریا-مینی': phone({
    layout: 'diag2',
    screen: 'screen-rose',
    W: 0.7,
    H: 1.32,
    D: 0.085,
  }),
  'گوشی-تاشو-نیکان-ورق': {
    ...phone({}),
    model: 'phones.fold',
    views: [
      ['front', { args: { pose: 'open' } }],
      ['face', { args: { pose: 'open' }, yaw: 30, elev: 24 }],
      ['back', { args: { pose: 'back' } }],
      ['detail', { args: { pose: 'back' }, yaw: 14, at: true, fill: 2 }],
    ],
  },
  'گوشی-پارسه-صبا-3': phone({
    layout: 'drops2',
    screen: 'screen-dawn',
    hole: 'drop',
    gloss: true,
    brand: 'mark-parseh',
    rim: 0.036,
  }),
  'گوشی-پارسه-صبا-3-پلاس': phone({
    layout: 'drops3',
    screen: 'screen-tile',
    H: 1.56,
    D: 0.09,
    gloss: true,
    brand: 'mark-parseh',
  }),
  'گوشی-دکمه-ای-پارسه-مهر': {
    ...phone({}),
    model: 'phones.keypad',
    views: [
      ...handsets.slice(0, 3),
      ['detail', { args: { pose: 'face' }, yaw: -24, elev: 24, at: [0.5, 0.3, 0.36], fill: 1.7 }],
    ],
  },
  'گوشی-سپنتا-نگار-اس-8': phone({
    layout: 'ring2',
    screen: 'screen-plum',
    hole: 'pill',
    R: 0.15,
    D: 0.068,
    brand: 'mark-sepanta',
  }),
  'گوشی-ضدضربه-سپنتا-کوه-ایکس': { ...phone({}), model: 'phones.rugged' },
  'گوشی-سپنتا-باران-5-جی': phone({
    layout: 'bar3',
    screen: 'screen-moss',
    brand: 'mark-sepanta',
  }),
  'گوشی-بازی-تندر-شهاب-جی-2': { ...phone({}), model: 'phones.gaming' },
  'تبلت-کیهان-پهنا-11': tablet({ screen: 'screen-tablet' }),
  'تبلت-کودک-کیهان-ستاره-8': tablet({}, 'phones.kids_tablet'),
  'تبلت-طراحی-سپنتا-قلم-12': tablet({
    screen: 'screen-draw',
    pen: true,
    lenses: 'double',
    brand: 'mark-sepanta',
    W: 1.6,
    H: 1.14,
  }),
  'تبلت-مطالعه-پارسه-دفتر-10': tablet({
    screen: 'screen-read',
    W: 1.1,
    H: 1.45,
    rim: 0.1,
    paper_: true,
    color: '#2c2d30',
    brand: 'mark-parseh',
  }),
  'تبلت-پارسه-مشق-10': tablet({ screen: 'screen-lesson', rim: 0.075, brand: 'mark-parseh' }),
  'قاب-سیلیکونی-لوتوس-آریا-12': posed('accessories.case', ['pair', 'back', 'inside']),
  'قاب-کیفی-چرم-لوتوس-آریا-12-پرو': posed('accessories.folio', ['open', 'closed', 'cover']),
  'محافظ-صفحه-لوتوس-صبا-3-دو-عددی': turned('accessories.protectors'),
  'قاب-طرح-دار-لوتوس-نگار-اس-8': patterned(
    posed('accessories.clear_case', ['pair', 'back', 'face']),
  ),
  'شارژر-دیواری-تندر-65-وات': turned('accessories.wall_charger'),
  'کابل-تندر-بافته-100-وات': turned('accessories.braided_cable'),
  'پایه-شارژ-بی-سیم-تندر-سه-گانه': {
    ...turned('accessories.charging_stand'),
    views: [
      ['front', { args: { pose: 'full' } }],
      ['empty', { args: { pose: 'empty' } }],
      ['back', { args: { pose: 'full' }, yaw: 160 }],
      ['detail', { args: { pose: 'full' }, at: true, fill: 1.9 }],
    ],
  },
  'شارژر-رومیزی-تندر-شش-درگاه': turned('accessories.desktop_charger'),
  'پاوربانک-تندر-ابر-10000': turned('accessories.power_bank', { kind: 'slim' }),
  'پاوربانک-تندر-کوله-20000': turned('accessories.power_bank', { kind: 'big' }),
  'پاوربانک-گرمکن-پارسه-گرما': turned('accessories.hand_warmer'),
  'پاوربانک-آهنربایی-تندر-برگ': turned('accessories.magnet_bank'),
  'پاوربانک-جیبی-تندر-قطره': turned('accessories.tube_bank'),
  'پاوربانک-تندر-کوهان-30000': turned('accessories.power_bank', { kind: 'big' }),
  'تبلت-کیهان-پهنا-13-پلاس': tablet({
    screen: 'screen-tablet-mist',
    W: 1.85,
    H: 1.36,
    rim: 0.045,
    lenses: 'double',
  }),
  'شارژر-فندکی-تندر-جاده': turned('accessories.car_charger'),
  'شارژر-کوچک-تندر-حبه-30-وات': turned('accessories.mini_charger'),
  'قاب-شفاف-آهنربایی-لوتوس-آریا-12': posed('accessories.phone_case', ['pair', 'back', 'face']),
  'قاب-ضدضربه-لوتوس-صبا-3': posed('accessories.phone_case', ['pair', 'back', 'face'], {
    kind: 'grip',
    layout: 'drops2',
    screen: 'screen-dawn',
    phone: '#3a3c40',
  }),
}
