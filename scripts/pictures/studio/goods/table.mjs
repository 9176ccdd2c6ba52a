const views = [
  ['front'],
  ['side', { yaw: 50 }],
  ['top', { yaw: -20, elev: 46 }],
  ['detail', { at: true, fill: 1.8 }],
]
const made = (model, args = {}, more = {}) => ({ model, args, views, ...more })

export const table = {
  'رژ-لب-جامد-آذین-انار': made('beauty.lipstick'),
  'لاک-ناخن-آذین-بنفشه': made('beauty.nail_polish'),
  'کرم-پودر-پمپی-آذین-حریر': made('beauty.pump', { label: 'pump-foundation' }),
  'لوسیون-بدن-پودینه-شیر-بادام': made('beauty.pump', {
    label: 'pump-lotion',
    kind: 'milk',
    color: '#f1e6d2',
    cap: '#b58a5e',
    w: 0.34,
    h: 1.1,
  }),
  'صابون-دست-ساز-پودینه-گل-سرخ': made('beauty.soap'),
  'شانه-دندانه-درشت-پودینه-پیچک': made('beauty.comb'),
  'عطر-زنانه-گلاب-دشت-قمصر': made('beauty.perfume'),
  'عطر-جامد-گلاب-دشت-کویر': made('beauty.solid_perfume'),
  'تابه-چدنی-شعله-مدل-دیرپا': made('kitchen.skillet'),
  'قابلمه-استیل-سه-لایه-شعله-مدل-سوپا': made('kitchen.stockpot'),
  'تابه-دو-دسته-گرانیتی-شعله-28': made('kitchen.two_handle_pan'),
  'ست-فوندو-شعله-مدل-شب-نشینی': made('kitchen.fondue'),
  'چاقوی-سرآشپز-شعله-مدل-زنجان-20': made('kitchen.knife'),
  'ماگ-سرامیکی-دست-ساز-کاشی-350': made('kitchen.mug'),
  'قوری-سرامیکی-کاشی-مدل-گلنار': made('kitchen.teapot'),
  'سرویس-غذاخوری-کاشی-مدل-سپیدار-24-پارچه': made('kitchen.dinner_set'),
  'کاسه-سرو-لعابی-کاشی-مدل-لاجورد': made('kitchen.bowl'),
  'بانکه-شیشه-ای-هیرکان-با-در-فلزی': made('packs.jar', {
    label: 'jar-storage',
    fill: '#cfae7a',
    lumps: 0.05,
    lid: '#c9ccd0',
    h: 1.15,
  }),
  'چای-سیاه-بهاره-لاهیجان-دمساز': made('packs.tin', { label: 'tin-lahijan' }),
  'چای-سبز-کیسه-ای-دمساز-25-عددی': made('packs.carton', {
    label: 'box-green-tea',
    side: '#2f5d3a',
    opened: 'tea',
  }),
  'قهوه-عربیکا-دمساز-مدل-سحر': made('packs.pouch', {
    label: 'bag-coffee',
    color: '#2b2320',
    valve: true,
  }),
  'دمنوش-چای-ترش-دمساز-گلبرگ-کامل': made('packs.pouch', {
    label: 'bag-hibiscus',
    color: '#6d1430',
  }),
  'آجیل-چهارمغز-باغستان-کم-نمک': made('packs.pouch', {
    label: 'bag-mixed-nuts',
    color: '#20453a',
  }),
  'بادام-زمینی-آستانه-باغستان-با-پوست': made('packs.pouch', {
    label: 'bag-peanuts',
    color: '#b5522b',
  }),
  'کشمش-انگوری-ملایر-باغستان': made('packs.pouch', { label: 'bag-raisins', color: '#3d2a5c' }),
  'برگه-هلو-باغستان-آفتاب-خشک': made('packs.pouch', { label: 'bag-peach', color: '#e07a3f' }),
  'عسل-گون-سبلان-باغستان': made('packs.honey'),
  'کلوچه-فومن-دمساز-جعبه-12-عددی': made('packs.cookies'),
  'آب-نبات-زعفرانی-باغستان-با-هل': made('packs.candy'),
}
