const views = [
  ['front'],
  ['side', { yaw: 55 }],
  ['back', { yaw: 160 }],
  ['detail', { at: true, fill: 1.9 }],
]
const made = (model, args = {}, more = {}) => ({ model, args, views, ...more })

export const leisure = {
  'توپ-فوتبال-الوند-دماوند-سایز-5': made('sport.football'),
  'توپ-بسکتبال-الوند-سالنی-سایز-7': made('sport.basketball'),
  'راکت-بدمینتون-الوند-نسیم-جفت': made('sport.badminton'),
  'دستکش-بوکس-الوند-پتک': made('sport.boxing_gloves'),
  'راکت-پینگ-پنگ-الوند-چابک': made('sport.tennis_bat'),
  'دوچرخه-شهری-الوند-گذر': made('sport.bicycle'),
  'اسکوتر-تاشو-الوند-پیک': made('sport.kick_scooter'),
  'اسکیت-برد-الوند-موج': made('sport.skateboard'),
  'چادر-کوهپا-بیستون': made('sport.tent'),
  'قطب-نما-کوهپا-برنجی': made('sport.compass'),
  'چمدان-کوهپا-رهسپار': made('sport.suitcase'),
  'کوله-پشتی-سفر-کوهپا-چابهار': made('sport.backpack', { travel: true, mark_: 'mark-koohpa' }),
  'چتر-عصایی-کوهپا-باران': made('sport.umbrella'),
  'کوله-پشتی-گام-رهرو': made('sport.backpack'),
  'عروسک-خرس-شادونه-پشمالو': made('toys.teddy'),
  'بادبادک-فرفره-لوزی': made('toys.kite'),
  'قطار-چوبی-فرفره-توسکا': made('toys.locomotive'),
  'ماشین-کنترلی-شادونه-کویر': made('toys.rc_car'),
  'پازل-شادونه-میدان-نقش-جهان': made(
    'toys.puzzle',
    {},
    {
      views: [...views, ['masuleh', { args: { art: 'puzzle-masuleh' } }]],
    },
  ),
  'شطرنج-چوبی-شادونه-وزیر': made('toys.chess'),
  'بازی-رومیزی-شادونه-کاروانسرا': made('toys.board_game'),
  'شیشه-شیر-فرفره-آرام': made('toys.baby_bottle'),
  'جغجغه-چوبی-فرفره-جفت': made('toys.rattles'),
}
