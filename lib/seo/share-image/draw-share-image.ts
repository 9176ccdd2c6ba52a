import { join, normalize, sep } from 'node:path'
import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { excerpt } from '@/lib/persian/text'
import { siteUrl } from '@/lib/seo/site-url'
import { SHARE_IMAGE_SIZE, type ShareFacts } from './share-facts'

const { width, height } = SHARE_IMAGE_SIZE
const STAR =
  'M20 1l5.6 5.6h7.8v7.8L39 20l-5.6 5.6v7.8h-7.8L20 39l-5.6-5.6H6.6v-7.8L1 20l5.6-5.6V6.6h7.8z'
const BASKET = 'M13 17h14l-1.2 10H14.2zM16.5 17a3.5 3.5 0 0 1 7 0'
const GIRIH = [
  'M48 8l11.7 11.7h16.6v16.6L88 48 76.3 59.7v16.6H59.7L48 88 36.3 76.3H19.7V59.7L8 48l11.7-11.7V19.7h16.6z',
  'M48 26l6.4 6.4h9.2v9.2L70 48l-6.4 6.4v9.2h-9.2L48 70l-6.4-6.4h-9.2v-9.2L26 48l6.4-6.4v-9.2h9.2z',
  'M0 48h8M88 48h8M48 0v8M48 88v8M0 0l19.7 19.7M96 0 76.3 19.7M0 96l19.7-19.7M96 96 76.3 76.3',
].join(' ')

/** Where the product's or the article's picture goes. */
const FRAME = { left: 72, top: 99, width: 432, height: 432, radius: 40 }
/** Where the shop's name is written: before its mark, which ends the line at the right. */
const SHOP_NAME_BOX = { right: width - 150, middle: 118, size: 38, letters: 24 }
/** Where the words end, and how wide they may be beside a picture or without one. */
const TEXT_BOX = { right: width - 72, top: 175, bottom: 575, wide: 1010, narrow: 560 }

function svgBuffer(
  inner: string,
  { width: w, height: h }: { width: number; height: number },
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${inner}</svg>`,
  )
}

function shopMark(x: number, y: number, size: number, star: string, basket: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})">
    <path fill="${star}" d="${STAR}"/>
    <path fill="none" stroke="${basket}" stroke-width="2.4" stroke-linejoin="round" d="${BASKET}"/>
  </g>`
}

function drawBackground(hasPicture: boolean): Buffer {
  const { left, top, radius, ...frame } = FRAME
  const panel = hasPicture
    ? `<rect x="${left}" y="${top}" width="${frame.width}" height="${frame.height}" rx="${radius}" fill="#fff"/>`
    : `<g opacity="0.16">${shopMark(-70, 250, 460, '#fff', 'none')}</g>`
  return svgBuffer(
    `<defs>
      <linearGradient id="ground" x1="1" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#0f6364"/><stop offset="1" stop-color="#123f42"/>
      </linearGradient>
      <pattern id="girih" width="96" height="96" patternUnits="userSpaceOnUse">
        <path fill="none" stroke="#fff" stroke-width="1.2" d="${GIRIH}"/>
      </pattern>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
    <rect width="${width}" height="${height}" fill="url(#girih)" opacity="0.1"/>
    ${panel}
    <rect y="${height - 12}" width="${width}" height="12" fill="#f6b73c"/>
    ${shopMark(width - 136, SHOP_NAME_BOX.middle - 32, 64, '#f6b73c', '#123f42')}`,
    SHARE_IMAGE_SIZE,
  )
}

function drawRoundMask(): Buffer {
  return svgBuffer(`<rect width="100%" height="100%" rx="${FRAME.radius}" fill="#fff"/>`, FRAME)
}

/** FreeType here reads no woff2, so the same letters lie beside the web's in a form it reads. */
const FONT_FILE = join(process.cwd(), 'styles', 'fonts', 'Vazirmatn-subset.ttf')
const RIGHT_TO_LEFT = '\u200f'

