const laptopViews = [
  ['front'],
  ['side', { yaw: -60, elev: 12 }],
  ['back', { yaw: 170 }],
  ['detail', { at: true, fill: 2.1 }],
]
const laptop = (args) => ({
  model: 'computers.laptop',
  args,
  views: laptopViews,
  ofEachColour: ['back'],
})
const views = [
  ['front'],
  ['side', { yaw: -58 }],
  ['back', { yaw: 165 }],
  ['detail', { at: true, fill: 1.9 }],
]
const made = (model, args = {}, more = {}) => ({
  model: `computers.${model}`,
  args,
  views,
  ...more,
})
const rainbow = ['#ff3b6b', '#ff9f3b', '#f7f13b', '#3bff8a', '#3bc9ff', '#8a5bff']

export const computers = {
  'لپ-تاپ-رایانیک-سپید-14': laptop({ screen: 'screen-desk' }),
  'لپ-تاپ-شبدیز-خسرو-16': laptop({
    screen: 'screen-race',
    lights: rainbow,
    thick: 0.16,
    vents: true,
    brand: 'mark-shabdiz',
  }),
  'لپ-تاپ-نیکان-بوک-13': laptop({
    screen: 'screen-desk-lilac',
    thick: 0.07,
    keys: '#e9e9ea',
    brand: 'mark-nikan',
  }),
  'لپ-تاپ-رایانیک-دانش-15': laptop({ screen: 'screen-lesson-desk', thick: 0.13 }),
  'لپ-تاپ-شبدیز-گلگون-15': laptop({
    screen: 'screen-goal',
    color: '#3a2226',
    lights: ['#ff2d3f', '#ff2d3f'],
    thick: 0.16,
    vents: true,
    brand: 'mark-shabdiz',
  }),
  'لپ-تاپ-رایانیک-کارگاه-16': laptop({ screen: 'screen-code', color: '#4a4d52', thick: 0.15 }),
  'لپ-تاپ-افق-نگار-14': laptop({ screen: 'screen-photo', brand: 'mark-ofogh', thick: 0.085 }),
  'لپ-تاپ-نیکان-ورق-14': {
    ...laptop({ screen: 'screen-draw', thick: 0.08, pen: true, brand: 'mark-nikan' }),
    views: [
      ['front', { args: { tent: true } }],
      ['open', {}],
      ['back', { yaw: 170 }],
      ['detail', { at: true, fill: 2.1 }],
    ],
  },
  'مانیتور-افق-مهر-24': made('monitor', { screen: 'screen-desk', W: 2.3 }),
  'مانیتور-شبدیز-تاخت-27': made('monitor', {
    screen: 'screen-race',
    stand: 'tripod',
    lights: ['#ff2d3f', '#ff2d3f'],
  }),
  'مانیتور-افق-نقاش-27': made('monitor', { screen: 'screen-photo', hood: true, color: '#3a3c40' }),
  'مانیتور-دیدار-پهنا-34': made('monitor', {
    screen: 'screen-desk-wide',
    W: 3.4,
    curve: 0.3,
    stand: 'tripod',
  }),
  'ماوس-بی-سیم-آوا-نرمه': made('mouse'),
  'ماوس-بازی-شبدیز-نعل': made('mouse', { kind: 'game' }),
  'ترک-بال-آرتا-گوی': made('trackball'),
  'کیبورد-مکانیکی-شبدیز-چکاوک': made('keyboard'),
  'کیبورد-و-ماوس-بی-سیم-رایانیک-همگام': made('keyboard', { mouse_: true, tkl: false }),
  'حافظه-اس-اس-دی-اکسترنال-پژواک-دیسکت': made('ssd'),
  'فلش-مموری-پژواک-دیسکتک': made('flash_drive'),
  'دیسک-بایگانی-پژواک-سنگ-نبشته': made('discs'),
  'چاپگر-لیزری-آرتا-کاتب-210': made('printer', { kind: 'laser' }),
  'چاپگر-چندکاره-آرتا-دبیر-450': made('printer', { kind: 'multi' }),
  'چاپگر-جوهرافشان-آرتا-دوات': made('tank_printer'),
  'چاپگر-برچسب-آرتا-نشان': made('label_printer'),
  'چاپگر-عکس-آرتا-قاب': made('photo_printer'),
  'چاپگر-فیش-آرتا-صندوق': made('receipt_printer'),
  'هارد-اکسترنال-پژواک-صندوقچه': made('hard_drive'),
  'حافظه-اس-اس-دی-ضدضربه-پژواک-سنگر': made('hard_drive', { rugged: true }),
  'کارت-حافظه-پژواک-برگ': made('memory_cards'),
  'مانیتور-افق-پنجره-22': made('monitor', { screen: 'screen-desk-lilac', W: 2.15, rim: 0.07 }),
  'مانیتور-دیدار-مطالعه-28': made('monitor', {
    screen: 'screen-lesson-desk',
    W: 2.0,
    color: '#e9e7e2',
    stand: 'tripod',
    rim: 0.06,
  }),
  'کیبورد-بی-سیم-رایانیک-خاموش': made('keyboard', { tkl: false }),
}
