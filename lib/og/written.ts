import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** FreeType here reads no woff2, so the same letters lie beside the web's in a form it reads. */
const FONT_FILE = join(process.cwd(), 'styles', 'fonts', 'Vazirmatn-subset.ttf')
const RIGHT_TO_LEFT = '\u200f'

type Look = { size: number; weight: number; colour: string; width: number }
export type Written = { input: Buffer; width: number; height: number }

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Pango joins the letters and orders the words; in right-to-left lines its left is the beginning. */
export async function written(text: string, look: Look): Promise<Written> {
  const { size, weight, colour, width } = look
  const span = `<span foreground="${colour}" weight="${weight}" size="${size}pt">`
  const { data, info } = await sharp({
    text: {
      text: `${span}${RIGHT_TO_LEFT}${escaped(text)}</span>`,
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
export async function fitted(
  text: string,
  sizes: readonly number[],
  most: number,
  look: Omit<Look, 'size'>,
): Promise<Written> {
  let last: Written | undefined
  for (const size of sizes) {
    last = await written(text, { ...look, size })
    if (last.height <= most) return last
  }
  if (last === undefined) throw new TypeError('a text needs a size')
  return last
}

export function endingAt(right: number, top: number, { input, width }: Written): OverlayOptions {
  return { input, left: Math.round(right - width), top: Math.round(top) }
}
