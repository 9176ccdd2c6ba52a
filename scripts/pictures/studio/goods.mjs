import { computers } from './goods/computers.mjs'
import { fashion } from './goods/fashion.mjs'
import { home } from './goods/home.mjs'
import { leisure } from './goods/leisure.mjs'
import { media } from './goods/media.mjs'
import { mobile } from './goods/mobile.mjs'
import { table } from './goods/table.mjs'

/** By slug: the model, its arguments, its views, and which argument takes a variant's colour. */
export const goods = {
  ...mobile,
  ...computers,
  ...media,
  ...table,
  ...home,
  ...leisure,
  ...fashion,
}
