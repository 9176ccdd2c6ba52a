import { circle, path, rect, star, svg, times, words } from './svg.mjs'

const white = '#fff'
const line = (width) => `stroke="${white}" stroke-width="${width}" stroke-linecap="round"`

const knots = () =>
  times(8, (row) =>
    times(4, (column) => {
      const x = column * 200 + (row % 2) * 100
      const y = row * 190 + 60
      return (
        star(x, y, 88, 'none', line(7)) +
        star(x, y, 52, 'none', line(5)) +
        path(`M${x + 88} ${y} H${x + 112} M${x} ${y + 88} L${x + 100} ${y + 190}`, 'none', line(5))
      )
    }),
  )

const vines = () =>
  times(3, (nth) => {
    const x = 110 + nth * 220
    return (
      path(
        `M${x} 1420 C${x - 180} 1150 ${x + 180} 980 ${x} 720 S${x + 140} 320 ${x} 20`,
        'none',
        line(7),
      ) +
      times(9, (leaf) => {
        const y = 1340 - leaf * 150
        const side = leaf % 2 ? 1 : -1
        return (
          path(
            `M${x} ${y} q${side * 90} -20 ${side * 80} -100 q${side * -80} 10 ${side * -80} 100`,
            white,
          ) + circle(x - side * 62, y - 60, 16, white)
        )
      })
    )
  })

const cypresses = () =>
  times(6, (row) =>
    times(3, (column) => {
      const x = 110 + column * 220 + (row % 2) * 110
      const y = 210 + row * 240
      return (
        path(
          `M${x} ${y - 150} C${x + 80} ${y - 40} ${x + 66} ${y + 50} ${x} ${y + 60} C${x - 66} ${y + 50} ${x - 80} ${y - 40} ${x} ${y - 150}Z`,
          'none',
          line(8),
        ) +
        path(`M${x} ${y - 90} V${y + 100}`, 'none', line(6)) +
        circle(x + 95, y + 40, 9, white)
      )
    }),
  )

export const patterns = {
  'case-knot': () => svg(690, 1470, knots()),
  'case-vine': () => svg(690, 1470, vines()),
  'case-cypress': () => svg(690, 1470, cypresses()),
  'text-65w': () => svg(400, 200, words('65W', 200, 140, 110, white, { weight: 600 })),
  'text-87': () =>
    svg(
      300,
      150,
      rect(0, 0, 300, 150, '#050607') + words('۸۷٪', 150, 116, 118, '#dffaff', { weight: 500 }),
    ),
  'face-rings': () =>
    svg(
      290,
      350,
      rect(0, 0, 290, 350, '#05070a') +
        words('۹:۴۱', 145, 110, 84, white, { weight: 600 }) +
        [70, 50, 30]
          .map((r, nth) =>
            circle(
              145,
              230,
              r,
              'none',
              `stroke="${['#ff4d6d', '#7CFF6B', '#4cc9f0'][nth]}" stroke-width="15" stroke-dasharray="${r * 4.6} 999" stroke-linecap="round"`,
            ),
          )
          .join(''),
    ),
  'pack-glass': () =>
    svg(
      560,
      1000,
      rect(0, 0, 560, 1000, '#f3f1ec') +
        rect(0, 0, 560, 330, '#12324a') +
        words('لوتوس', 280, 140, 92, white, { weight: 800 }) +
        words('محافظ صفحهٔ شیشه‌ای', 280, 250, 44, '#bfe3f0') +
        rect(160, 400, 240, 440, 'none', 34, 'stroke="#12324a" stroke-width="8"') +
        path('M190 780 L370 450', 'none', 'stroke="#2c8fc8" stroke-width="6" opacity=".5"') +
        words('پارسه Saba 3', 280, 905, 42, '#12324a', { weight: 600 }) +
        words('بستهٔ دوعددی', 280, 960, 36, '#12324a'),
    ),
}
