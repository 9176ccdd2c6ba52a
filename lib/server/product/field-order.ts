import { sql } from 'drizzle-orm'
import { productFields, settings } from '../db/schema/schema'

/** By the shop's own order of attributes; those that it does not name follow, as their product has them. */
export const fieldOrder = sql`(
  select named.at from ${settings}, jsonb_array_elements_text(${settings.value})
    with ordinality as named(name, at)
  where ${settings.key} = 'attribute_order' and named.name = ${productFields.name}
) nulls last`
