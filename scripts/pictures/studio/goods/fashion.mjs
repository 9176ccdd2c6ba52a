const views = [
  ['front'],
  ['side', { yaw: 55 }],
  ['back', { yaw: 160 }],
  ['detail', { at: true, fill: 1.9 }],
]
const made = (model, args = {}, more = {}) => ({ model: `worn.${model}`, args, views, ...more })
const laid = (model, args = {}, more = {}) => ({
  model: `clothes.${model}`,
  args,
  views: [
    ['front'],
    ['turned', { yaw: 14 }],
    ['collar', { at: true, fill: 2 }],
    ['hem', { at: [0.5, 0.25, 0.5], fill: 2 }],
  ],
  ...more,
})

export const fashion = {
  'پیراهن-پوپلین-راه-راه-ماهور-دشتی': laid('shirt'),
  'پیراهن-آکسفورد-ماهور-شور': laid('shirt', { stripes: false, down: true }),
  'تی-شرت-راه-سینه-ماهور-ابوعطا': laid('tee'),
  'تی-شرت-ورزشی-گام-تندر': laid('tee', { band: null, sport: true }),
  'رکابی-ورزشی-گام-چابک': laid('tank'),
  'نیم-پالتو-مردانه-ماهور-همایون': laid('coat', { collar: '#5a3a26', brand: 'mark-mahoor' }),
  'کاپشن-کتان-مومی-گام-دماوند': laid('coat', {
    cut: 'shirt',
    collar: '#4a3424',
    zip_: true,
    pockets: 'patch',
    stuff: 'cotton',
    brand: 'mark-gam',
  }),
  'جلیقه-بادگیر-شب-نما-گام-شبتاب': laid('vest'),
  'پیراهن-زنانه-نخی-نیلوفر-شبنم': laid('dress'),
  'پیراهن-مجلسی-ساتن-ترمه-مهتاب': laid('dress', {
    cut: 'gown',
    evening: true,
    brand: 'mark-termeh',
  }),
  'بلوز-ویسکوز-نیلوفر-پونه': laid('blouse'),
  'بلوز-لینن-ترمه-دریا': laid('blouse', { linen: true, cut: 'tee', brand: 'mark-termeh' }),
  'تی-شرت-زنانه-نیلوفر-نعنا': laid('tee', {
    second: '#f7efe2',
    band: [0.24, 0.3],
    brand: 'mark-niloufar',
  }),
  'پالتو-پشمی-ترمه-الوند': laid('coat', {
    cut: 'long',
    wide: 0.36,
    double: true,
    pockets: 'welt',
  }),
  'مانتو-نخی-سفید-نیلوفر-برفا': laid('coat', {
    cut: 'long',
    stuff: 'cotton',
    wide: 0.26,
    brand: 'mark-niloufar',
  }),
  'مانتو-کیمونو-ترمه-ارغوان': laid('kimono'),
  'بارانی-زنانه-نیلوفر-نم-نم': laid('coat', {
    cut: 'long',
    stuff: 'rain',
    belt: true,
    double: true,
    pockets: 'welt',
    brand: 'mark-niloufar',
  }),
  'کفش-پیاده-روی-مردانه-گام-سبک': made('walking'),
  'کفش-رسمی-چرم-گام-آبرو': made('derby'),
  'کفش-پاشنه-بلند-گام-شاپرک': made('heels'),
  'بوت-زنانه-گام-بوران': made('boot', { kind: 'winter' }),
  'نیم-بوت-کوهنوردی-گام-علم-کوه': made('boot', { kind: 'hike' }),
  'بوت-کوهنوردی-کوهپا-زاگرس': made('boot', { kind: 'hike', lining: '#2b2118' }),
  'کفش-تخت-زنانه-گام-موج': made('flats'),
  'کیف-دستی-چرم-ترمه-نگار': made('handbag'),
  'کیف-پول-قفل-دار-ترمه-غنچه': made('clasp_purse'),
  'کیف-اداری-چرم-ماهور-دیوان': made('briefcase'),
  'عینک-آفتابی-آذین-آفتاب': made('sunglasses'),
  'انگشتر-نقره-فیروزه-آذین-نیشابور': made(
    'turquoise_ring',
    {},
    {
      views: [
        ['front', { yaw: 160 }],
        ['side', { yaw: 215 }],
        ['back'],
        ['detail', { yaw: 170, elev: 38, at: [0.5, 0.3, 0.72], fill: 1.6 }],
      ],
    },
  ),
  'دستبند-مهره-ای-آذین-یلدا': made('bracelet'),
}