type TextStyle = { size: number; weight: number; colour: string; width: number }
type DrawnText = { input: Buffer; width: number; height: number }

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Pango joins the letters and orders the words; in right-to-left lines its left is the beginning. */
export async function drawText(text: string, look: TextStyle): Promise<DrawnText> {
  const { size, weight, colour, width } = look
  const span = `<span foreground="${colour}" weight="${weight}" size="${size}pt">`
  const { data, info } = await sharp({
    text: {
      text: `${span}${RIGHT_TO_LEFT}${escapeMarkup(text)}</span>`,
      font: 'Vazirmatn',
      fontfile: FONT_FILE,
      rgba: true,
      align: 'left',
      dpi: 72,
      width,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** The largest of the sizes at which the text is no higher than it may be. */
async function fitText(
  text: string,
  sizes: readonly number[],
  most: number,
  look: Omit<TextStyle, 'size'>,
): Promise<DrawnText> {
  let last: DrawnText | undefined
  for (const size of sizes) {
    last = await drawText(text, { ...look, size })
    if (last.height <= most) return last
  }
  if (last === undefined) throw new TypeError('a text needs a size')
  return last
}

function alignRight(right: number, top: number, { input, width }: DrawnText): OverlayOptions {
  return { input, left: Math.round(right - width), top: Math.round(top) }
}

const PUBLIC_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'public')
const MAX_BYTES = 8 * 1024 * 1024
const FETCH_TIMEOUT = 3_000

async function readStored(picture: string): Promise<Buffer | null> {
  if (!picture.startsWith('/')) return null
  const file = normalize(join(PUBLIC_FOLDER, decodeURIComponent(picture)))
  return file.startsWith(PUBLIC_FOLDER + sep) ? readFile(/* turbopackIgnore: true */ file) : null
}

async function fetchPicture(picture: string): Promise<Buffer | null> {
  const answer = await fetch(siteUrl(picture), { signal: AbortSignal.timeout(FETCH_TIMEOUT) })
  const size = Number(answer.headers.get('content-length') ?? 0)
  if (!answer.ok || size > MAX_BYTES) return null
  return Buffer.from(await answer.arrayBuffer())
}

/** A picture that cannot be had is none: what is shared is then drawn without it. */
export async function readPicture(picture: string): Promise<Buffer | null> {
  const own = await readStored(picture).catch(() => null)
  return own ?? fetchPicture(picture).catch(() => null)
}

const TITLE = { sizes: [62, 54, 46, 40], most: 262, letters: 110 }
const SUBTITLE = { size: 30, most: 84, letters: 120 }
const GAP = 26
/** Room around what has no ground of its own; a product's cut-out brings its room along. */
const MARGIN = 44
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }
const CONTAIN = { fit: 'contain', background: TRANSPARENT } as const
const MAX_PIXELS = 40_000_000

async function drawFramedPicture({ kind, picture }: ShareFacts): Promise<OverlayOptions | null> {
  const bytes = picture === null ? null : await readPicture(picture)
  if (bytes === null) return null
  const { left, top, width, height } = FRAME
  const drawn = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { hasAlpha } = await drawn.metadata()
  const around = hasAlpha && kind !== 'product' ? MARGIN : 0
  const input = await drawn
    .resize(width - 2 * around, height - 2 * around, hasAlpha ? CONTAIN : { fit: 'cover' })
    .extend({ top: around, bottom: around, left: around, right: around, background: TRANSPARENT })
    .composite([{ input: drawRoundMask(), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left, top }
}

/** 1200 × 630 in the shop's colours: its mark, a title, a line under it and a picture. */
export async function drawShareImage(facts: ShareFacts, shopName: string): Promise<Buffer> {
  const { title, line } = facts
  const beside = await drawFramedPicture(facts).catch(() => null)
  const width = beside ? TEXT_BOX.narrow : TEXT_BOX.wide
  const name = await drawText(excerpt(shopName, SHOP_NAME_BOX.letters), {
    size: SHOP_NAME_BOX.size,
    weight: 800,
    colour: '#ffffff',
    width: 400,
  })
  const heading = await fitText(excerpt(title, TITLE.letters), TITLE.sizes, TITLE.most, {
    weight: 800,
    colour: '#ffffff',
    width,
  })
  const under = line
    ? await fitText(excerpt(line, SUBTITLE.letters), [SUBTITLE.size, 26, 22], SUBTITLE.most, {
        weight: 500,
        colour: '#d3f4f1',
        width,
      })
    : undefined
  const block = heading.height + (under ? GAP + under.height : 0)
  const top = TEXT_BOX.top + (TEXT_BOX.bottom - TEXT_BOX.top - block) / 2
  return sharp(drawBackground(beside !== null), {
    limitInputPixels: SHARE_IMAGE_SIZE.width * SHARE_IMAGE_SIZE.height,
  })
    .composite([
      ...(beside ? [beside] : []),
      alignRight(SHOP_NAME_BOX.right, SHOP_NAME_BOX.middle - name.height / 2, name),
      alignRight(TEXT_BOX.right, top, heading),
      ...(under ? [alignRight(TEXT_BOX.right, top + heading.height + GAP, under)] : []),
    ])
    .png({ compressionLevel: 9, palette: true, quality: 100, dither: 1, effort: 4 })
    .toBuffer()
}
