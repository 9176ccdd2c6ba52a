import { circle, path, rect, svg, times } from './svg.mjs'

export const gradient = (id, from, to, slope = 0.4) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${slope}" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Dunes under a low sun. */
export const dunes = ([sky, haze, sand, shade], w, h) =>
  `<defs>${gradient('sky', sky, haze)}${gradient('sand', sand, shade, 1)}<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${w / 30}"/></filter></defs>` +
  rect(0, 0, w, h, 'url(#sky)') +
  circle(w * 0.7, h * 0.42, w * 0.16, sand, 'opacity=".8" filter="url(#soft)"') +
  path(
    `M0 ${h * 0.66} C${w * 0.3} ${h * 0.48} ${w * 0.55} ${h * 0.8} ${w} ${h * 0.58} V${h} H0Z`,
    'url(#sand)',
  ) +
  path(
    `M0 ${h * 0.82} C${w * 0.35} ${h * 0.62} ${w * 0.6} ${h * 0.98} ${w} ${h * 0.7} V${h} H0Z`,
    sky,
    'opacity=".55"',
  )

/** Ridges behind one another. */
export const peaks = ([sky, haze, near, far], w, h) =>
  `<defs>${gradient('sky', sky, haze, 0)}</defs>` +
  rect(0, 0, w, h, 'url(#sky)') +
  path(
    `M0 ${h * 0.62} L${w * 0.25} ${h * 0.47} L${w * 0.42} ${h * 0.58} L${w * 0.7} ${h * 0.4} L${w} ${h * 0.6} V${h} H0Z`,
    far,
  ) +
  path(
    `M${w * 0.6} ${h * 0.465} L${w * 0.7} ${h * 0.4} L${w * 0.79} ${h * 0.465} l-${w * 0.05} -${h * 0.012} -${w * 0.04} ${h * 0.02} -${w * 0.05} -${h * 0.018}Z`,
    '#fff',
    'opacity=".85"',
  ) +
  path(
    `M0 ${h * 0.78} L${w * 0.33} ${h * 0.6} L${w * 0.55} ${h * 0.74} L${w * 0.82} ${h * 0.62} L${w} ${h * 0.7} V${h} H0Z`,
    near,
  )

/** Rings of tile, seen close. */
export const tiles = ([ground, line, fill, bright], w, h) =>
  rect(0, 0, w, h, ground) +
  times(9, (row) =>
    times(6, (column) => {
      const x = (column + (row % 2) / 2) * (w / 5)
      const y = row * (w / 5)
      return (
        circle(x, y, w / 8, (row + column) % 3 ? fill : bright, 'opacity=".5"') +
        circle(x, y, w / 8, 'none', `stroke="${line}" stroke-width="${w / 160}"`) +
        circle(x, y, w / 18, line, 'opacity=".55"')
      )
    }),
  )

/** Waves of light on a dark ground. */
export const aurora = ([ground, a, b, c], w, h) =>
  `<defs><filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${w / 14}"/></filter></defs>` +
  rect(0, 0, w, h, ground) +
  [a, b, c]
    .map((colour, nth) =>
      path(
        `M${-w * 0.2} ${h * (0.5 + nth * 0.16)} C${w * 0.3} ${h * (0.25 + nth * 0.2)} ${w * 0.6} ${h * (0.9 - nth * 0.1)} ${w * 1.2} ${h * (0.4 + nth * 0.14)} v${h * 0.16} C${w * 0.6} ${h} ${w * 0.3} ${h * 0.5} ${-w * 0.2} ${h * (0.75 + nth * 0.1)}Z`,
        colour,
        'opacity=".85" filter="url(#soft)"',
      ),
    )
    .join('')

/** What is on when a television is for sale. */
export const landscapes = {
  'screen-dunes': () =>
    svg(
      1600,
      900,
      times(18, (nth) =>
        rect(
          0,
          nth * 30,
          1600,
          32,
          ['#2b3f66', '#4a5478', '#7a6480', '#b27a78', '#e0985f', '#f4bb6a'][Math.floor(nth / 3)],
        ),
      ) +
        circle(1130, 400, 92, '#fff0c4') +
        path('M0 520 Q400 380 760 500 T1600 430 V900 H0Z', '#c9793f') +
        path('M0 640 Q300 520 620 620 T1240 590 T1600 640 V900 H0Z', '#a8592f') +
        path('M0 640 Q300 520 620 620 Q420 700 380 900 H0Z', '#d98f4e') +
        path('M700 900 Q900 690 1300 720 T1600 760 V900Z', '#6d3420') +
        times(5, (nth) =>
          path(
            `M${880 + nth * 74} 560 q12 -30 26 -14 q10 -20 20 0 l4 30 h-6 l-4 -18 h-24 l-4 18 h-6Z`,
            '#3a1a12',
          ),
        ),
    ),
  'screen-reef': () =>
    svg(
      1600,
      900,
      times(15, (nth) =>
        rect(
          0,
          nth * 60,
          1600,
          62,
          ['#7fe0ea', '#4fc4dd', '#2aa0cc', '#1b7fb5', '#145f98', '#0e4578', '#0a3159', '#08264a'][
            Math.floor(nth / 2)
          ],
        ),
      ) +
        times(5, (nth) =>
          path(
            `M${180 + nth * 290} 0 L${20 + nth * 330} 900 H${150 + nth * 330} L${250 + nth * 290} 0Z`,
            '#fff',
            'opacity=".07"',
          ),
        ) +
        times(26, (nth) => {
          const [x, y] = [120 + ((nth * 317) % 1380), 170 + ((nth * 149) % 420)]
          return (
            path(
              `M${x} ${y} q46 -40 96 0 q-50 40 -96 0Z`,
              ['#ff9f1c', '#ffd23f', '#ff5d73', '#f4f1de'][nth % 4],
            ) +
            path(
              `M${x + 6} ${y} l-34 -24 v48Z`,
              ['#e07a00', '#e0b020', '#d93a52', '#c9c4ae'][nth % 4],
            ) +
            circle(x + 74, y - 6, 5, '#14213d')
          )
        }) +
        times(14, (nth) =>
          times(4, (k) =>
            path(
              `M${40 + nth * 118} 900 q${(k - 1.5) * 60} -${90 + ((nth * 37) % 60)} ${(k - 1.5) * 44} -${170 + ((nth * 53) % 90)}`,
              'none',
              `stroke="${['#ff6b6b', '#f7a072', '#c77dff', '#ffd166'][nth % 4]}" stroke-width="22" stroke-linecap="round"`,
            ),
          ),
        ),
    ),
}
