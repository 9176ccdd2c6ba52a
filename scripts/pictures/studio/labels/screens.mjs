import { circle, path, rect, svg, times, words } from './svg.mjs'
import { aurora, dunes, gradient, landscapes, peaks, tiles } from './wallpapers.mjs'

const bars = (w) =>
  words('نیکان‌تل', w - 40, 62, 30, '#fff', { anchor: 'end' }) +
  rect(40, 40, 46, 24, 'none', 6, 'stroke="#fff" stroke-width="4"') +
  rect(46, 46, 28, 12, '#fff')

const locked = (wallpaper, colours, { w = 660, h = 1420 } = {}) =>
  svg(
    w,
    h,
    wallpaper(colours, w, h) +
      bars(w) +
      words('سه‌شنبه ۲۴ اردیبهشت', w / 2, 190, 38, '#fff') +
      words('۹:۴۱', w / 2, 335, 150, '#fff', { weight: 300 }) +
      rect(w / 2 - 80, h - 35, 160, 9, '#fff', 5),
  )

const icons = [
  '#ff6b6b',
  '#ffd166',
  '#06d6a0',
  '#4cc9f0',
  '#b388eb',
  '#f8f9fa',
  '#ff9f6e',
  '#7bd389',
]

const dock = (w, h, size, count = 6) => {
  const width = count * size * 1.42 + size * 0.4
  return (
    rect((w - width) / 2, h - size * 1.9, width, size * 1.5, '#fff', size * 0.45, 'opacity=".28"') +
    times(count, (nth) =>
      rect(
        (w - width) / 2 + size * 0.4 + nth * size * 1.42,
        h - size * 1.65,
        size,
        size,
        icons[nth],
        size * 0.26,
      ),
    )
  )
}

const lines = (x, y, widths, step, colour) =>
  widths
    .map((width, nth) => rect(x - width, y + nth * step, width, step * 0.3, colour, step * 0.15))
    .join('')

const windowOn = (x, y, w, h) =>
  rect(x, y, w, h, '#fbfaf7', 16) +
  rect(x, y, w, 44, '#e6e3dd', 16) +
  ['#e76f51', '#e9c46a', '#2a9d8f']
    .map((colour, nth) => circle(x + w - 26 - nth * 26, y + 22, 8, colour))
    .join('') +
  lines(
    x + w - 50,
    y + 90,
    [520, 640, 600, 380, 640, 560, 300].map((width) => (width * w) / 780),
    (h - 150) / 7,
    '#c9c5bc',
  )

const tablet = (wallpaper, colours) =>
  svg(
    1500,
    1030,
    wallpaper(colours, 1500, 1030) +
      words('۹:۴۱', 1380, 190, 120, '#fff', { weight: 300, anchor: 'end' }) +
      words('سه‌شنبه ۲۴ اردیبهشت', 1380, 250, 36, '#fff', { anchor: 'end' }) +
      dock(1500, 1030, 84, 7),
  )

const editor = () =>
  rect(0, 0, 1600, 1000, '#1b1f27') +
  rect(0, 0, 300, 1000, '#14171d') +
  rect(0, 0, 1600, 40, '#101318') +
  times(18, (nth) => rect(40, 80 + nth * 46, 90 + ((nth * 67) % 140), 14, '#4b5563', 7)) +
  times(21, (nth) => {
    const indent = [0, 1, 2, 2, 1, 2, 3, 3, 2, 1, 0][nth % 11] * 50
    return ['#7dd3fc', '#f0abfc', '#86efac', '#fcd34d']
      .map((colour, part) =>
        rect(
          350 + indent + part * 190,
          80 + nth * 42,
          60 + ((nth * 53 + part * 71) % 110),
          15,
          colour,
          7,
          'opacity=".85"',
        ),
      )
      .slice(0, 2 + (nth % 3))
      .join('')
  })

