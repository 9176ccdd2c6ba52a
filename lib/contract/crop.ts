import { z } from 'zod'
import { inDigits } from './fields'

const MAX_SIDE = 30_000
const INVALID_CROP = 'بخش انتخاب‌شدهٔ عکس درست نیست.'
const side = inDigits(
  z.int(INVALID_CROP).min(1, INVALID_CROP).max(MAX_SIDE, INVALID_CROP),
).optional()
const offset = inDigits(
  z.int(INVALID_CROP).min(0, INVALID_CROP).max(MAX_SIDE, INVALID_CROP),
).optional()

/** The part of a picture to use; all of it without a width and a height. */
export const crop = { left: offset, top: offset, width: side, height: side }
