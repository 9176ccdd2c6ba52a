import { useQuery } from '@tanstack/react-query'
import { taxonomyQuery } from '@/lib/client/desk/taxonomy'
import { useState } from 'react'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { ChooseProductDialog } from '../ui/choose-product-dialog'
import type { CouponDraft } from './coupon-draft'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { listCategories, TaxonSelect } from '../taxonomy/taxon-select'

type Scope = Pick<CouponDraft, 'category_id' | 'brand_id' | 'products' | 'customer_mobile'>

type CouponScopeFieldsProps = {
  scope: Scope
  onChange: (change: Partial<Scope>) => void
  errorOf: (name: keyof Scope) => string | undefined
  productsError: string | undefined
}

/** For which goods, and for whom; what is left empty narrows nothing. */
export function CouponScopeFields(props: CouponScopeFieldsProps) {
  const { scope, onChange, errorOf, productsError } = props
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
      <CouponProducts
        products={scope.products}
        error={productsError}
        onChange={(products) => onChange({ products })}
      />
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

type CouponProductsProps = {
  products: CouponDraft['products']
  error: string | undefined
  onChange: (products: CouponDraft['products']) => void
}

function CouponProducts({ products, error, onChange }: CouponProductsProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error && 'coupon-products-error'}>
      <legend className="pb-1 text-[12px] font-medium text-ink-700">
        تنها این کالاها <span className="text-note font-normal">(اختیاری)</span>
      </legend>
      {products.length > 0 && (
        <ul className="grid gap-1">
          {products.map(({ id, title }) => (
            <li key={id} className="bg-sunk flex items-center gap-2 rounded-lg ps-2.5">
              <span className="line-clamp-1 min-w-0 flex-1">
                <MixedText>{title}</MixedText>
              </span>
              <DeskButton
                variant="plain"
                aria-label={`برداشتن ${title}`}
                onClick={() => onChange(products.filter((product) => product.id !== id))}
              >
                <CloseIcon size={14} />
              </DeskButton>
            </li>
          ))}
        </ul>
      )}
      <DeskButton className="justify-self-start" onClick={() => setIsChoosing(true)}>
        <PlusIcon size={16} />
        افزودن کالا
      </DeskButton>
      {error && (
        <p id="coupon-products-error" role="alert" className="text-late-ink text-[12px]">
          {error}
        </p>
      )}
      {isChoosing && (
        <ChooseProductDialog
          title="کالای کد تخفیف"
          onClose={() => setIsChoosing(false)}
          onChoose={({ id, title }) => {
            if (products.every((product) => product.id !== id)) {
              onChange([...products, { id, title }])
            }
            setIsChoosing(false)
          }}
        />
      )}
    </fieldset>
  )
}
