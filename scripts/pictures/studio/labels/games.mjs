import { circle, path, rect, star, svg, times, words } from './svg.mjs'

const arches = (count, x, y, w, h, fill) =>
  times(count, (nth) =>
    path(
      `M${x + nth * w + w * 0.1} ${y + h} V${y + h * 0.4} Q${x + nth * w + w * 0.5} ${y - h * 0.15} ${x + nth * w + w * 0.9} ${y + h * 0.4} V${y + h}Z`,
      fill,
    ),
  )

export const games = {
  'puzzle-naghsh': () =>
    svg(
      1395,
      995,
      rect(0, 0, 1395, 995, '#7cc3e8') +
        rect(0, 470, 1395, 300, '#d9b983') +
        arches(16, 0, 500, 87, 110, '#8f6a3d') +
        arches(16, 0, 630, 87, 130, '#a77d4a') +
        rect(560, 380, 275, 390, '#e3c995') +
        path('M590 770 V520 Q697 380 805 520 V770Z', '#2c7da0') +
        path('M620 380 C600 250 640 170 697 130 C754 170 794 250 774 380Z', '#2aa5a0') +
        circle(697, 120, 12, '#d8b45a') +
        rect(520, 250, 26, 520, '#e3c995') +
        rect(850, 250, 26, 520, '#e3c995') +
        rect(0, 770, 1395, 225, '#6fa35a') +
        rect(330, 800, 735, 130, '#8fd0ea', 60) +
        rect(0, 0, 1395, 110, '#1f3056') +
        words('شادونه، پازل نقش جهان', 1340, 78, 64, '#f4e4b0', { anchor: 'end', weight: 800 }) +
        words('۱۰۰۰ قطعه', 60, 78, 60, '#f4e4b0', { anchor: 'start', weight: 700 }),
    ),
  'puzzle-masuleh': () =>
    svg(
      1395,
      995,
      rect(0, 0, 1395, 995, '#bfe0ea') +
        path('M0 420 Q250 200 520 330 T1000 240 T1395 330 V995 H0Z', '#4f8f5a') +
        path('M0 560 Q400 430 800 520 T1395 480 V995 H0Z', '#3c7549') +
        times(4, (row) =>
          times(7 - (row % 2), (column) => {
            const x = 40 + column * 190 + (row % 2) * 95
            const y = 390 + row * 145
            return (
              rect(x, y, 178, 140, ['#e6bb5c', '#efcd7d', '#dca84a'][(row + column) % 3]) +
              rect(x - 8, y - 14, 194, 22, '#8a6440') +
              times(2, (nth) => rect(x + 26 + nth * 74, y + 36, 52, 62, '#6d3f22', 4)) +
              times(2, (nth) => rect(x + 32 + nth * 74, y + 42, 40, 50, '#f6ead0', 2)) +
              rect(x + 18, y + 104, 142, 16, '#c0392b')
            )
          }),
        ) +
        rect(0, 0, 1395, 110, '#24513a') +
        words('شادونه، پازل ماسوله', 1340, 78, 64, '#f4e4b0', { anchor: 'end', weight: 800 }) +
        words('۱۰۰۰ قطعه', 60, 78, 60, '#f4e4b0', { anchor: 'start', weight: 700 }),
    ),
  'box-caravan': () =>
    svg(
      1345,
      1145,
      rect(0, 0, 1345, 1145, '#f2a65a') +
        circle(950, 420, 190, '#ffe0a3') +
        path('M0 720 Q340 560 700 720 T1345 660 V1145 H0Z', '#c8693a') +
        path('M0 880 Q400 740 800 880 T1345 820 V1145 H0Z', '#8f3f26') +
        rect(300, 560, 520, 230, '#7a3a22') +
        arches(5, 300, 590, 104, 200, '#3a1c14') +
        times(4, (nth) =>
          path(
            `M${240 + nth * 230} 900 q20 -90 60 -60 q20 -60 50 0 q40 -10 40 60 l-10 70 h-14 l-4 -60 h-70 l-6 60 h-14Z`,
            '#2b1712',
          ),
        ) +
        words('کاروانسرا', 672, 230, 220, '#3a1c14', { weight: 800 }) +
        words('بازی رومیزی، ۲ تا ۵ نفر', 672, 1080, 82, '#ffe8c4'),
    ),
  'board-caravan': () =>
    svg(
      1480,
      930,
      rect(0, 0, 1480, 930, '#ecd6a4') +
        rect(25, 25, 1430, 880, 'none', 0, 'stroke="#7a3a22" stroke-width="12"') +
        path(
          'M150 760 C350 500 500 800 700 560 S1050 260 1330 180',
          'none',
          'stroke="#a8552f" stroke-width="16" stroke-dasharray="36 26"',
        ) +
        times(11, (nth) =>
          star(
            150 + nth * 118,
            [760, 640, 610, 650, 640, 560, 440, 350, 290, 240, 190][nth],
            48,
            ['#2c7da0', '#c0202f', '#2b9a60'][nth % 3],
          ),
        ) +
        star(330, 260, 130, 'none', 'stroke="#7a3a22" stroke-width="10"') +
        star(1120, 680, 130, 'none', 'stroke="#7a3a22" stroke-width="10"'),
    ),
  'dial-compass': () =>
    svg(
      600,
      600,
      circle(300, 300, 300, '#f4efe0') +
        star(300, 300, 170, '#d9c08a') +
        times(72, (nth) =>
          rect(
            298,
            20,
            nth % 6 ? 3 : 6,
            nth % 6 ? 22 : 42,
            '#2b2118',
            0,
            `transform="rotate(${nth * 5} 300 300)"`,
          ),
        ) +
        words('شمال', 300, 120, 54, '#c0202f', { weight: 700 }) +
        words('جنوب', 300, 520, 54, '#2b2118', { weight: 700 }) +
        words('خاور', 485, 318, 50, '#2b2118', { weight: 700 }) +
        words('باختر', 112, 318, 50, '#2b2118', { weight: 700 }),
    ),
  'deck-wave': () =>
    svg(
      1200,
      300,
      rect(0, 0, 1200, 300, '#e9dfc3') +
        times(5, (nth) =>
          path(
            `M0 ${90 + nth * 48} q100 -60 200 0 t200 0 t200 0 t200 0 t200 0 t200 0 V300 H0Z`,
            ['#2c66c8', '#1f9c9c', '#f0c232', '#ea7f26', '#c0202f'][nth],
          ),
        ),
    ),
}
