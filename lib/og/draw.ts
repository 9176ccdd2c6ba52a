import sharp, { type OverlayOptions } from 'sharp'
import { excerpt } from '@/lib/persian/text'
import { SHARE_SIZE, type ShareFacts } from '@/lib/seo/share-picture'
import { readPicture } from './read-picture'
import { FRAME, NAME, roundMask, stage, WORDS } from './stage'
import { endingAt, fitted, written } from './written'

const TITLE = { sizes: [62, 54, 46, 40], most: 262, letters: 110 }
const LINE = { size: 30, most: 84, letters: 120 }
const GAP = 26
/** Room around what has no ground of its own. */
const MARGIN = 44
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }
const CUT_OUT = { fit: 'contain', background: NOTHING } as const
const MOST_PIXELS = 40_000_000

async function framed(picture: string | null): Promise<OverlayOptions | null> {
  const bytes = picture === null ? null : await readPicture(picture)
  if (bytes === null) return null
  const { left, top, width, height } = FRAME
  const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const { hasAlpha } = await drawn.metadata()
  const around = hasAlpha ? MARGIN : 0
  const input = await drawn
    .resize(width - 2 * around, height - 2 * around, hasAlpha ? CUT_OUT : { fit: 'cover' })
    .extend({ top: around, bottom: around, left: around, right: around, background: NOTHING })
    .composite([{ input: roundMask(), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left, top }
}

/** 1200 × 630 in the shop's colours: its mark, a title, a line under it and a picture. */
export async function drawShare({ title, line, picture }: ShareFacts): Promise<Buffer> {
  const beside = await framed(picture).catch(() => null)
  const width = beside ? WORDS.narrow : WORDS.wide
  const name = await written('ویترین', {
    size: NAME.size,
    weight: 800,
    colour: '#ffffff',
    width: 400,
  })
  const heading = await fitted(excerpt(title, TITLE.letters), TITLE.sizes, TITLE.most, {
    weight: 800,
    colour: '#ffffff',
    width,
  })
  const under = line
    ? await fitted(excerpt(line, LINE.letters), [LINE.size, 26, 22], LINE.most, {
        weight: 500,
        colour: '#d3f4f1',
        width,
      })
    : undefined
  const block = heading.height + (under ? GAP + under.height : 0)
  const top = WORDS.top + (WORDS.bottom - WORDS.top - block) / 2
  return sharp(stage(beside !== null), { limitInputPixels: SHARE_SIZE.width * SHARE_SIZE.height })
    .composite([
      ...(beside ? [beside] : []),
      endingAt(NAME.right, NAME.middle - name.height / 2, name),
      endingAt(WORDS.right, top, heading),
      ...(under ? [endingAt(WORDS.right, top + heading.height + GAP, under)] : []),
    ])
    .png({ compressionLevel: 9, palette: true, quality: 100, dither: 1, effort: 4 })
    .toBuffer()
}
