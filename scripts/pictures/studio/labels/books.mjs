import { circle, path, rect, star, svg, times, words } from './svg.mjs'

const cover = (ground, art, lines) =>
  svg(
    612,
    900,
    rect(0, 0, 612, 900, ground) +
      art +
      lines
        .map(([text, y, size, fill, weight = 800]) => words(text, 306, y, size, fill, { weight }))
        .join(''),
  )

const spine = (ground, ink, title, author) =>
  svg(
    900,
    130,
    rect(0, 0, 900, 130, ground) +
      words(title, 840, 86, 58, ink, { anchor: 'end', weight: 700 }) +
      words(author, 60, 84, 40, ink, { anchor: 'start' }),
  )

const medallion = (x, y, r, colour) =>
  star(x, y, r, 'none', `stroke="${colour}" stroke-width="6"`) +
  star(x, y, r * 0.72, 'none', `stroke="${colour}" stroke-width="4"`) +
  times(8, (nth) =>
    path(
      `M${x} ${y} q${r * 0.16} -${r * 0.32} 0 -${r * 0.58} q-${r * 0.16} ${r * 0.26} 0 ${r * 0.58}`,
      colour,
      `transform="rotate(${nth * 45} ${x} ${y})"`,
    ),
  )

const frame = (colour) =>
  rect(36, 36, 540, 828, 'none', 0, `stroke="${colour}" stroke-width="7"`) +
  rect(54, 54, 504, 792, 'none', 0, `stroke="${colour}" stroke-width="3"`) +
  [
    [70, 70],
    [542, 70],
    [70, 830],
    [542, 830],
  ]
    .map(([x, y]) => star(x, y, 34, colour))
    .join('')

const snow = times(40, (nth) =>
  circle((nth * 137) % 612, (nth * 211) % 620, 4 + (nth % 4) * 3, '#fff', 'opacity=".9"'),
)

