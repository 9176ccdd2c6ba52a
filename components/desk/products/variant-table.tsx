import { COLOUR } from '@/lib/domain/colour-property'
import { RetryIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { isBelowCost, type DraftPicture, type DraftVariant } from './product-draft'
import { StockDot } from './product-rows'
import { SaleCell } from './sale-cell'
import { SheetCell } from './sheet-cell'

export type VariantTools = {
  variants: readonly DraftVariant[]
  /** Of the options, in order. */
  names: readonly string[]
  pictures: readonly DraftPicture[]
  /** Of the colours that the shop knows, by their names. */
  hexes: Readonly<Record<string, string>>
  canPrice: boolean
  canStock: boolean
  hasSale: boolean
  hasCost: boolean
  hasGuarantee: boolean
  canSeeCosts: boolean
  /** What the shop said of them as they were saved. */
  error: string | undefined
  setVariant: (key: string, change: Partial<DraftVariant>) => void
  fill: (change: Partial<DraftVariant>) => void
  /** The time of a sale is set for this one. */
  onTime: (key: string) => void
}

export const nameOfVariant = ({ choices }: DraftVariant) =>
  Object.values(choices).join(' · ') || 'تنها تنوع'

export function ColourDot({ hex }: { hex: string | undefined }) {
  if (hex === undefined) return null
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2.5 shrink-0 rounded-full border border-edge"
      style={{ backgroundColor: hex }}
    />
  )
}

/** The name of a colour with its dot, and with the first of its pictures. */
function VariantChoice({
  option,
  value,
  tools,
}: {
  option: string
  value: string
  tools: Pick<VariantTools, 'pictures' | 'hexes'>
}) {
  if (option !== COLOUR) return <MixedText>{value}</MixedText>
  const picture = tools.pictures.find(({ colour }) => colour === value)
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 align-middle">
      {picture && (
        <Picture
          {...responsiveImage(picture.url)}
          sizes="28px"
          alt=""
          width={28}
          height={28}
          className="border-hair bg-picture size-7 shrink-0 rounded-md border object-contain"
        />
      )}
      <ColourDot hex={tools.hexes[value]} />
      <MixedText>{value}</MixedText>
    </span>
  )
}

/** The first two columns stay in view while the others are scrolled. */
const STUCK = ['start-0 w-[124px] min-w-[124px]', 'start-[124px] min-w-[72px] border-e border-line']
const stuck = (at: number) => (at < STUCK.length ? cn('sticky z-[1]', STUCK[at]) : undefined)

/** And the last two, of which the switch decides whether it is sold. */
const STUCK_REMOVAL = 'sticky end-0 z-[1] w-[52px] min-w-[52px]'
const STUCK_SWITCH = 'sticky end-[52px] z-[1] border-s border-line'

