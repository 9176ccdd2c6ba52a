import { useQuery } from '@tanstack/react-query'
import { taxonomyQuery } from '@/lib/client/desk/taxonomy'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { listCategories, TaxonSelect } from './taxon-select'

type Scope = { category_id: number | null; brand_id: number | null; customer_mobile: string }

type CouponScopeFieldsProps = {
  scope: Scope
  onChange: (change: Partial<Scope>) => void
  errorOf: (name: keyof Scope) => string | undefined
}

/** For which goods, and for whom; what is left empty narrows nothing. */
export function CouponScopeFields({ scope, onChange, errorOf }: CouponScopeFieldsProps) {
  const taxonomy = useQuery(taxonomyQuery)
  const choices = [
    {
      name: 'category_id',
      label: 'تنها کالاهای این دسته',
      placeholder: 'همهٔ دسته‌ها',
      options: listCategories(taxonomy.data?.categories ?? []),
    },
    {
      name: 'brand_id',
      label: 'تنها کالاهای این برند',
      placeholder: 'همهٔ برندها',
      options: taxonomy.data?.brands ?? [],
    },
  ] as const
  return (
    <>
      {choices.map(({ name, label, placeholder, options }) => (
        <div key={name} className="flex items-end gap-2">
          <DeskField label={label} isOptional error={errorOf(name)} className="min-w-0 flex-1">
            {(control) => (
              <TaxonSelect
                control={control}
                options={options}
                value={scope[name]}
                placeholder={placeholder}
                onChange={(id) => onChange({ [name]: id })}
              />
            )}
          </DeskField>
          {scope[name] !== null && (
            <DeskButton onClick={() => onChange({ [name]: null })}>همه</DeskButton>
          )}
        </div>
      ))}
      <DeskField
        label="تنها برای این مشتری"
        isOptional
        hint="شمارهٔ موبایل حساب او"
        error={errorOf('customer_mobile')}
      >
        {(control) => (
          <input
            {...control}
            className="desk-field text-end"
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            value={scope.customer_mobile}
            onChange={({ target }) => onChange({ customer_mobile: target.value })}
          />
        )}
      </DeskField>
    </>
  )
}
