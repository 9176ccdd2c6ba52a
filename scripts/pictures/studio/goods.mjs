import { mobile } from './goods/mobile.mjs'

/** By slug: the model, its arguments, its views, and which argument takes a variant's colour. */
export const goods = { ...mobile }
