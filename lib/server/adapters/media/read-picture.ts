import sharp, { type Metadata, type Sharp } from 'sharp'
import { createQueue } from '../../bounded-queue'
import { invalidField } from '../../domain-error'

export type Crop = { left: number; top: number; width: number; height: number }
export type TypedCrop = { [Side in keyof Crop]?: number | undefined }

export function wholeCrop({ left = 0, top = 0, width, height }: TypedCrop): Crop | undefined {
  return width === undefined || height === undefined ? undefined : { left, top, width, height }
}

const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif']
const MAX_PIXELS = 50_000_000
/** Of a picture that has to be held whole: 25 million of AVIF take 460 MB, 50 million of a camera's JPEG 30 MB. */
const MAX_PIXELS_HELD = 25_000_000
const MIN_SIDE = 16

/** What the bytes say they are, whatever the name or the type that came with them. */
async function readMetadata(field: string, bytes: Buffer): Promise<Metadata> {
  try {
    // Only the header is read here, so a picture of any size may be looked at.
    const found = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (FORMATS.includes(found.format)) return found
  } catch {
    // Answered below, as what cannot be read is no picture either.
  }
  throw invalidField(field, 'این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.')
}

function cropPicture(field: string, picture: Sharp, { crop, width, height }: CropArea): Sharp {
  if (crop === undefined) return picture
  const fits = crop.left + crop.width <= width && crop.top + crop.height <= height
  if (!fits || Math.min(crop.width, crop.height) < MIN_SIDE) {
    throw invalidField(field, 'برش عکس بیرون از خود عکس است.')
  }
  return picture.extract(crop)
}

type CropArea = { crop: Crop | undefined; width: number; height: number }

/** A progressive JPEG is held as well, but small: 310 MB at its largest. */
function isHeldWhole({ format, isProgressive }: Metadata): boolean {
  return format === 'heif' || format === 'gif' || (format === 'png' && isProgressive === true)
}

/** By its header alone, which costs nothing. */
export async function checkPicture(field: string, bytes: Buffer): Promise<Metadata> {
  const found = await readMetadata(field, bytes)
  const most = isHeldWhole(found) ? MAX_PIXELS_HELD : MAX_PIXELS
  if (found.width * found.height > most) {
    throw invalidField(field, 'ابعاد عکس بیش از اندازه بزرگ است.')
  }
  if (Math.min(found.width, found.height) < MIN_SIDE) {
    throw invalidField(field, 'عکس بیش از اندازه کوچک است.')
  }
  return found
}

/** A picture that is safe to work with: turned upright, cut, without what else the file carried. */
export async function readPicture(field: string, bytes: Buffer, crop?: Crop): Promise<Sharp> {
  const found = await checkPicture(field, bytes)
  const { width, height } = found.autoOrient
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  return cropPicture(field, upright, { crop, width, height })
}

/** Of what is small already. */
export async function encodeWebp(field: string, picture: Sharp) {
  try {
    return await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  } catch {
    throw invalidField(field, 'این عکس خوانده نشد؛ شاید فایل ناقص است.')
  }
}

/** One at a time in this process: a single large picture may take hundreds of megabytes. */
const decodeInTurn = createQueue({ concurrency: 1, maxQueued: 20 })

/** Decodes what was sent. */
export function encodePicture(field: string, picture: Sharp) {
  return decodeInTurn(() => encodeWebp(field, picture))
}
