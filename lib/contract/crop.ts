import { z } from 'zod'
import { inDigits } from './fields'

const MOST = 30_000
const WRONG = 'بخش انتخاب‌شدهٔ عکس درست نیست.'
const side = inDigits(z.int(WRONG).min(1, WRONG).max(MOST, WRONG)).optional()
const offset = inDigits(z.int(WRONG).min(0, WRONG).max(MOST, WRONG)).optional()

/** Which part of a picture is kept; all of it without a width and a height. */
export const crop = { left: offset, top: offset, width: side, height: side }
