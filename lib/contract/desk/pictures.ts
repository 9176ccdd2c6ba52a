import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { crop, id, picture } from '../fields'
import { MEGABYTE } from '../limits'

const SHOP_PICTURE = { field: 'image', most: 1, bytes: 10 * MEGABYTE, isRequired: true }
const answer = dataOf(z.object({ picture: picture.omit({ alt: true }).extend({ id }) }))

export const uploadDeskPicture = defineCall({
  method: 'POST',
  path: '/api/desk/pictures',
  summary: 'Stores a picture for the pages of the shop; one that no save names is gone after a day',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  retry: 'transaction',
  example: { body: {} },
  files: SHOP_PICTURE,
  body: z.object(crop),
  answer,
})

export const uploadContentPicture = defineCall({
  method: 'POST',
  path: '/api/desk/content-pictures',
  summary: 'The same for articles, pages and home, by who writes them',
  auth: 'staff',
  staff: { permission: 'content.write' },
  retry: 'transaction',
  example: { body: {} },
  files: SHOP_PICTURE,
  body: z.object(crop),
  answer,
})
