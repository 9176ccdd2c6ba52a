import { z } from 'zod'

const side = z.coerce.number().int().min(1).max(30_000).optional()
const offset = z.coerce.number().int().min(0).max(30_000).optional()

/** Which part of a picture is kept; all of it without a width and a height. */
export const crop = { left: offset, top: offset, width: side, height: side }
