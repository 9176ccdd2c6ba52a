import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from '../services/refusal'

export type Crop = { left: number; top: number; width: number; height: number }
export type TypedCrop = { [Side in keyof Crop]?: number | undefined }

export function wholeCrop({ left = 0, top = 0, width, height }: TypedCrop): Crop | undefined {
  return width === undefined || height === undefined ? undefined : { left, top, width, height }
}

const KINDS = ['jpeg', 'png', 'webp', 'heif', 'gif']
const MOST_PIXELS = 50_000_000
const SMALLEST_SIDE = 16

function refused(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { fields: { [field]: [message] } })
}

/** What the bytes say they are, whatever the name or the type that came with them. */
async function lookAt(field: string, bytes: Buffer): Promise<Metadata> {
  try {
    // Only the header is read here, so a picture of any size may be looked at.
    const found = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (KINDS.includes(found.format)) return found
  } catch {
    // Answered below, as what cannot be read is no picture either.
  }
  throw refused(field, 'این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.')
}

function cropped(field: string, picture: Sharp, { crop, width, height }: Cut): Sharp {
  if (crop === undefined) return picture
  const fits = crop.left + crop.width <= width && crop.top + crop.height <= height
  if (!fits || Math.min(crop.width, crop.height) < SMALLEST_SIDE) {
    throw refused(field, 'برش عکس بیرون از خود عکس است.')
  }
  return picture.extract(crop)
}

type Cut = { crop: Crop | undefined; width: number; height: number }

/** A picture that is safe to work with: turned upright, cut, without what else the file carried. */
export async function readPicture(field: string, bytes: Buffer, crop?: Crop): Promise<Sharp> {
  const found = await lookAt(field, bytes)
  if (found.width * found.height > MOST_PIXELS) {
    throw refused(field, 'ابعاد عکس بیش از اندازه بزرگ است.')
  }
  if (Math.min(found.width, found.height) < SMALLEST_SIDE) {
    throw refused(field, 'عکس بیش از اندازه کوچک است.')
  }
  const { width, height } = found.autoOrient
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
  return cropped(field, upright, { crop, width, height })
}

export async function encoded(field: string, picture: Sharp) {
  try {
    return await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  } catch {
    throw refused(field, 'این عکس خوانده نشد؛ شاید فایل ناقص است.')
  }
}