export const books = {
  'book-hafez': () =>
    cover('#14403a', frame('#d8b45a') + medallion(306, 500, 150, '#d8b45a'), [
      ['دیوان حافظ', 250, 104, '#f2dfa6'],
      ['نشر نستعلیق', 790, 44, '#d8b45a', 500],
    ]),
  'spine-hafez': () => spine('#103530', '#d8b45a', 'دیوان حافظ', 'نستعلیق'),
  'book-shahnameh': () =>
    cover(
      '#5c1a1a',
      frame('#dcb765') + medallion(306, 520, 165, '#dcb765') + medallion(306, 520, 70, '#f4dd9a'),
      [
        ['شاهنامه', 250, 124, '#f4dd9a'],
        ['فردوسی', 780, 60, '#dcb765', 600],
      ],
    ),
  ...Object.fromEntries(
    ['یکم', 'دوم', 'سوم'].map((word, nth) => [
      `spine-shahnameh-${nth}`,
      () =>
        svg(
          900,
          250,
          rect(0, 0, 900, 250, '#4d1414') +
            [60, 830].map((x) => rect(x, 0, 12, 250, '#dcb765')).join('') +
            star(190, 125, 62, 'none', 'stroke="#dcb765" stroke-width="7"') +
            words('شاهنامه', 780, 160, 110, '#f4dd9a', { anchor: 'end', weight: 800 }) +
            words(`جلد ${word}`, 290, 150, 62, '#dcb765', { anchor: 'start', weight: 600 }),
        ),
    ]),
  ),
  'book-novel': () =>
    cover(
      '#e9dcc3',
      path('M0 900 V470 L150 400 V900Z M612 900 V430 L450 380 V900Z', '#c98a5a') +
        path('M150 400 L300 455 L450 380 V900 H150Z', '#dcae7e') +
        path('M250 900 V620 a56 56 0 0 1 112 0 V900Z', '#5b3420') +
        times(
          9,
          (nth) =>
            circle(90 + ((nth * 97) % 440), 330 + ((nth * 61) % 150), 30, '#b3263f') +
            path(
              `M${90 + ((nth * 97) % 440)} ${300 + ((nth * 61) % 150)} l-9 -16 9 6 9 -6Z`,
              '#b3263f',
            ),
        ),
      [
        ['کوچهٔ', 140, 96, '#3a2015'],
        ['انارستان', 250, 124, '#8e1f33'],
        ['مهرو دشتبان', 860, 48, '#fff6e6', 600],
      ],
    ),
  'spine-novel': () => spine('#8e1f33', '#fff1dc', 'کوچهٔ انارستان', 'مهرو دشتبان'),
  'book-cooking': () =>
    cover(
      '#f4c95d',
      circle(306, 600, 220, '#fff6df') +
        path('M130 560 H482 V690 a110 110 0 0 1 -110 90 H240 a110 110 0 0 1 -110 -90Z', '#2f5d4e') +
        rect(95, 530, 422, 44, '#264b3f', 22) +
        circle(306, 512, 24, '#264b3f') +
        times(3, (nth) =>
          path(
            `M${230 + nth * 76} 470 q-26 -40 0 -76 t0 -70`,
            'none',
            'stroke="#c0602a" stroke-width="11" stroke-linecap="round"',
          ),
        ),
      [
        ['دیگ‌های', 130, 100, '#3a2a12'],
        ['مادربزرگ', 245, 112, '#3a2a12'],
        ['۹۶ غذای شهرهای ایران', 862, 44, '#3a2a12', 600],
      ],
    ),
  'spine-cooking': () => spine('#2f5d4e', '#f4c95d', 'دیگ‌های مادربزرگ', 'کاغذک'),
  'book-fish': () =>
    cover(
      '#2c7da0',
      snow +
        path('M0 700 Q150 650 306 700 T612 690 V900 H0Z', '#e9f5fb') +
        path('M150 470 C220 350 400 360 460 470 C400 580 220 590 150 470Z', '#ff8c42') +
        path('M150 470 L50 400 V540Z', '#ff6b35') +
        circle(390, 440, 26, '#fff') +
        circle(397, 442, 13, '#222') +
        times(3, (nth) =>
          path(
            `M${250 + nth * 45} 410 q26 60 0 120`,
            'none',
            'stroke="#ffb703" stroke-width="9" stroke-linecap="round"',
          ),
        ),
      [
        ['ماهی‌ای که', 150, 84, '#fff'],
        ['برف ندیده بود', 255, 84, '#fff'],
        ['نشر کاغذک', 850, 46, '#2c7da0', 700],
      ],
    ),
  'spine-fish': () => spine('#ff8c42', '#fff', 'ماهی‌ای که برف ندیده بود', 'کاغذک'),
  'book-code': () =>
    cover(
      '#14213d',
      times(9, (nth) =>
        rect(
          520 - ((nth * 53) % 90) - [260, 340, 220, 380, 300, 180, 320, 260, 360][nth],
          430 + nth * 44,
          [260, 340, 220, 380, 300, 180, 320, 260, 360][nth],
          20,
          ['#fca311', '#8ecae6', '#90e0a8', '#f28482'][nth % 4],
          10,
        ),
      ),
      [
        ['از صفر', 150, 120, '#fca311'],
        ['تا برنامک', 280, 110, '#fff'],
        ['آموزش برنامه‌نویسی با Python', 370, 38, '#8ecae6', 500],
      ],
    ),
  'spine-code': () => spine('#0d1730', '#fca311', 'از صفر تا برنامک', 'کاغذک'),
  'book-planner': () =>
    cover(
      '#a8743c',
      times(42, (nth) =>
        rect(
          112 + (nth % 7) * 57,
          470 + Math.floor(nth / 7) * 57,
          44,
          44,
          nth % 7 === 6 ? '#7c2a1c' : '#f6e8cf',
          8,
          nth < 3 || nth > 33 ? 'opacity=".35"' : '',
        ),
      ),
      [
        ['امروز', 210, 150, '#fff6e4'],
        ['دفتر برنامه‌ریزی ۱۴۰۶', 320, 46, '#fff6e4', 500],
        ['شنبه تا جمعه', 410, 38, '#5d3514', 600],
      ],
    ),
  'spine-planner': () => spine('#8a5a2a', '#fff6e4', 'امروز', 'کاغذک'),
  'page-dots': () =>
    svg(
      660,
      960,
      rect(0, 0, 660, 960, '#f8f4e8') +
        times(30, (row) =>
          times(20, (column) => circle(32 + column * 31.5, 30 + row * 31.2, 2.6, '#a8a394')),
        ),
    ),
  'page-poem': () =>
    svg(
      930,
      730,
      rect(0, 0, 930, 730, '#f6f1e4') +
        ['بیا تا گل برافشانیم و می در ساغر اندازیم', 'فلک را سقف بشکافیم و طرحی نو دراندازیم']
          .map((line, nth) => words(line, 880, 150 + nth * 90, 42, '#1f3056', { anchor: 'end' }))
          .join(''),
    ),
  'box-crayons': () =>
    svg(
      1355,
      615,
      rect(0, 0, 1355, 615, '#f0c232') +
        times(12, (nth) =>
          rect(
            nth * 113,
            470,
            113,
            145,
            [
              '#c0202f',
              '#ea7f26',
              '#f6df7a',
              '#8fbf3f',
              '#2b9a60',
              '#1f9c9c',
              '#2c66c8',
              '#1f3056',
              '#6f47b0',
              '#eb9ab2',
              '#74492f',
              '#232427',
            ][nth],
          ),
        ) +
        words('مداد شمعی', 860, 250, 190, '#3a2a12', { weight: 800 }) +
        words('کاغذک، ۲۴ رنگ', 860, 390, 100, '#3a2a12') +
        circle(240, 240, 150, '#fff6df') +
        path('M170 320 L270 120 L320 145 L220 345Z', '#c0202f'),
    ),
}

export const homeLabels = {
  ...Object.fromEntries(
    ['۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸', '۹', '۱۰', '۱۱', '۱۲'].map((digit, nth) => [
      `hour-${nth}`,
      () => svg(100, 100, words(digit, 50, 74, 72, '#fff', { weight: 600 })),
    ]),
  ),
  'box-bulb': () =>
    svg(
      550,
      1000,
      rect(0, 0, 550, 1000, '#f6c453') +
        rect(0, 0, 550, 250, '#1f3056') +
        words('فانوس', 275, 165, 130, '#f6c453', { weight: 800 }) +
        circle(275, 500, 150, '#fffdf4') +
        path('M215 640 H335 V720 H215Z', '#8d9196') +
        words('لامپ LED', 275, 830, 80, '#1f3056', { weight: 700 }) +
        words('۱۲ وات، E27', 275, 920, 62, '#1f3056'),
    ),
  'label-candle': () =>
    svg(
      600,
      440,
      rect(0, 0, 600, 440, '#fbf7ec') +
        rect(14, 14, 572, 412, 'none', 0, 'stroke="#6b5236" stroke-width="4"') +
        words('هیرکان', 300, 130, 76, '#6b5236', { weight: 700 }) +
        words('بهارنارنج', 300, 260, 100, '#3a2a1c', { weight: 800 }) +
        words('شمع سویا', 300, 360, 60, '#6b5236'),
    ),
}
