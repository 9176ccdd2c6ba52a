'use client'

import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskImport, NewTaxon } from '@/lib/contract/desk/imports'
import type { ImportOptions } from '@/lib/domain/import-options'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'

const SHOWN = 8
const KINDS = [
  { kind: 'category', option: 'makes_categories', title: 'دستهٔ تازه' },
  { kind: 'brand', option: 'makes_brands', title: 'برند تازه' },
] as const

function NewName({ taxon: { name, near, goods } }: { taxon: NewTaxon }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <b className="font-semibold">
        <MixedText>{name}</MixedText>
      </b>
      {near !== null && (
        <span className="bg-soon-bg text-soon-ink rounded-md px-1.5">
          <MixedText>{`شاید «${near}»؟`}</MixedText>
        </span>
      )}
      <span className="text-note">{formatNumber(goods)} کالا</span>
    </li>
  )
}

type NewNamesProps = {
  own: DeskImport
  isBusy: boolean
  onOptions: (change: Partial<ImportOptions>) => void
}

function NamesOfKind(props: NewNamesProps & { at: (typeof KINDS)[number] }) {
  const { own, isBusy, onOptions, at } = props
  const [isWhole, setIsWhole] = useState(false)
  // What may be a slip is looked at first.
  const taxa = own.new_taxa
    .filter(({ kind }) => kind === at.kind)
    .toSorted((a, b) => Number(a.near === null) - Number(b.near === null) || b.goods - a.goods)
  if (taxa.length === 0) return null
  const isMade = own.options[at.option]
  const doubtful = taxa.filter(({ near }) => near !== null).length
  const isLeft = doubtful > 0 && !own.options.takes_near_names
  return (
    <div className="grid content-start gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="font-bold">
          {formatNumber(taxa.length)} {at.title}
        </h3>
        <span className={isMade ? 'text-done-ink' : 'text-late-ink'}>
          {isMade ? 'ساخته می‌شود' : 'ساخته نمی‌شود؛ کالاهایش وارد نمی‌شود'}
          {isMade && isLeft && `، جز ${formatNumber(doubtful)} نام که شاید اشتباه است`}
        </span>
        <DeskButton
          className="!h-7 phone:!h-11"
          isBusy={isBusy}
          onClick={() => onOptions({ [at.option]: !isMade })}
        >
          {isMade ? 'ساخته نشود' : 'ساخته شود'}
          <span className="sr-only">، {at.title}</span>
        </DeskButton>
      </div>
      <ul className="grid gap-1">
        {(isWhole ? taxa : taxa.slice(0, SHOWN)).map((taxon) => (
          <NewName key={taxon.name} taxon={taxon} />
        ))}
      </ul>
      {!isWhole && taxa.length > SHOWN && (
        <DeskButton
          className="!h-7 justify-self-start phone:!h-11"
          onClick={() => setIsWhole(true)}
        >
          هر {formatNumber(taxa.length)} نام
        </DeskButton>
      )}
    </div>
  )
}

/** Categories and brands that the import would make, before it does: a misspelt column makes false ones. */
export function ImportNewNames(props: NewNamesProps) {
  if (props.own.new_taxa.length === 0) return null
  return (
    <section className="desk-card" aria-labelledby="import-new-names">
      <h2 id="import-new-names" className="border-b border-line px-4 py-2.5 text-[14px] font-bold">
        نام‌هایی که فروشگاه هنوز ندارد
      </h2>
      <div className="grid grid-cols-2 divide-x divide-line phone:grid-cols-1 phone:divide-x-0 phone:divide-y rtl:divide-x-reverse">
        {KINDS.map((at) => (
          <NamesOfKind key={at.kind} at={at} {...props} />
        ))}
      </div>
    </section>
  )
}
