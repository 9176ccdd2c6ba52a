const views = [
  ['front'],
  ['side', { yaw: 55 }],
  ['back', { yaw: 160 }],
  ['detail', { at: true, fill: 1.9 }],
]
const made = (model, args = {}, more = {}) => ({ model, args, views, ...more })
const watchViews = [
  ['front'],
  ['side', { yaw: 55 }],
  ['back', { yaw: 100 }],
  ['detail', { at: [0.64, 0.1, 0.55], fill: 1.6 }],
]
const wrist = { views: watchViews, ofEachColour: ['side'] }
const watch = (args, more) => made('watches.smart', args, { ...wrist, ...more })
const dial = (args, more) => made('watches.dial', args, { ...wrist, ...more })
const band = (args) => ({ ...watch(args), model: 'watches.band', dye: 'strap' })

export const media = {
  'هدفون-بی-سیم-آوا-سکوت-3': made('audio.headphones'),
  'هدفون-روگوشی-بی-سیم-آوا-پر': made('audio.headphones', { on_ear: true }),
  'هدفون-بازی-پژواک-میدان-7': made('audio.headphones', {
    mic: true,
    light: '#ff2d6b',
    logo: 'mark-pejvak',
  }),
  'هدفون-استودیویی-پژواک-پرده-80': made('audio.headphones', {
    color: '#26272a',
    wired: true,
    logo: 'mark-pejvak',
  }),
  'هدفون-کودک-آوا-جوجه': made('audio.headphones', { kids: true, on_ear: true }),
  'اسپیکر-بلوتوثی-پژواک-دره-2': made('audio.portable_speaker'),
  'اسپیکر-رادیویی-پژواک-مدل-نوستالژی': made('audio.radio'),
  'میکروفون-اسپیکردار-پژواک-دورهمی': made('audio.karaoke'),
  'تلویزیون-هوشمند-افق-کرانه-4k': made('screens.tv', { screen: 'screen-cinema' }),
  'تلویزیون-اولد-دیدار-شبنم-55': made('screens.tv', {
    screen: 'screen-night',
    thin: 0.025,
    feet: 'plate',
    rim: 0.012,
  }),
  'تلویزیون-رومیزی-دیدار-طاقچه-24': made('screens.small_tv'),
  'دوربین-بدون-آینه-دیدار-نگاه-x2': made(
    'screens.mirrorless',
    {},
    { views: [...views, ['body', { args: { pose: 'body' } }]] },
  ),
  'دوربین-جمع-و-جور-افق-چشمک': made('screens.compact'),
  'دوربین-فیلم-برداری-افق-روایت-20': made('screens.camcorder'),
  'دسته-بازی-بی-سیم-شبدیز-تاخت-2': made('screens.gamepad'),
  'کنسول-بازی-آرتا-خاطره': made(
    'screens.joystick_console',
    {},
    { views: [...views, ['two', { args: { pose: 'two' } }]] },
  ),
  'ساعت-هوشمند-کیهان-مدار-3': watch({ face: 'face-digital' }),
  'ساعت-هوشمند-کیهان-مدار-3-اولترا': watch(
    { face: 'face-ultra', shape: 'ultra', color: '#a9a49c', crown: 2 },
    { dye: 'strap' },
  ),
  'ساعت-هوشمند-نیکان-تپش-2': watch({ face: 'face-square', shape: 'square' }),
  'مچ-بند-هوشمند-پارسه-باند-4': band({}),
  'ساعت-هوشمند-زنانه-لوتوس-یاس': watch({
    face: 'face-yas',
    kind: 'mesh',
    slim: 0.86,
    strap: '#d8c9b0',
  }),
  'ساعت-کودک-کیهان-همراه': { ...watch({}), model: 'watches.kids' },
  'ساعت-مچی-مردانه-آریان-زمان-سپاهان': dial({ kind: 'leather' }),
  'ساعت-مچی-خودکار-آریان-زمان-ارگ': dial({ kind: 'steel', backs: true }, { dye: 'face' }),
  'ساعت-مچی-زنانه-آریان-زمان-گلنار': dial(
    { kind: 'mesh', case: '#d9b48f', slim: 0.82, date: false },
    { dye: 'face' },
  ),
  'ساعت-مچی-کرنوگراف-آریان-زمان-تندباد': dial({
    kind: 'leather',
    color: '#2a2522',
    face: '#1c2430',
    chrono: true,
  }),
  'هندزفری-بی-سیم-آوا-نجوا': made('audio.earbud_case'),
  'هندزفری-بی-سیم-پژواک-زمزمه': made('audio.earbud_case', {
    stem: false,
    tall: true,
    logo: 'mark-pejvak',
  }),
  'هندزفری-ورزشی-پژواک-شتاب': made('audio.sport_hooks'),
  'هندزفری-گردنی-پژواک-گردباد': made('audio.neckband_phones'),
  'هندزفری-سیمی-آوا-نخ': made('audio.wired_buds'),
  'هدست-اداری-آوا-میز': made('audio.headphones', { on_ear: true, mic: true, pad: '#2b2b2d' }),
  'اسپیکر-کتابخانه-ای-آوا-رف': made('audio.bookshelf_speakers'),
  'ساندبار-پژواک-ایوان': made('audio.soundbar'),
  'اسپیکر-جیبی-پژواک-سنگریزه': made('audio.puck_speaker'),
  'ساعت-مچی-آریان-زمان-مهتاب': dial({ kind: 'leather', slim: 0.86, date: false, face: '#f4f1ea' }),
  'ساعت-مچی-آریان-زمان-الموت': dial({ kind: 'steel', face: '#f0ede6' }, { dye: 'case' }),
  'ساعت-مچی-کرنوگراف-آریان-زمان-رخش': dial({ kind: 'steel', chrono: true }, { dye: 'face' }),
  'کنسول-دستی-شبدیز-رکاب': made('screens.handheld'),
  'کنسول-خانگی-آرتا-سکو': made(
    'screens.home_console',
    {},
    {
      dyed: {
        سفید: { color: '#eeeeea', pad: '#eeeeea' },
        مشکی: { color: '#26282b', pad: '#26282b' },
      },
    },
  ),
  'فرمان-بازی-شبدیز-عنان': made('screens.race_wheel'),
  'دسته-بازی-سیمی-آرتا-جفت': made('screens.controller_pair'),
  'تلویزیون-هوشمند-دیدار-پنجره-43': made('screens.tv', {
    screen: 'screen-goal',
    W: 2.5,
    feet: 'plate',
    rim: 0.03,
  }),
  'تلویزیون-افق-رنگین-کمان-50': made('screens.tv', {
    screen: 'screen-reef',
    W: 2.7,
    rim: 0.014,
    thin: 0.04,
  }),
  'تلویزیون-افق-ایوان-75': made('screens.tv', {
    screen: 'screen-dunes',
    W: 3.3,
    rim: 0.016,
    feet: 'blades',
    thin: 0.045,
  }),
  'دوربین-ورزشی-دیدار-جهش': made('screens.action_cam'),
  'دوربین-چاپ-فوری-افق-ورق': made('screens.instant_cam'),
  'سه-پایه-دوربین-دیدار-استوار': made('screens.tripod'),
}
