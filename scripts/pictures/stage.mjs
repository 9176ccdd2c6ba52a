import sharp from 'sharp'

const quick = { compressionLevel: 1 }
const ink = { r: 20, g: 32, b: 43 }

/** A light ground, brightest a little above the middle. */
/**
 * @param {number} width
 * @param {number} height
 * @param {string[]} light
 */
export const ground = (width, height, [centre, edge], lines = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="light" cx=".5" cy=".45" r=".72">
      <stop offset="0" stop-color="${centre}"/><stop offset="1" stop-color="${edge}"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>${lines}</svg>`)

/**
 * @param {number} width
 * @param {number} height
 * @returns {import('sharp').SharpOptions}
 */
const blank = (width, height) => ({
  create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})

/** The object at its size, mirrored and turned, with where its middle goes. */
async function fitted(canvas, { picture, size, mirror, turn = 0, at: [x, y] = [0.5, 0.5] }) {
  const { width, height } = await sharp(picture).metadata()
  const unit = Math.min(canvas.width, canvas.height) * size
  const scale = Math.min(
    (unit * 1.06) / Math.max(width, height),
    (unit * 0.92) / Math.sqrt(width * height),
  )
  let image = sharp(picture).resize(Math.round(width * scale), Math.round(height * scale), {
    kernel: 'lanczos3',
    fit: 'fill',
  })
  if (mirror) image = image.flop()
  let ready = await image.sharpen({ sigma: 0.7, m1: 0.3, m2: 0.8 }).png(quick).toBuffer()
  if (turn) ready = await sharp(ready).rotate(turn, { background: '#0000' }).png(quick).toBuffer()
  const turned = await sharp(ready).metadata()
  return {
    ready,
    width: turned.width,
    height: turned.height,
    left: Math.round(canvas.width * x - turned.width / 2),
    top: Math.round(canvas.height * y - turned.height / 2),
  }
}

/** A layer as large as the canvas, so what reaches over its edge is cut there. */
async function layer(canvas, piece) {
  const left = Math.max(0, -piece.left)
  const top = Math.max(0, -piece.top)
  const input = await sharp(piece.ready)
    .extract({
      left,
      top,
      width: Math.min(piece.width - left, canvas.width - Math.max(0, piece.left)),
      height: Math.min(piece.height - top, canvas.height - Math.max(0, piece.top)),
    })
    .png(quick)
    .toBuffer()
  return sharp(blank(canvas.width, canvas.height))
    .composite([{ input, left: Math.max(0, piece.left), top: Math.max(0, piece.top) }])
    .raw()
    .toBuffer()
}

async function shadow(canvas, pixels, { drop, blur, strength }) {
  const unit = Math.min(canvas.width, canvas.height)
  const down = Math.round(unit * drop)
  const small = await sharp(pixels, { raw: { ...canvas, channels: 4 } })
    .resize(canvas.width / 4, canvas.height / 4, { fit: 'fill' })
    .blur(Math.max(0.4, (unit * blur) / 4))
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const soft = await sharp(small.data, { raw: small.info })
    .linear(strength, 0)
    .resize(canvas.width, canvas.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const faded = Buffer.alloc(soft.length)
  soft.copy(faded, down * canvas.width, 0, soft.length - down * canvas.width)
  return sharp({ create: { ...canvas, channels: 3, background: ink } })
    .joinChannel(faded, { raw: { ...canvas, channels: 1 } })
    .raw()
    .toBuffer()
}

/** Objects on a ground, each with the shadow it throws, farthest first. */
export async function staged(canvas, background, objects) {
  const layers = []
  const raw = { ...canvas, channels: 4 }
  for (const object of objects) {
    const pixels = await layer(canvas, await fitted(canvas, object))
    const fade = object.fade ?? 1
    layers.push(
      {
        input: await shadow(canvas, pixels, { drop: 0.046, blur: 0.036, strength: 0.24 * fade }),
        raw,
      },
      {
        input: await shadow(canvas, pixels, { drop: 0.01, blur: 0.01, strength: 0.1 * fade }),
        raw,
      },
      { input: pixels, raw },
    )
  }
  return sharp(background).composite(layers).removeAlpha().raw().toBuffer()
}

const star =
  'M48 8l11.7 11.7H76.3V36.3L88 48 76.3 59.7V76.3H59.7L48 88 36.3 76.3H19.7V59.7L8 48l11.7-11.7V19.7h16.6z'
const inner =
  'M48 26l6.4 6.4h9.2v9.2L70 48l-6.4 6.4v9.2h-9.2L48 70l-6.4-6.4h-9.2v-9.2L26 48l6.4-6.4v-9.2h9.2z'

/** The line pattern of the shop's pages, over a whole SVG. */
export const girih = (colour, opacity) =>
  `<defs><pattern id="girih" width="96" height="96" patternUnits="userSpaceOnUse">
    <path d="${star} ${inner} M0 48h8M88 48h8M48 0v8M48 88v8" fill="none" stroke="${colour}" stroke-width="1.4"/>
  </pattern></defs><rect width="100%" height="100%" fill="url(#girih)" opacity="${opacity}"/>`

/** Corners of an eight-pointed star around a middle, as an SVG `points` list. */
export function starPoints(middle, radius, turn = 0) {
  const short = radius * 0.765
  return Array.from({ length: 16 }, (_, corner) => {
    const angle = ((corner * 22.5 + turn) * Math.PI) / 180
    const reach = corner % 2 ? short : radius
    return `${(middle + reach * Math.cos(angle)).toFixed(1)},${(middle + reach * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}
