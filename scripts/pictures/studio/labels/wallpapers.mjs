import { circle, path, rect, times } from './svg.mjs'

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
