import { CheckIcon } from '@/components/ui/icons'
import { Collapsible } from '@/components/ui/collapsible'
import type { ProductField } from '@/lib/contract/catalogue/product-facts'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import { GENERAL_SECTION } from '@/lib/domain/field-sections'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { Prose } from '@/components/ui/prose'
import { MixedText } from '@/components/ui/mixed-text'

const MAX_HIGHLIGHTS = 4
/** A tablet has room for as many others beside its box. */
const MAX_MORE = 4
const FOLD_ABOVE_FIELDS = 9
/** Over fewer, headings are as many lines as what they divide. */
const MIN_FOR_HEADINGS = 9

type Fields = readonly ProductField[]

export function FieldHighlights({ fields }: { fields: Fields }) {
  const highlighted = fields.filter((field) => field.highlighted).slice(0, MAX_HIGHLIGHTS)
  if (highlighted.length === 0) return null
  const more = fields.filter((field) => !highlighted.includes(field)).slice(0, MAX_MORE)
  return (
    <section aria-labelledby="highlights" className="product-highlights">
      <h2 id="highlights" className="mb-1.5 text-md font-bold">
        ویژگی‌ها
      </h2>
      <dl>
        {[...highlighted, ...more].map(({ name, value }, nth) => (
          <div key={name} data-more={nth >= highlighted.length || undefined}>
            <CheckIcon size={16} className="mt-1.5 shrink-0 text-brand-700" />
            <dt className="shrink-0 text-ink-500">{name}:</dt>
            <dd className="min-w-0 font-medium">
              <MixedText>{holdMeasures(value)}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Section = { title: string; fields: Fields }

/** What is general first, the other sections in the order of their most important field. */
export function groupBySection(fields: Fields): Section[] {
  const ordered = [...fields].sort((a, b) => Number(b.highlighted) - Number(a.highlighted))
  const titles = new Set(ordered.map(({ section }) => section))
  const general = titles.delete(GENERAL_SECTION) ? [GENERAL_SECTION] : []
  return [...general, ...titles].map((title) => ({
    title,
    fields: ordered.filter(({ section }) => section === title),
  }))
}

export function Specification({ fields }: { fields: Fields }) {
  if (fields.length === 0) return <p className="text-ink-500">مشخصاتی ثبت نشده است.</p>
  const isDivided = fields.length >= MIN_FOR_HEADINGS
  const sections = isDivided ? groupBySection(fields) : [{ title: '', fields }]
  const table = (
    <div className="grid gap-6 xl:block xl:columns-2 xl:gap-x-12">
      {sections.map((section) => (
        <SpecificationSection key={section.title} {...section} isOnly={sections.length === 1} />
      ))}
    </div>
  )
  return fields.length > FOLD_ABOVE_FIELDS ? (
    <Collapsible subject="مشخصات">{table}</Collapsible>
  ) : (
    table
  )
}

function SpecificationSection({ title, fields, isOnly }: Section & { isOnly: boolean }) {
  return (
    <div className="xl:pb-6 xl:last:pb-0">
      {!isOnly && title && <h3 className="break-after-avoid pt-2.5 text-md font-bold">{title}</h3>}
      <dl className="divide-y divide-line">
        {fields.map(({ name, value }) => (
          <div
            key={name}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] gap-x-6 py-2.5 print:py-1"
          >
            <dt className="text-md text-ink-500">{name}</dt>
            <dd className="text-md font-medium">
              <MixedText>{holdMeasures(value)}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Characters, with their markup, that overflow the folded height on a desktop. */
const FOLD_ABOVE_LENGTH = 900

export function Introduction({ product }: { product: ProductDetail }) {
  const { intro, description } = product
  const content = (
    <>
      {intro && <p className="mb-4 max-w-text text-lg font-medium xl:text-xl">{intro}</p>}
      <Prose html={description} />
    </>
  )
  return (
    <div className="introduction max-w-reading">
      {intro.length + description.length > FOLD_ABOVE_LENGTH ? (
        <Collapsible subject="معرفی">{content}</Collapsible>
      ) : (
        content
      )}
    </div>
  )
}
