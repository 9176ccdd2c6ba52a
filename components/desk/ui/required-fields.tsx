import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { categoryFieldsQuery } from '@/lib/client/desk/products'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'

type RequiredFieldsProps = {
  categoryId: number
  required: readonly string[]
  error: string | undefined
  onChange: (names: string[]) => void
}

/** The attributes of a category's goods; what is ticked must be written before one is published. */
export function RequiredFields({ categoryId, required, error, onChange }: RequiredFieldsProps) {
  const [typed, setTyped] = useState('')
  const used = useQuery(categoryFieldsQuery(categoryId))
  const countOf = new Map(used.data?.fields.map(({ name, products }) => [name, products]))
  // Of a category above: it can be taken back there alone.
  const inherited = new Set(
    used.data?.fields.flatMap(({ name, is_required: isRequired, from_parent: isAbove }) =>
      isRequired && isAbove ? name : [],
    ),
  )
  const names = [...new Set([...countOf.keys(), ...required])]
  const set = (name: string, isRequired: boolean) =>
    onChange(isRequired ? [...required, name] : required.filter((one) => one !== name))
  const add = () => {
    const name = typed.trim()
    if (name !== '' && !required.includes(name) && !inherited.has(name)) set(name, true)
    setTyped('')
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-[12px] font-medium text-ink-700">ویژگی‌های لازم</legend>
      <p className="text-note text-[12px]">
        کالای این دسته و زیردسته‌هایش تا ویژگی لازمی خالی دارد منتشر نمی‌شود.
      </p>
      <ul className="max-h-56 overflow-y-auto empty:hidden">
        {names.map((name) => (
          <li key={name}>
            <label className="hover:bg-hover flex min-h-8 items-center gap-2 rounded-md px-1 phone:min-h-11">
              <input
                type="checkbox"
                className="desk-check"
                checked={required.includes(name) || inherited.has(name)}
                disabled={inherited.has(name)}
                onChange={({ target }) => set(name, target.checked)}
              />
              <span className="min-w-0 flex-1 truncate">
                <MixedText>{name}</MixedText>
              </span>
              <span className="text-note text-[12px]">
                {inherited.has(name)
                  ? 'از دستهٔ بالاتر'
                  : countOf.get(name)
                    ? `${formatNumber(countOf.get(name) ?? 0)} کالا`
                    : 'هنوز در کالایی نیست'}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex items-end gap-2">
        <DeskField label="ویژگی دیگر" className="flex-1" error={error}>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              value={typed}
              maxLength={80}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
          )}
        </DeskField>
        <DeskButton onClick={add}>
          <PlusIcon size={16} />
          لازم باشد
        </DeskButton>
      </div>
    </fieldset>
  )
}
