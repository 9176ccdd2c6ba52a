import { computers } from './goods/computers.mjs'
import { fashion } from './goods/fashion.mjs'
import { home } from './goods/home.mjs'
import { leisure } from './goods/leisure.mjs'
import { media } from './goods/media.mjs'
import { mobile } from './goods/mobile.mjs'
import { table } from './goods/table.mjs'

/** The goods by the sheet they are shown on. */
export const sheets = { mobile, computers, media, table, home, leisure, fashion }

/** By slug: the model, its arguments, its views, and which argument takes a variant's colour. */
export const goods = Object.assign({}, ...Object.values(sheets))
