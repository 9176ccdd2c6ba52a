import { COLOUR } from '@/lib/domain/colour-property'
import { useId, useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { formatNumber } from '@/lib/persian/money'
import { StockDot } from './product-rows'
import {
  BarcodeField,
  VariantCodeField,
  ColourDot,
  CostField,
  GuaranteeField,
  nameOfVariant,
  PriceField,
  RemoveButton,
  SaleField,
  SaleSwitch,
  StockField,
  type VariantFieldProps,
  type VariantTools,
} from './variant-table'

/** The sheet on a phone: option, price and stock of each; the fields come with a tap on the row. */
export function VariantList({ tools }: { tools: VariantTools }) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  return (
    <ul aria-label="تنوع‌ها">
      {tools.variants.map((variant) => (
        <VariantRow
          key={variant.key}
          variant={variant}
          tools={tools}
          isOpen={variant.key === openKey || tools.variants.length === 1}
          onToggle={() => setOpenKey(variant.key === openKey ? null : variant.key)}
        />
      ))}
    </ul>
  )
}

type VariantRowProps = VariantFieldProps & { isOpen: boolean; onToggle: () => void }

function VariantRow({ variant, tools, isOpen, onToggle }: VariantRowProps) {
  const id = useId()
  const { price, quantity, reserved, isRemoved, isOn, choices } = variant
  const free = isOn ? (quantity ?? 0) - reserved : 0
  return (
    <li className="border-hair border-b last:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={cn(
          'flex min-h-11 w-full items-center gap-2 px-3.5 text-start',
          isRemoved && 'text-note line-through',
        )}
        onClick={onToggle}
      >
        <ColourDot hex={tools.hexes[choices[COLOUR] ?? '']} />
        <span className="min-w-0 flex-1 truncate font-medium">
          <MixedText>{nameOfVariant(variant)}</MixedText>
        </span>
        <span>
          {price === null ? <span className="text-note">بی‌قیمت</span> : formatNumber(price)}
        </span>
        <span className="inline-flex w-14 items-center gap-1">
          <StockDot free={free} />
          {free > 0 ? formatNumber(free) : isOn ? 'تمام' : 'خاموش'}
        </span>
        <ChevronDownIcon size={14} className={cn('text-note', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={isOpen ? 'bg-sunk grid gap-1 px-3.5 py-2' : undefined}>
        {isOpen && (
          <>
            <Line title="قیمت">
              <PriceField variant={variant} tools={tools} />
            </Line>
            <Line title="موجودی">
              <StockField variant={variant} tools={tools} />
            </Line>
            <Line title="فروش ویژه">
              <SaleField variant={variant} tools={tools} />
            </Line>
            {tools.canSeeCosts && (
              <Line title="بهای خرید">
                <CostField variant={variant} tools={tools} />
              </Line>
            )}
            <Line title="گارانتی">
              <GuaranteeField variant={variant} tools={tools} />
            </Line>
            <Line title="کد (SKU)">
              <VariantCodeField variant={variant} tools={tools} />
            </Line>
            <Line title="بارکد">
              <BarcodeField variant={variant} tools={tools} />
            </Line>
            <Line title="فروش">
              <SaleSwitch variant={variant} tools={tools} />
            </Line>
            <span className="justify-self-end empty:hidden">
              <RemoveButton variant={variant} tools={tools} />
            </span>
          </>
        )}
      </div>
    </li>
  )
}

/** Its field says its name itself. */
function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[6rem_minmax(0,1fr)] items-center">
      <span aria-hidden="true" className="text-note text-[12px]">
        {title}
      </span>
      <span className="[&_.desk-cell]:!border-field [&_.desk-cell]:bg-paper">{children}</span>
    </div>
  )
}
