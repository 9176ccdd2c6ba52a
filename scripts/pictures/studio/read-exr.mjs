import fs from 'node:fs'

/** An uncompressed multilayer EXR: its size, and its channels by the end of their names. */
export function readExr(file) {
  const b = fs.readFileSync(file)
  let p = 8
  const str = () => {
    const e = b.indexOf(0, p)
    const s = b.toString('latin1', p, e)
    p = e + 1
    return s
  }
  const ch = []
  let dw,
    comp = 0
  for (;;) {
    const name = str()
    if (!name) break
    str()
    const n = b.readInt32LE(p)
    p += 4
    const end = p + n
    if (name === 'channels') {
      while (b[p]) {
        const c = str()
        ch.push({ name: c, type: b.readInt32LE(p) })
        p += 16
      }
    }
    if (name === 'dataWindow') dw = [0, 4, 8, 12].map((o) => b.readInt32LE(p + o))
    if (name === 'compression') comp = b[p]
    p = end
  }
  if (comp || !dw) throw new Error('The EXR is compressed or has no window.')
  const w = dw[2] - dw[0] + 1,
    h = dw[3] - dw[1] + 1
  const data = ch.map(() => new Float32Array(w * h))
  p += 8 * h
  const half = (u) => {
    const s = u >> 15 ? -1 : 1,
      e = (u >> 10) & 31,
      m = u & 1023
    return s * (e === 0 ? m / 16777216 : e === 31 ? 65504 : 2 ** (e - 15) * (1 + m / 1024))
  }
  for (let y = 0; y < h; y++) {
    const yy = b.readInt32LE(p) - dw[1]
    p += 8
    ch.forEach((c, k) => {
      const d = data[k]
      for (let x = 0; x < w; x++) {
        if (c.type === 1) {
          d[yy * w + x] = half(b.readUInt16LE(p))
          p += 2
        } else {
          d[yy * w + x] = b.readFloatLE(p)
          p += 4
        }
      }
    })
  }
  const get = (s) => {
    const i = ch.findIndex((c) => c.name.endsWith(s))
    if (i < 0) throw new Error(`The EXR has no ${s}.`)
    return data[i]
  }
  return { w, h, get, names: ch.map((c) => c.name) }
}