const photo = () =>
  rect(0, 0, 1600, 1000, '#202226') +
  `<svg x="70" y="60" width="1130" height="880">${peaks(['#f7b267', '#f4845f', '#223a5e', '#5f6f9a'], 1130, 880)}</svg>` +
  times(
    9,
    (nth) =>
      rect(1260, 90 + nth * 90, 270, 8, '#4b4f57', 4) +
      circle(1290 + ((nth * 83) % 210), 94 + nth * 90, 15, '#d9dce1'),
  ) +
  times(9, (nth) => rect(1400, 56 + nth * 90, 130, 12, '#8b9099', 6))

const race = (w, h) =>
  `<defs>${gradient('sky', '#160f3a', '#ff4d6d', 0)}</defs>` +
  rect(0, 0, w, h, 'url(#sky)') +
  circle(w / 2, h * 0.5, h * 0.2, '#ffd166') +
  path(
    `M0 ${h * 0.55} L${w * 0.2} ${h * 0.34} L${w * 0.36} ${h * 0.55}Z M${w} ${h * 0.55} L${w * 0.8} ${h * 0.3} L${w * 0.62} ${h * 0.55}Z`,
    '#2a1a5e',
  ) +
  rect(0, h * 0.55, w, h * 0.45, '#120b2e') +
  times(13, (nth) =>
    path(
      `M${w / 2} ${h * 0.55} L${w / 2 + (nth - 6) * w * 0.17} ${h}`,
      'none',
      `stroke="#29e7ff" stroke-width="${w / 400}" opacity=".7"`,
    ),
  ) +
  times(6, (nth) =>
    rect(0, h * (0.56 + 0.012 * (nth + 1) ** 2), w, h / 300, '#29e7ff', 0, 'opacity=".6"'),
  )

const reading = () =>
  rect(0, 0, 1080, 1440, '#dedcd3') +
  words('فصل سوم', 540, 200, 54, '#33322e', { weight: 700 }) +
  [
    'صبح که شد باران بند آمده بود و کوچه بوی خاک',
    'می‌داد. مادربزرگ پنجره را باز کرد، گلدان‌ها را',
    'یکی‌یکی لب ایوان گذاشت و گفت: امسال انار',
    'زودتر می‌رسد. کسی حرفی نزد. صدای قطار از',
    'دور آمد و رفت، مثل هر روز، مثل همهٔ سال‌هایی',
    'که از این خانه گذشته بود.',
    'پسرک دفترش را بست. نامه‌ای که نوشته بود هنوز',
    'تمام نشده بود، اما می‌دانست از کجا باید ادامه',
    'بدهد: از همان باغ، از همان درخت که سایه‌اش',
    'روی دیوار همسایه می‌افتاد.',
  ]
    .map((line, nth) => words(line, 985, 330 + nth * 96, 43, '#3b3a35', { anchor: 'end' }))
    .join('') +
  words('۴۸ از ۲۱۲', 540, 1390, 34, '#6d6b63')

const drawing = () =>
  rect(0, 0, 1500, 1030, '#f3f1ea') +
  rect(0, 0, 90, 1030, '#2b2d31') +
  icons.map((colour, nth) => circle(45, 90 + nth * 92, 24, colour)).join('') +
  path('M380 820 C420 420 640 240 860 300 C1080 360 1180 560 1140 820Z', '#e07a5f') +
  path('M560 820 C600 560 720 470 840 500 C980 540 1020 660 1000 820Z', '#f2cc8f') +
  circle(1180, 260, 90, '#81b29a') +
  path(
    'M300 830 C600 780 900 870 1260 820',
    'none',
    'stroke="#3d405b" stroke-width="12" stroke-linecap="round"',
  ) +
  path(
    'M470 700 C560 520 700 380 880 380',
    'none',
    'stroke="#3d405b" stroke-width="7" stroke-linecap="round"',
  )

