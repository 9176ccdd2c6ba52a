import type { ImportField } from '@/lib/domain/import-columns'
import type { DeskActor } from '@/lib/domain/staff'
import { DomainError } from '../domain-error'

/** What the role may not set is left out of a guess, and refused where somebody says it. */
export function mayWrite(actor: DeskActor, field: ImportField): boolean {
  if (actor.kind !== 'staff') return true
  if (field === 'cost') return actor.permissions.includes('costs.read')
  return !field.startsWith('sale_') || actor.limits.discountPercent === null
}

export function maySee(actor: DeskActor, field: ImportField): boolean {
  return field !== 'cost' || mayWrite(actor, field)
}

export const NOT_YOURS =
  'ستون بهای خرید اجازهٔ دیدن آن را می‌خواهد، و ستون فروش ویژه نقشی که سقف تخفیف ندارد.'

type Columns = readonly { field: ImportField }[]

/** What an import writes, or an undo takes back, needs the rights for each of it. */
export function assertMayImport(actor: DeskActor, columns: Columns = []): void {
  if (actor.kind !== 'staff') return
  if (columns.some(({ field }) => !mayWrite(actor, field)))
    throw new DomainError('permission_denied', NOT_YOURS)
  const needed = ['prices.write', 'stock.write'] as const
  if (needed.every((permission) => actor.permissions.includes(permission))) return
  throw new DomainError('permission_denied', 'نقش شما اجازهٔ تغییر قیمت و موجودی را ندارد.')
}
