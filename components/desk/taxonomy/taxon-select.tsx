'use client'

import { useState } from 'react'
import type { FieldControl } from '@/components/ui/field'
import { ChevronDownIcon, PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskCategory } from '@/lib/contract/desk/taxonomy'
import { normalizeText, searchKey } from '@/lib/persian/text'
import { buildTree, type Branch } from './category-branches'
import { SuggestField } from '../ui/suggest-field'

export type TaxonOption = {
  id: number
  title: string
  /** Where it stands, as «مد › زنانه». */
  path?: string
}

/** In the order of the tree, each with where it stands. */
export function listCategories(categories: readonly DeskCategory[]): TaxonOption[] {
  const listUnder = (branches: readonly Branch[], above: readonly string[]): TaxonOption[] =>
    branches.flatMap(({ category: { id, title }, children }) => [
      { id, title, path: above.join(' › ') },
      ...listUnder(children, [...above, title]),
    ])
  return listUnder(buildTree(categories, null), [])
}

/** What is typed, where none has that name. */
type NewTaxon = { id: 'new'; title: string; path?: never }

type TaxonSelectProps = {
  control: FieldControl
  options: readonly TaxonOption[]
  value: number | null
  onChange: (id: number) => void
  placeholder: string
  /** Makes one of that name and chooses it, where none has it. */
  onMake?: (title: string) => void
}

/** Of categories all are seen, as their order is that of the tree. */
const SHOWN = 200

/** A field that finds one of many by any part of its name. */
export function TaxonSelect(props: TaxonSelectProps) {
  const { control, options, value, onChange, placeholder, onMake } = props
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = options.find(({ id }) => id === value)
  const found = options
    .filter(({ title, path = '' }) =>
      searchKey(`${path} ${title}`).includes(searchKey(typed ?? '')),
    )
    .slice(0, SHOWN)
  const title = normalizeText(typed ?? '')
  const isNew = !options.some((option) => searchKey(option.title) === searchKey(title))
  const made: NewTaxon[] = onMake && title.length > 1 && isNew ? [{ id: 'new', title }] : []
  const written = chosen ? [chosen.path, chosen.title].filter(Boolean).join(' › ') : ''
  return (
    <div className="relative">
      <SuggestField<TaxonOption | NewTaxon>
        control={control}
        listLabel={placeholder}
        className="!pe-8"
        placeholder={written || placeholder}
        options={[...found, ...made]}
        getKey={({ id }) => id}
        isOpen={typed !== null}
        takesFirst
        isChosen={({ id }) => id === value}
        empty="چیزی با این نام نیست"
        value={typed ?? written}
        onOpen={() => setTyped('')}
        onClose={() => setTyped(null)}
        onType={setTyped}
        onChoose={(option) => {
          if (option.id === 'new') onMake?.(option.title)
          else onChange(option.id)
          setTyped(null)
        }}
      >
        {(option) =>
          option.id === 'new' ? (
            <span className="text-acting-ink flex items-center gap-1.5 font-semibold">
              <PlusIcon size={14} />
              <span>
                <MixedText>{`ساختن «${option.title}»`}</MixedText>
              </span>
            </span>
          ) : (
            <span>
              {option.path && <span className="text-note text-[12px]">{option.path} › </span>}
              <MixedText>{option.title}</MixedText>
            </span>
          )
        }
      </SuggestField>
      <ChevronDownIcon
        size={14}
        className="text-note pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2"
      />
    </div>
  )
}