const kids = () =>
  `<defs>${gradient('sky', '#8ad7ff', '#e9f9ff', 0)}</defs>` +
  rect(0, 0, 1350, 920, 'url(#sky)') +
  circle(1120, 180, 90, '#ffd84d') +
  path('M0 640 Q340 470 680 640 T1350 600 V920 H0Z', '#7fcf6a') +
  path('M0 760 Q400 620 800 760 T1350 720 V920 H0Z', '#58b255') +
  times(
    5,
    (nth) =>
      circle(
        180 + nth * 250,
        700,
        62,
        ['#ff7b89', '#ffd166', '#6ecbf5', '#b79cf0', '#ff9f5a'][nth],
      ) +
      circle(162 + nth * 250, 690, 9, '#333') +
      circle(198 + nth * 250, 690, 9, '#333') +
      path(
        `M${160 + nth * 250} 716 q20 22 40 0`,
        'none',
        'stroke="#333" stroke-width="6" stroke-linecap="round"',
      ),
  )

const keypad = () =>
  rect(0, 0, 470, 460, '#0d3a6b') +
  rect(0, 0, 470, 56, '#08284c') +
  words('پارسه', 440, 40, 30, '#fff', { anchor: 'end' }) +
  times(4, (nth) => rect(24 + nth * 13, 38 - nth * 6, 9, 8 + nth * 6, '#fff')) +
  words('۹:۴۱', 235, 230, 130, '#fff', { weight: 700 }) +
  words('سه‌شنبه ۲۴ اردیبهشت', 235, 300, 36, '#cfe3ff') +
  words('فهرست', 440, 436, 34, '#fff', { anchor: 'end' }) +
  words('نام‌ها', 30, 436, 34, '#fff', { anchor: 'start' })

const digits = ['۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸', '۹', '✱', '۰', '#']

const desk = (colours, width = 1600) =>
  svg(
    width,
    1000,
    dunes(colours, width, 1000) + windowOn(width * 0.38, 140, 780, 560) + dock(width, 1000, 56),
  )

