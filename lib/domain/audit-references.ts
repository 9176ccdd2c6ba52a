/** Fields of the audit log that hold ids, and of what; a name is read for each. */
const REFERENCE_FIELDS: Readonly<Record<string, string>> = {
  category_id: 'category',
  parent_id: 'category',
  excluded_categories: 'category',
  brand_id: 'brand',
  role_id: 'role',
  staff_id: 'staff',
  assignee: 'staff',
  product_id: 'product',
  product_ids: 'product',
  stock_id: 'stock',
  stock_ids: 'stock',
  removed_variants: 'stock',
  city_id: 'city',
  city_ids: 'city',
  shipping_method_id: 'shipping',
}

/** Never shown, whoever asks; a use case should not record them in the first place. */
const SECRET =
  /(?:^|_)(?:token|secret|password|passcode|hash|totp|api_key|recovery_codes|otp)(?:_|$)/i

export function isSecretField(name: string): boolean {
  return SECRET.test(name)
}

export const referenceOf = (kind: string, id: number | string) => `${kind}:${id}`

/** What the ids of a field are of; the categories of articles are their own. */
export function referenceKind(subject: string, field: string): string | undefined {
  if (field === 'category_id' && subject.startsWith('article:')) return 'blog_category'
  return REFERENCE_FIELDS[field]
}

/** Adds every `kind:id` that is named anywhere in what was logged. */
export function collectReferences(subject: string, logged: unknown, found: Set<string>): void {
  if (Array.isArray(logged)) {
    for (const one of logged) collectReferences(subject, one, found)
  } else if (typeof logged === 'object' && logged !== null) {
    for (const [name, value] of Object.entries(logged)) {
      const kind = referenceKind(subject, name)
      if (kind === undefined) collectReferences(subject, value, found)
      else addIds(kind, value, found)
    }
  }
}

function addIds(kind: string, value: unknown, found: Set<string>): void {
  for (const id of Array.isArray(value) ? value : [value]) {
    if (typeof id === 'number') found.add(referenceOf(kind, id))
  }
}