export function VariantTable({ tools }: { tools: VariantTools }) {
  const { variants, names, hasSale, hasCost, hasGuarantee } = tools
  return (
    <div className="overflow-x-auto">
      <table className="desk-table desk-sheet" aria-label="تنوع‌ها">
        <thead>
          <tr>
            {(names.length > 0 ? names : ['تنوع']).map((name, index) => (
              <th key={index} scope="col" className={cn('bg-paper', stuck(index))}>
                {name || '…'}
              </th>
            ))}
            <th scope="col">قیمت ({currencyName()})</th>
            {hasSale && <th scope="col">فروش ویژه ({currencyName()})</th>}
            {hasCost && <th scope="col">بهای خرید ({currencyName()})</th>}
            <th scope="col">موجودی</th>
            {hasGuarantee && <th scope="col">گارانتی</th>}
            <th scope="col">کد (SKU)</th>
            <th scope="col">بارکد</th>
            <th scope="col" className={cn('bg-paper', STUCK_SWITCH)}>
              فروش
            </th>
            <th scope="col" className={cn('bg-paper', STUCK_REMOVAL)}>
              <span className="sr-only">برداشتن</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, row) => {
            const former = variants[row - 1]
            return (
              <tr
                key={variant.key}
                className={cn(
                  variant.isRemoved && 'text-note line-through',
                  !variant.isOn && 'text-note',
                )}
              >
                {names.length === 0 && <td className="font-medium">همین کالا</td>}
                {names.map((option, at) => {
                  const value = variant.choices[option] ?? ''
                  const isRepeated = at < names.length - 1 && former?.choices[option] === value
                  return (
                    <td
                      key={option}
                      className={cn('bg-paper', at === 0 && 'font-medium', stuck(at))}
                    >
                      {isRepeated ? (
                        <span className="sr-only">{value}</span>
                      ) : (
                        <VariantChoice option={option} value={value} tools={tools} />
                      )}
                    </td>
                  )
                })}
                <td>
                  <PriceField variant={variant} tools={tools} />
                </td>
                {hasSale && (
                  <td>
                    <SaleField variant={variant} tools={tools} />
                  </td>
                )}
                {hasCost && (
                  <td>
                    <CostField variant={variant} tools={tools} />
                  </td>
                )}
                <td>
                  <StockField variant={variant} tools={tools} />
                </td>
                {hasGuarantee && (
                  <td>
                    <GuaranteeField variant={variant} tools={tools} />
                  </td>
                )}
                <td className="w-full">
                  <VariantCodeField variant={variant} tools={tools} />
                </td>
                <td>
                  <BarcodeField variant={variant} tools={tools} />
                </td>
                <td className={cn('bg-paper', STUCK_SWITCH)}>
                  <SaleSwitch variant={variant} tools={tools} />
                </td>
                <td className={cn('bg-paper', STUCK_REMOVAL)}>
                  <RemoveButton variant={variant} tools={tools} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

export type VariantFieldProps = { variant: DraftVariant; tools: VariantTools }

export function PriceField({ variant, tools }: VariantFieldProps) {
  const { key, price, isRemoved } = variant
  return (
    <SheetCell
      isLive
      column="price"
      className={cn('w-28', isBelowCost(variant) && 'bg-soon-bg text-soon-ink')}
      label={`قیمت ${nameOfVariant(variant)}`}
      value={price}
      placeholder="بی‌قیمت"
      disabled={!tools.canPrice || isRemoved}
      onCommit={(next) => tools.setVariant(key, { price: next })}
      onFill={(next) => tools.fill({ price: next })}
    />
  )
}

export function SaleField({ variant, tools }: VariantFieldProps) {
  const { key, price, sale, isRemoved } = variant
  const isTooDear = sale !== null && price !== null && sale.price >= price && !isRemoved
  return (
    <SaleCell
      problem={isTooDear ? tools.error : undefined}
      name={nameOfVariant(variant)}
      sale={sale}
      disabled={!tools.canPrice || isRemoved}
      onChange={(next) => tools.setVariant(key, { sale: next })}
      onFill={(next) => tools.fill({ sale: next })}
      onTime={() => tools.onTime(key)}
    />
  )
}

export function CostField({ variant, tools }: VariantFieldProps) {
  const { key, cost, isRemoved } = variant
  return (
    <SheetCell
      isLive
      column="cost"
      className="w-28"
      label={`بهای خرید ${nameOfVariant(variant)}`}
      value={cost}
      disabled={isRemoved}
      onCommit={(next) => tools.setVariant(key, { cost: next })}
      onFill={(next) => tools.fill({ cost: next })}
    />
  )
}

export function StockField({ variant, tools }: VariantFieldProps) {
  const { key, quantity, reserved, isRemoved } = variant
  return (
    <span className="inline-flex items-center gap-1">
      <StockDot free={(quantity ?? 0) - reserved} />
      <SheetCell
        isLive
        column="stock"
        className="w-[68px]"
        label={`موجودی ${nameOfVariant(variant)}`}
        value={quantity}
        placeholder="۰"
        disabled={!tools.canStock || isRemoved}
        onCommit={(next) => tools.setVariant(key, { quantity: next })}
        onFill={(next) => tools.fill({ quantity: next })}
      />
    </span>
  )
}

export function VariantCodeField({ variant, tools }: VariantFieldProps) {
  const { key, sku, isRemoved } = variant
  return (
    <input
      className="desk-cell min-w-[112px]"
      dir="ltr"
      aria-label={`کد ${nameOfVariant(variant)}`}
      value={sku}
      maxLength={100}
      disabled={isRemoved}
      onChange={({ target }) => tools.setVariant(key, { sku: target.value })}
    />
  )
}

export function BarcodeField({ variant, tools }: VariantFieldProps) {
  const { key, barcode, isRemoved } = variant
  return (
    <input
      className="desk-cell !w-[124px]"
      dir="ltr"
      inputMode="numeric"
      aria-label={`بارکد ${nameOfVariant(variant)}`}
      value={barcode}
      maxLength={64}
      disabled={isRemoved}
      onChange={({ target }) => tools.setVariant(key, { barcode: target.value })}
    />
  )
}

export function GuaranteeField({ variant, tools }: VariantFieldProps) {
  const { key, guarantee, isRemoved } = variant
  return (
    <input
      className="desk-cell min-w-[132px]"
      aria-label={`گارانتی ${nameOfVariant(variant)}`}
      placeholder="مانند کالا"
      value={guarantee}
      maxLength={200}
      disabled={isRemoved}
      onChange={({ target }) => tools.setVariant(key, { guarantee: target.value })}
    />
  )
}

/** Out of sale it keeps its stock, and its orders go on. */
export function SaleSwitch({ variant, tools }: VariantFieldProps) {
  const { key, isOn, isRemoved } = variant
  return (
    <input
      type="checkbox"
      role="switch"
      className="desk-switch"
      aria-label={`فروش ${nameOfVariant(variant)}`}
      checked={isOn}
      disabled={isRemoved}
      onChange={({ target }) => tools.setVariant(key, { isOn: target.checked })}
    />
  )
}

export function RemoveButton({ variant, tools }: VariantFieldProps) {
  const { id, key, isRemoved } = variant
  if (id === null) return null
  const name = nameOfVariant(variant)
  return (
    <button
      type="button"
      className="text-note hover:text-late-ink grid size-7 place-items-center rounded-md phone:size-11"
      aria-label={isRemoved ? `برگرداندن ${name}` : `برداشتن ${name}`}
      onClick={() => tools.setVariant(key, { isRemoved: !isRemoved })}
    >
      {isRemoved ? <RetryIcon size={16} /> : <TrashIcon size={16} />}
    </button>
  )
}
