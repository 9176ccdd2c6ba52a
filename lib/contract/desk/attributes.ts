import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText } from '../fields'
import { writtenLine } from '../written-text'

const access = { auth: 'staff', staff: { permission: 'catalogue.write' } } as const
const name = z.string('نام ویژگی را بنویسید.').min(1, 'نام ویژگی را بنویسید.').max(80)
const value = z.string().min(1).max(500)

/** How its values are written: a number beside a unit, one of a list, or any text where both are empty. */
const writtenInput = z.object({
  unit: writtenLine({ what: 'واحد', most: 30 }),
  choices: z
    .array(writtenLine({ what: 'مقدار', least: 1, most: 200 }))
    .max(100, 'شمار مقدارها بیش از اندازه است.')
    .transform((choices) => [...new Set(choices)]),
})
const isOneKind = ({ unit, choices }: z.output<typeof writtenInput>) =>
  unit === '' || choices.length === 0
const ONE_KIND = { path: ['choices'], error: 'یا واحد بنویسید یا فهرست مقدارها.' }

/** What stands in the answers. */
export const attributeInput = z.object({ unit: z.string(), choices: z.array(z.string()) })
export type AttributeInput = z.output<typeof attributeInput>

const usedBy = z.object({ id: z.int(), title: z.string(), products: z.int() })

const attribute = attributeInput.extend({
  name: z.string(),
  /** None of one that was made and is in no product yet. */
  products: z.int(),
  /** The most used first, and no more than fit a panel. */
  values: z.array(z.object({ value: z.string(), products: z.int() })),
  categories: z.array(usedBy),
  /** Of the categories that publish nothing without it. */
  required_in: z.array(z.string()),
})
export type DeskAttribute = z.output<typeof attribute>

/** `current` of the rejection: how many goods have the one that would go, and the one that stays. */
export const unconfirmedJoin = z.object({ former: z.int(), other: z.int() })

const attributes = z.array(attribute)
const answer = dataOf(z.object({ attributes }))

export const attributeCalls = {
  getDeskAttributes: defineCall({
    method: 'GET',
    path: '/api/desk/attributes',
    summary:
      'The attributes of all goods, in the order of the shop, with their values and categories',
    ...access,
    answer,
  }),
  addAttribute: defineCall({
    method: 'POST',
    path: '/api/desk/attributes',
    summary: 'A new attribute, which no product has yet',
    ...access,
    retry: 'transaction',
    example: { body: { name: 'خاستگاه دانه', unit: '', choices: ['یمن', 'اتیوپی'] } },
    body: writtenInput
      .extend({ name: writtenLine({ what: 'نام ویژگی', least: 1, most: 80 }) })
      .refine(isOneKind, ONE_KIND),
    answer,
  }),
  setAttributeInput: defineCall({
    method: 'POST',
    path: '/api/desk/attributes/input',
    summary: 'How the values of an attribute are written from now on; those that stand are left',
    ...access,
    retry: 'transaction',
    example: { body: { name: 'وزن', seen: { unit: '', choices: [] }, unit: 'گرم', choices: [] } },
    /** What was read before: it is refused where somebody changed it since. */
    body: writtenInput.extend({ name, seen: attributeInput }).refine(isOneKind, ONE_KIND),
    answer,
  }),
  removeAttribute: defineCall({
    method: 'POST',
    path: '/api/desk/attributes/removal',
    summary: 'Removes an attribute that no product has',
    ...access,
    retry: 'transaction',
    example: { body: { name: 'خاستگاه دانه' } },
    body: z.object({ name }),
    answer,
  }),
  renameAttribute: defineCall({
    method: 'POST',
    path: '/api/desk/attributes/rename',
    summary: 'Renames an attribute, or one of its values, in all goods; an equal one is joined',
    ...access,
    retry: 'transaction',
    example: { body: { name: 'جنس رویه', to: 'جنس', joins: true } },
    body: z.object({
      name,
      /** Without it the attribute itself is renamed. */
      value: value.optional(),
      to: writtenLine({ what: 'نام تازه', least: 1, most: 80 }),
      /** Whoever was shown both counts says so; without it, one that is there already is not joined. */
      joins: z.boolean().default(false),
    }),
    /** The change undoes it. */
    answer: dataOf(z.object({ attributes, change_id: id, products: z.int() })),
  }),
  undoAttributeChange: defineCall({
    method: 'POST',
    path: '/api/desk/attribute-changes/:id/undo',
    summary: 'Takes a renaming in all goods back, but where somebody changed it since',
    ...access,
    retry: 'transaction',
    example: { params: { id: 1 } },
    params: z.object({ id: idText }),
    answer: dataOf(z.object({ attributes, restored: z.int(), skipped: z.int() })),
  }),
  orderAttributes: defineCall({
    method: 'POST',
    path: '/api/desk/attributes/order',
    summary:
      'The order in which all goods show their attributes; those that are not named come last',
    ...access,
    retry: 'transaction',
    example: { body: { names: ['وزن', 'جنس'] } },
    body: z.object({ names: z.array(name).max(2_000, 'شمار ویژگی‌ها بیش از اندازه است.') }),
    answer,
  }),
}