export const screens = {
  'screen-sea': () => locked(dunes, ['#0d2c54', '#2f9ba8', '#f4a261', '#e76f51']),
  'screen-rose': () => locked(dunes, ['#3a1c4f', '#c0567d', '#ffd6a5', '#ff8fa3']),
  'screen-moss': () => locked(dunes, ['#12312b', '#5e8d63', '#e9d8a6', '#94a87a']),
  'screen-peak': () => locked(peaks, ['#f2a65a', '#f7d6b0', '#2b3a42', '#6f7f8c']),
  'screen-dawn': () => locked(peaks, ['#274690', '#ffb3a7', '#1b2845', '#576ca8']),
  'screen-tile': () => locked(tiles, ['#0f3d5c', '#f1e3b8', '#1f8a8c', '#e0a458']),
  'screen-aurora': () => locked(aurora, ['#0a0f1f', '#5f2eea', '#00b8a9', '#f8719d']),
  'screen-plum': () => locked(aurora, ['#1b0f24', '#ff7e5f', '#8e44ad', '#feb47b']),
  'screen-game': () =>
    svg(
      660,
      1420,
      race(660, 1420) + bars(660) + words('۹:۴۱', 330, 300, 150, '#fff', { weight: 800 }),
    ),
  'screen-fold': () =>
    svg(
      1300,
      1340,
      dunes(['#1d2b53', '#7e5aa6', '#ffccaa', '#ff77a8'], 1300, 1340) +
        words('۹:۴۱', 650, 400, 170, '#fff', { weight: 300 }) +
        dock(1300, 1340, 96),
    ),
  'screen-keypad': () => svg(470, 460, keypad()),
  'screen-tablet': () => tablet(dunes, ['#123c69', '#5ab1bb', '#f7d6a0', '#e58f65']),
  'screen-tablet-mist': () => tablet(peaks, ['#9bb8d3', '#f3e4d4', '#33475b', '#7b93a8']),
  'screen-lesson': () =>
    svg(
      1500,
      1030,
      rect(0, 0, 1500, 1030, '#20453a') +
        words('درس ۴: کسرها', 1400, 140, 70, '#f4f1e4', { anchor: 'end', weight: 700 }) +
        words('۱/۲ + ۱/۴ = ۳/۴', 750, 330, 110, '#f9e4a0') +
        circle(430, 680, 200, 'none', 'stroke="#f4f1e4" stroke-width="8"') +
        path('M430 680 V480 A200 200 0 0 1 430 880Z', '#f2a65a') +
        circle(1050, 680, 200, 'none', 'stroke="#f4f1e4" stroke-width="8"') +
        path('M1050 680 V480 A200 200 0 1 1 850 680Z', '#6ec6b8'),
    ),
  'screen-read': () => svg(1080, 1440, reading()),
  'screen-draw': () => svg(1500, 1030, drawing()),
  'screen-kids': () => svg(1350, 920, kids()),
  'screen-desk': () => desk(['#10243e', '#3f7cac', '#ffe0b5', '#e58f65']),
  'screen-desk-lilac': () => desk(['#31255a', '#b58ecb', '#ffe3d3', '#e8a0bf']),
  'screen-desk-wide': () =>
    svg(
      2340,
      1000,
      dunes(['#0e2a3b', '#3d8f94', '#ffe0b5', '#e58f65'], 2340, 1000) +
        windowOn(1350, 120, 780, 600) +
        windowOn(330, 190, 780, 600) +
        dock(2340, 1000, 56),
    ),
  'screen-code': () => svg(1600, 1000, editor()),
  'screen-photo': () => svg(1600, 1000, photo()),
  'screen-race': () => svg(1600, 1000, race(1600, 1000)),
  'screen-lesson-desk': () =>
    svg(
      1600,
      1000,
      rect(0, 0, 1600, 1000, '#e8eef7') +
        windowOn(120, 90, 860, 800) +
        rect(1030, 90, 450, 380, '#fff', 16) +
        rect(1030, 510, 450, 380, '#fff', 16) +
        times(6, (nth) =>
          rect(
            1080 + nth * 62,
            830 - nth * 38,
            42,
            30 + nth * 38,
            ['#3b82f6', '#f59e0b'][nth % 2],
            6,
          ),
        ) +
        circle(1255, 280, 130, '#9fc5f8') +
        path('M1255 280 V150 A130 130 0 0 1 1385 280Z', '#3b82f6'),
    ),
  'screen-cinema': () =>
    svg(1600, 900, peaks(['#ff9a76', '#ffe3c2', '#16324f', '#4d6d9a'], 1600, 900)),
  'screen-night': () =>
    svg(1600, 900, dunes(['#0a1030', '#6a3fd4', '#ff9d6b', '#e8427c'], 1600, 900)),
  'screen-goal': () =>
    svg(
      1600,
      900,
      rect(0, 0, 1600, 900, '#2f8f46') +
        times(8, (nth) => rect(nth * 200, 0, 100, 900, '#35a04f')) +
        rect(60, 60, 1480, 780, 'none', 0, 'stroke="#fff" stroke-width="7"') +
        circle(800, 450, 130, 'none', 'stroke="#fff" stroke-width="7"') +
        path('M800 60 V840', 'none', 'stroke="#fff" stroke-width="7"') +
        times(14, (nth) =>
          circle(
            150 + ((nth * 379) % 1300),
            130 + ((nth * 233) % 640),
            15,
            nth % 2 ? '#c0202f' : '#2c66c8',
          ),
        ) +
        rect(90, 70, 300, 60, '#101318', 8) +
        words('ایران ۲ – ۱ کره', 240, 113, 34, '#fff'),
    ),
  'screen-viewfinder': () =>
    svg(
      900,
      600,
      peaks(['#8ecae6', '#fff1d6', '#23402f', '#5f8f6b'], 900, 600) +
        rect(0, 0, 900, 600, 'none', 0) +
        path(
          'M340 240 v-40 h40 M560 240 v-40 h-40 M340 360 v40 h40 M560 360 v40 h-40',
          'none',
          'stroke="#fff" stroke-width="6"',
        ) +
        words('f/4   1/500   ISO 200', 450, 560, 40, '#fff'),
    ),
  ...Object.fromEntries(
    digits.map((digit, nth) => [
      `key-${nth}`,
      () => svg(200, 100, words(digit, 100, 76, 76, '#fff', { weight: 700 })),
    ]),
  ),
  ...landscapes,
}
