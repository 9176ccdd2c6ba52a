'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useMemo, useState } from 'react'
import { searchKey } from '@/lib/persian/text'
import { cn } from './cn'
import { controlClassName, controlHeightClassName, Field, type FieldProps } from './field'
import { popupClassName, popupItemClassName } from './popup-styles'
import { CheckIcon, ChevronDownIcon } from './icons'
import type { SelectOption } from './select'

type ComboboxProps = FieldProps & {
  options: readonly SelectOption[]
  value: string | null
  onValueChange: (value: string | null) => void
  placeholder?: string
  emptyText?: string
  disabled?: boolean
  name?: string
  /** How many options are drawn at once; typing finds the others. */
  limit?: number
  /** Also where there is more space above: the field stays at the top of what it stands in. */
  opensBelow?: boolean
}

const BELOW = { side: 'none', fallbackAxisSide: 'none' } as const

/** Finds گوشی‌ها by «گوشیها» too: spaces and joiners do not count. */
const tight = (text: string) => searchKey(text).replaceAll(' ', '')

function matchesQuery(option: SelectOption, query: string): boolean {
  return tight(option.label).includes(tight(query))
}

/** Who writes «شیر» means «شیراز» before «رامشیر»: what begins so comes first. */
function useRanked(options: readonly SelectOption[], query: string) {
  const keys = useMemo(
    () => options.map((option) => ({ option, key: tight(option.label) })),
    [options],
  )
  return useMemo(() => {
    const begin = tight(query)
    if (begin === '') return options
    const isFirst = ({ key }: { key: string }) => Number(key.startsWith(begin))
    return keys.toSorted((a, b) => isFirst(b) - isFirst(a)).map(({ option }) => option)
  }, [options, keys, query])
}

export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, placeholder, disabled, name, limit, ...field } = props
  const { emptyText = 'موردی پیدا نشد', opensBelow = false, ...labels } = field
  const [query, setQuery] = useState('')
  const ranked = useRanked(options, query)
  return (
    <DirectionProvider direction="rtl">
      <Base.Root
        items={ranked}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={(option) => onValueChange(option?.value ?? null)}
        isItemEqualToValue={(item, selected) => item.value === selected.value}
        itemToStringLabel={(option) => option.label}
        itemToStringValue={(option) => option.value}
        filter={matchesQuery}
        onInputValueChange={setQuery}
        disabled={disabled}
        name={name}
        limit={limit}
        autoHighlight
      >
        <Field {...labels}>
          {(control) => (
            <Base.InputGroup className="relative">
              <Base.Input
                {...control}
                placeholder={placeholder}
                className={cn(controlClassName, controlHeightClassName, 'pe-11')}
              />
              <Base.Trigger
                aria-label="باز کردن فهرست"
                className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-ink-500 disabled:opacity-50"
              >
                <ChevronDownIcon />
              </Base.Trigger>
            </Base.InputGroup>
          )}
        </Field>
        <Base.Portal>
          <Base.Positioner
            sideOffset={6}
            className="z-popup"
            {...(opensBelow && { collisionAvoidance: BELOW })}
          >
            <Base.Popup className={cn(popupClassName, 'w-[var(--anchor-width)]')}>
              <Base.Empty className="px-3 py-4 text-center text-md text-ink-500 empty:hidden">
                {emptyText}
              </Base.Empty>
              <Base.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain">
                {(option: SelectOption) => (
                  <Base.Item
                    key={option.value}
                    value={option}
                    disabled={option.disabled}
                    className={cn(popupItemClassName, 'data-[selected]:font-semibold')}
                  >
                    <span className="flex-1">{option.label}</span>
                    <Base.ItemIndicator className="text-brand-600">
                      <CheckIcon size={18} />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}
