import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { idText } from '../fields'
import { attributeInput } from './attributes'

const usedField = z.object({
  name: z.string(),
  section: z.string(),
  highlighted: z.boolean(),
  /** Of the products of the category that have it. */
  products: z.int(),
  /** The most used first. */
  values: z.array(z.string()),
  /** Nothing of the category is published without it. */
  is_required: z.boolean(),
  /** It is required by a category above. */
  from_parent: z.boolean(),
})
export type UsedField = z.output<typeof usedField>

/** What variants of a category's products are told apart by. */
const usedOption = z.object({ name: z.string(), values: z.array(z.string()) })
export type UsedOption = z.output<typeof usedOption>

export const getCategoryFields = defineCall({
  method: 'GET',
  path: '/api/desk/categories/:id/fields',
  summary:
    'The fields that products of a category have or must have, and the options of their variants, with their most used values',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(
    z.object({
      fields: z.array(usedField),
      options: z.array(usedOption),
      /** How values of attributes are written, where the shop says so, also of those that no product has. */
      inputs: z.record(z.string(), attributeInput),
      /** Of the colours that the shop knows, by their names. */
      hexes: z.record(z.string(), z.string()),
    }),
  ),
})
