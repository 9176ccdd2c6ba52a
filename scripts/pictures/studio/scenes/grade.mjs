import { denoise } from '../denoise.mjs'
import { readExr } from '../read-exr.mjs'

/** From Blender's linear light to an opaque picture: denoised, exposed, with a soft shoulder. */
export function grade(file, { ev = 0, glassy = false } = {}) {
  const exr = readExr(file)
  const { w: width, h: height } = exr
  const light = denoise(exr, glassy)
  const gain = 2 ** ev
  const knee = 0.6
  const shoulder = (v) =>
    v <= knee ? v : knee + (1 - knee) * (1 - Math.exp(-(v - knee) / (1 - knee)))
  const encode = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
  const data = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let i = 0; i < width * height; i++) {
    const c = light.map((channel) => Math.max(0, channel[i]) * gain)
    const most = Math.max(...c)
    const scale = most > knee ? shoulder(most) / most : 1
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    const dither = seed / 0x7fffffff - 0.5
    for (let k = 0; k < 3; k++) {
      const v = encode(Math.min(1, 0.6 * c[k] * scale + 0.4 * shoulder(c[k]))) * 255 + dither
      data[i * 3 + k] = Math.max(0, Math.min(255, Math.round(v)))
    }
  }
  return { data, width, height }
}
