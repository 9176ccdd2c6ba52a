import { useQuery } from '@tanstack/react-query'
import { CloseIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { orderVariantsQuery } from '@/lib/client/desk/manual-orders'
import type { OrderGoodsRow } from '@/lib/contract/desk/manual-orders'
import { nameHandlingDays } from '@/lib/domain/handling-days'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { currencyName, formatAmount, formatNumber, fromUnits, toUnits } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { listLineOptions } from './order-variants'

export type ManualLine = OrderGoodsRow & {
  quantity: number
  /** Of a unit, where it is not the shop's. */
  agreed?: number
  /** What a unit cost when it was added, where that is another price than today's. */
  former_price?: number
}

type ManualLineRowProps = {
  line: ManualLine
  /** Of the variants that are in the order. */
  addedIds: readonly number[]
  quantityError: string | undefined
  priceError: string | undefined
  onChange: (line: ManualLine) => void
  onRemove: () => void
}

const nameOfLine = ({ title, parent_value: variant }: OrderGoodsRow) =>
  [title, ...Object.values(variant)].join('، ')

/** A product in the order: in which colour and size, how many and at what price. */
export function ManualLineRow(props: ManualLineRowProps) {
  const { line, addedIds, quantityError, priceError, onChange, onRemove } = props
  const name = nameOfLine(line)
  const rials = line.agreed ?? line.final_price
  return (
    <li className="border-hair grid grid-cols-[minmax(0,1fr)_72px_128px_auto] items-start gap-x-2.5 gap-y-2 rounded-lg border p-2.5 phone:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-2.5 phone:col-span-full">
        {line.picture && (
          <Picture
            src={line.picture.url}
            alt=""
            width={40}
            height={40}
            className="border-hair bg-picture size-10 shrink-0 rounded-[9px] border object-contain"
          />
        )}
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="font-semibold">
            <MixedText>{line.title}</MixedText>
          </p>
          <LineOptions
            line={line}
            addedIds={addedIds}
            onChoose={(row) =>
              onChange({ ...row, quantity: Math.min(line.quantity, row.available) })
            }
          />
          <p className="text-note text-[12px]">
            {formatNumber(line.available)} عدد موجود
            {line.handling_days > 0 && (
              <span className="text-soon-ink">
                {' '}
                · آماده‌سازی {nameHandlingDays(line.handling_days)}
              </span>
            )}
          </p>
          <ChangedSince line={line} />
        </div>
      </div>
      <DeskField
        label={
          <>
            تعداد <span className="sr-only">{name}</span>
          </>
        }
        error={quantityError}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            dir="ltr"
            className="desk-field"
            value={formatNumber(line.quantity)}
            onChange={({ target }) =>
              onChange({
                ...line,
                quantity: Math.max(Math.min(parseInteger(target.value) ?? 1, line.available), 1),
              })
            }
          />
        )}
      </DeskField>
      <DeskField
        label={
          <>
            قیمت واحد <span className="sr-only">{name}</span> ({currencyName()})
          </>
        }
        error={priceError}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            dir="ltr"
            className="desk-field"
            value={formatNumber(toUnits(rials))}
            onChange={({ target }) =>
              onChange({ ...line, agreed: fromUnits(parseInteger(target.value) ?? 0) })
            }
          />
        )}
      </DeskField>
      <button
        type="button"
        aria-label={`برداشتن ${name}`}
        className="text-note hover:bg-hover mt-6 grid size-8 place-items-center rounded-lg phone:size-11"
        onClick={onRemove}
      >
        <CloseIcon size={16} />
      </button>
      {(line.quantity > 1 || line.agreed !== undefined) && (
        <p className="text-note col-span-full text-end text-[12px]">
          {line.agreed !== undefined && line.agreed !== line.final_price && (
            <>قیمت فروشگاه {formatAmount(line.final_price)} · </>
          )}
          جمع{' '}
          <b className="text-ink-900">
            {formatAmount(rials * line.quantity)} {currencyName()}
          </b>
        </p>
      )}
    </li>
  )
}

type LineOptionsProps = {
  line: ManualLine
  addedIds: readonly number[]
  onChoose: (row: OrderGoodsRow) => void
}

type DescribedOption = { name: string; value: string; row: OrderGoodsRow | null }

/** «رنگ: قرمز (سایز ۴۰)», where it is not to be had with what else the line has. */
function describeOption(line: ManualLine, { name, value, row }: DescribedOption): string {
  const others = Object.entries(row?.parent_value ?? {})
    .filter(([other, own]) => other !== name && own !== line.parent_value[other])
    .map((other) => other.join(' '))
  const note = row === null ? 'موجود نیست' : others.join('، ')
  return isolateLatin(persianDigits(`${name}: ${value}${note && ` (${note})`}`))
}

/** Its colour and its size, each of which may be another one. */
function LineOptions({ line, addedIds, onChoose }: LineOptionsProps) {
  const hasOptions = Object.keys(line.parent_value).length > 0
  const variants = useQuery({ ...orderVariantsQuery(line.product_id), enabled: hasOptions })
  if (!hasOptions) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {listLineOptions(line, variants.data ?? [line], addedIds).map(({ name, values }) => (
        <select
          key={name}
          className="desk-field h-[30px] w-auto min-w-24 max-w-full text-[12px] phone:h-11"
          aria-label={`${name} ${line.title}`}
          value={line.parent_value[name]}
          onChange={({ target }) => {
            const row = values.find(({ value }) => value === target.value)?.row
            if (row) onChoose(row)
          }}
        >
          {values.map(({ value, row }) => (
            <option key={value} value={value} disabled={row === null}>
              {describeOption(line, { name, value, row })}
            </option>
          ))}
        </select>
      ))}
      {variants.isError && !variants.data && (
        <p role="alert" className="text-late-ink flex flex-wrap items-center gap-2 text-[12px]">
          تنوع‌های دیگر این کالا نیامد.
          <DeskButton onClick={() => void variants.refetch()} isBusy={variants.isFetching}>
            تلاش دوباره
          </DeskButton>
        </p>
      )}
    </div>
  )
}

/** A draft may have waited longer than a price or the last of the stock. */
function ChangedSince({ line }: { line: ManualLine }) {
  const { former_price: before, final_price: now, agreed, quantity, available } = line
  const isChanged = before !== undefined && agreed === undefined
  return (
    <p className="text-soon-ink text-[12px] empty:hidden">
      {isChanged &&
        `قیمت از ${formatAmount(before)} به ${formatAmount(now)} ${currencyName()} رسیده است. `}
      {quantity > available &&
        (available === 0 ? 'دیگر موجود نیست.' : `تنها ${formatNumber(available)} عدد مانده است.`)}
    </p>
  )
}
