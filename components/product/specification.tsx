import type { ProductInfo } from '@/lib/contract/products'

type Fields = ProductInfo['fields']
const HIGHLIGHTS = 4

export function FieldHighlights({ fields }: { fields: Fields }) {
  const highlighted = fields.filter((field) => field.highlighted).slice(0, HIGHLIGHTS)
  if (highlighted.length === 0) return null
  return (
    <section aria-labelledby="highlights" className="mt-6">
      <h2 id="highlights" className="mb-2 text-md font-bold">
        ویژگی‌ها
      </h2>
      <dl className="grid grid-cols-2 gap-2.5">
        {highlighted.map(({ name, value }) => (
          <div key={name} className="rounded-control bg-ink-50 px-3.5 py-2.5">
            <dt className="text-sm text-ink-500">{name}</dt>
            <dd className="text-sm font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function SpecificationTable({ fields }: { fields: Fields }) {
  return (
    <dl className="divide-y divide-line">
      {fields.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[200px_1fr]">
          <dt className="text-md text-ink-500">{name}</dt>
          <dd className="text-md font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
