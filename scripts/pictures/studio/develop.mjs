import { denoise } from './denoise.mjs'
import { readExr } from './read-exr.mjs'

/** The shadow, from a small picture of the floor alone: smoothed, spread under the good, faded before the rim. */
function shadowOf(exr) {
  const { w, h } = exr,
    n = w * h,
    alpha = exr.get('Combined.A'),
    nor = ['Normal.X', 'Normal.Y', 'Normal.Z'].map(exr.get)
  // The catcher marks its floor with a normal twice as long as any other.
  const isFloor = new Uint8Array(n)
  let soft = new Float32Array(n)
  for (let i = 0; i < n; i++) {
    isFloor[i] = Math.hypot(nor[0][i], nor[1][i], nor[2][i]) > 1.9 ? 1 : 0
    soft[i] = Math.min(1, alpha[i])
  }
  for (const [step, slack] of [
    [1, 0.6],
    [2, 0.25],
    [4, 0.14],
    [1, 0.1],
  ]) {
    const next = soft.slice()
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x
        if (!isFloor[i]) continue
        let sum = 0,
          weight = 0
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) {
            const X = x + dx * step,
              Y = y + dy * step
            if (X < 0 || Y < 0 || X >= w || Y >= h) continue
            const j = Y * w + X
            if (!isFloor[j]) continue
            const near = Math.exp(-(dx * dx + dy * dy) / 4 - Math.abs(soft[i] - soft[j]) / slack)
            sum += near * soft[j]
            weight += near
          }
        next[i] = sum / weight
      }
    soft = next
  }
  for (let round = 0, known = isFloor; round < 6; round++) {
    const wider = known.slice()
    for (let y = 1; y < h - 1; y++)
      for (let x = 1; x < w - 1; x++) {
        const i = y * w + x
        if (known[i]) continue
        let sum = 0,
          count = 0
        for (const j of [i - 1, i + 1, i - w, i + w, i - w - 1, i - w + 1, i + w - 1, i + w + 1])
          if (known[j]) {
            sum += soft[j]
            count++
          }
        if (count) {
          soft[i] = sum / count
          wider[i] = 1
        }
      }
    known = wider
  }
  const rim = (q, side) => {
    const t = Math.min(1, Math.min(q, side - 1 - q) / (side * 0.1))
    return t * t * (3 - 2 * t)
  }
  return (u, v) => {
    const X = Math.max(0, Math.min(w - 1.001, u * w - 0.5)),
      Y = Math.max(0, Math.min(h - 1.001, v * h - 0.5)),
      x = Math.floor(X),
      y = Math.floor(Y),
      a = X - x,
      b = Y - y,
      i = y * w + x
    const value =
      (soft[i] * (1 - a) + soft[i + 1] * a) * (1 - b) +
      (soft[i + w] * (1 - a) + soft[i + w + 1] * a) * b
    return Math.max(0, value - 0.015) * rim(X, w) * rim(Y, h)
  }
}
/** From Blender's linear light to the picture: denoised, exposed, with a soft shoulder and the shadow as alpha. */
export function develop(file, { ev = 0, glassy = false } = {}) {
  const exr = readExr(file),
    { w: width, h: height } = exr,
    count = width * height,
    alpha = exr.get('Combined.A'),
    shadow = shadowOf(readExr(`${file}.shadow`)),
    gain = 2 ** ev
  const light = denoise(exr, glassy),
    knee = 0.62
  const shoulder = (v) =>
    v <= knee ? v : knee + (1 - knee) * (1 - Math.exp(-(v - knee) / (1 - knee)))
  const encode = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
  const data = Buffer.alloc(count * 4)
  let seed = 1
  for (let i = 0; i < count; i++) {
    const own = Math.min(1, alpha[i]),
      all =
        own +
        (1 - own) * shadow(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)
    data[i * 4 + 3] = Math.round(all * 255)
    if (own < 0.004) continue
    const c = light.map((channel) => Math.max(0, channel[i]) * gain),
      most = Math.max(...c),
      scale = most > knee ? shoulder(most) / most : 1
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    const dither = seed / 0x7fffffff - 0.5
    for (let k = 0; k < 3; k++)
      data[i * 4 + k] = Math.max(
        0,
        Math.min(
          255,
          Math.round(
            ((encode(Math.min(1, 0.6 * c[k] * scale + 0.4 * shoulder(c[k]))) * 255 + dither) *
              own) /
              all,
          ),
        ),
      )
  }
  return { data, width, height }
}
