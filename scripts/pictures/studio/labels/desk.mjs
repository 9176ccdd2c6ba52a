import { circle, path, rect, svg, times, words } from './svg.mjs'

const letters = [...'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوئ']

const page = () =>
  rect(0, 0, 600, 440, '#fdfdfb') +
  words('گزارش سه‌ماهه', 540, 80, 40, '#22303c', { anchor: 'end', weight: 700 }) +
  times(4, (nth) =>
    rect(
      540 - [460, 430, 470, 300][nth],
      120 + nth * 30,
      [460, 430, 470, 300][nth],
      10,
      '#9aa3ab',
      5,
    ),
  ) +
  times(6, (nth) => rect(90 + nth * 75, 400 - (nth + 2) * 18, 45, (nth + 2) * 18, '#55606b'))

export const desk = {
  ...Object.fromEntries(
    letters.map((letter, nth) => [
      `letter-${nth}`,
      () => svg(100, 100, words(letter, 50, 66, 64, '#fff', { weight: 500 })),
    ]),
  ),
  'disk-label': () =>
    svg(
      390,
      260,
      rect(0, 0, 390, 260, '#f6f3e8') +
        rect(0, 0, 390, 62, '#d1495b') +
        words('پژواک دیسکت', 195, 45, 38, '#fff', { weight: 700 }) +
        times(3, (nth) => rect(30, 118 + nth * 50, 330, 3, '#9db6c9')) +
        words('عکس‌های سفر', 350, 110, 36, '#27405a', { anchor: 'end' }) +
        words('SSD  ۱ ترابایت', 350, 160, 32, '#27405a', { anchor: 'end' }),
    ),
  'disk-label-small': () =>
    svg(
      390,
      260,
      rect(0, 0, 390, 260, '#f6f3e8') +
        rect(0, 0, 390, 72, '#1f9c9c') +
        words('دیسکتک', 195, 52, 46, '#fff', { weight: 700 }) +
        words('۱۲۸', 195, 190, 92, '#27405a', { weight: 700 }),
    ),
  'disk-cover': () =>
    svg(
      620,
      550,
      rect(0, 0, 620, 550, '#16324f') +
        circle(310, 260, 150, '#c9a24a') +
        circle(310, 260, 45, '#16324f') +
        path('M310 110 A150 150 0 0 1 460 260 L310 260Z', '#e8cf8d') +
        words('سنگ‌نبشته', 310, 480, 70, '#f3e3b3', { weight: 800 }) +
        words('دیسک بایگانی، ۵ عدد', 310, 528, 32, '#c9d6e2') +
        words('پژواک', 310, 70, 44, '#fff', { weight: 700 }),
    ),
  'page-print': () => svg(600, 440, page()),
  'panel-menu': () =>
    svg(
      400,
      220,
      rect(0, 0, 400, 220, '#10263a') +
        ['کپی', 'اسکن', 'فکس', 'چاپ']
          .map(
            (word, nth) =>
              rect(
                210 - (nth % 2) * 195,
                15 + Math.floor(nth / 2) * 100,
                180,
                90,
                ['#1f9c9c', '#d98a3d', '#6f47b0', '#2c66c8'][nth],
                12,
              ) + words(word, 300 - (nth % 2) * 195, 75 + Math.floor(nth / 2) * 100, 40, '#fff'),
          )
          .join(''),
    ),
}
