import { circle, path, rect, svg, times, words } from './svg.mjs'

const dial = (ground, ink) =>
  rect(0, 0, 600, 600, ground) +
  times(60, (nth) =>
    rect(
      298,
      22,
      nth % 5 ? 3 : 7,
      nth % 5 ? 14 : 32,
      nth % 5 ? ink : '#fff',
      0,
      `transform="rotate(${nth * 6} 300 300)"`,
    ),
  )

const arc = (x, y, r, colour, part, width = 22) =>
  circle(x, y, r, 'none', `stroke="${colour}" stroke-width="${width}" opacity=".25"`) +
  circle(
    x,
    y,
    r,
    'none',
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${2 * Math.PI * r * part} 9999" transform="rotate(-90 ${x} ${y})"`,
  )

export const faces = {
  'face-digital': () =>
    svg(
      600,
      600,
      rect(0, 0, 600, 600, '#05070a') +
        arc(300, 300, 262, '#2dd4bf', 0.7, 16) +
        words('۹:۴۱', 300, 320, 170, '#fff', { weight: 500 }) +
        words('سه‌شنبه ۲۴ اردیبهشت', 300, 395, 38, '#9bd3c6') +
        words('۶۲۴۰ گام', 300, 175, 40, '#ffb86b') +
        words('۷۲', 300, 480, 56, '#ff6b81', { weight: 600 }),
    ),
  'face-needles': () =>
    svg(
      600,
      600,
      dial('#0b0e13', '#7d8790') +
        rect(292, 165, 16, 145, '#fff', 8, 'transform="rotate(-58 300 300)"') +
        rect(294, 85, 12, 225, '#fff', 6, 'transform="rotate(48 300 300)"') +
        rect(298, 60, 4, 290, '#ff7a3d', 2, 'transform="rotate(200 300 300)"') +
        circle(300, 300, 14, '#ff7a3d') +
        arc(300, 430, 52, '#2dd4bf', 0.6, 12) +
        words('۲۴', 300, 446, 44, '#fff'),
    ),
  'face-ultra': () =>
    svg(
      600,
      680,
      rect(0, 0, 600, 680, '#05070a') +
        words('۹:۴۱', 300, 270, 200, '#ff9d4d', { weight: 700 }) +
        path(
          'M40 470 L150 390 L220 440 L330 330 L430 430 L560 370',
          'none',
          'stroke="#7CFF6B" stroke-width="12" stroke-linejoin="round"',
        ) +
        words('۱۸۴۲ متر', 300, 560, 66, '#fff', { weight: 600 }) +
        words('شمال شرقی', 300, 620, 42, '#9aa3ab') +
        words('۲۴ اردیبهشت', 300, 90, 46, '#cfd6dc'),
    ),
  'face-square': () =>
    svg(
      550,
      670,
      rect(0, 0, 550, 670, '#05070a') +
        words('۹:۴۱', 275, 190, 150, '#fff', { weight: 600 }) +
        [150, 108, 66]
          .map((r, nth) =>
            arc(275, 440, r, ['#ff4d6d', '#7CFF6B', '#4cc9f0'][nth], [0.8, 0.62, 0.9][nth], 30),
          )
          .join(''),
    ),
  'face-band': () =>
    svg(
      250,
      640,
      rect(0, 0, 250, 640, '#05070a') +
        words('۹', 125, 190, 170, '#fff', { weight: 600 }) +
        words('۴۱', 125, 350, 170, '#2dd4bf', { weight: 600 }) +
        arc(125, 490, 62, '#ff9d4d', 0.7, 14) +
        words('۶۲٪', 125, 505, 44, '#fff'),
    ),
  'face-yas': () =>
    svg(
      600,
      600,
      rect(0, 0, 600, 600, '#1a1020') +
        times(8, (nth) =>
          path(
            'M300 300 C240 210 260 110 300 80 C340 110 360 210 300 300',
            '#e7b7c8',
            `opacity=".55" transform="rotate(${nth * 45} 300 300)"`,
          ),
        ) +
        circle(300, 300, 70, '#1a1020') +
        words('۹:۴۱', 300, 330, 84, '#fff', { weight: 600 }),
    ),
  'face-kids': () =>
    svg(
      560,
      580,
      rect(0, 0, 560, 580, '#57c4f2') +
        path('M0 400 Q140 330 280 400 T560 380 V580 H0Z', '#7fcf6a') +
        words('۹:۴۱', 280, 190, 150, '#fff', { weight: 800 }) +
        circle(280, 380, 120, '#ffd84d') +
        circle(240, 355, 14, '#333') +
        circle(320, 355, 14, '#333') +
        path(
          'M230 405 q50 60 100 0',
          'none',
          'stroke="#333" stroke-width="12" stroke-linecap="round"',
        ),
    ),
  'text-256': () => svg(240, 120, words('۲۵۶', 120, 88, 92, '#fff', { weight: 800 })),
  'text-24': () => svg(120, 90, words('۲۴', 60, 72, 72, '#fff', { weight: 700 })),
  'dial-radio': () =>
    svg(
      500,
      240,
      rect(0, 0, 500, 240, '#f4dfa6') +
        times(21, (nth) =>
          rect(30 + nth * 22, nth % 5 ? 120 : 100, 3, nth % 5 ? 30 : 50, '#5b3a1c'),
        ) +
        ['۸۸', '۹۲', '۹۶', '۱۰۰', '۱۰۴']
          .map((word, nth) => words(word, 32 + nth * 110, 84, 36, '#5b3a1c', { weight: 600 }))
          .join('') +
        rect(268, 60, 5, 120, '#c0202f') +
        words('موج FM', 250, 220, 34, '#5b3a1c'),
    ),
  'panel-retro': () =>
    svg(
      1460,
      860,
      rect(0, 0, 1460, 860, '#1b1c1f') +
        ['#d1495b', '#edae49', '#f2d974', '#66a182', '#2e6f95']
          .map((colour, nth) => rect(0, 620 + nth * 34, 1460, 34, colour))
          .join('') +
        words('خاطره', 1100, 190, 150, '#f2d974', { weight: 800 }) +
        words('آرتا، ۶۰ بازی', 640, 110, 52, '#e9e6da'),
    ),
}
