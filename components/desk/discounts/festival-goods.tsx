'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import { CloseIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import {
  festivalGoodsQuery,
  goodsPreviewQuery,
  putIntoFestival,
  restoreGoods,
  takeOutOfFestival,
} from '@/lib/client/desk/discounts'
import { namedProductsQuery } from '@/lib/client/desk/articles'
import { discountKeys } from '@/lib/client/desk/keys'
import { taxonomyQuery } from '@/lib/client/desk/taxonomy'
import { useDebouncedValue } from '@/lib/client/use-debounced-value'
import type { DeskFestival, FestivalGoodsPreview, FormerGood } from '@/lib/contract/desk/discounts'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { listCategories, TaxonSelect } from '../taxonomy/taxon-select'
import { UndoNotice } from '../ui/undo-notice'
import { useCommands } from '../ui/desk-commands'
import { useDeskMutation } from '../ui/use-desk-mutation'

const SHOWN = 100
const KINDS = { category: 'یک دسته', brand: 'یک برند', product: 'یک کالا' } as const
const KIND_IDS = ['category', 'brand', 'product'] as const

/** What is in the festival, and a row that brings in more at a percent. */
export function FestivalGoods({ festival }: { festival: DeskFestival }) {
  const { id, goods: total, sold_out: soldOut } = festival
  const goods = useQuery(festivalGoodsQuery(id))
  const taking = useDeskMutation({
    send: (productId: number) => takeOutOfFestival(id, [productId]),
    invalidates: discountKeys.all,
    onDone: ({ before }) => setLast({ text: 'کالا از جشنواره بیرون آمد.', before }),
  })
  const [last, setLast] = useState<LastChange | null>(null)
  const undoing = useDeskMutation({
    send: (before: FormerGood[]) => restoreGoods(id, before),
    invalidates: discountKeys.all,
    done: ({ restored }) => `${formatNumber(restored)} کالا به وضع پیش برگشت.`,
    onDone: () => setLast(null),
  })
  const canUndo = last !== null && last.before.length > 0
  const undo = () => {
    if (canUndo && !undoing.isBusy) undoing.run(last.before)
  }
  useCommands(
    canUndo
      ? [
          {
            ...{ id: 'undo-festival-goods', title: 'برگرداندن کالاها', group: 'جشنواره' },
            ...{ keys: 'KeyZ', run: undo },
          },
        ]
      : [],
  )
  return (
    <section
      aria-label="کالاهای جشنواره"
      className="mt-5 grid grid-cols-1 gap-3 border-t border-line pt-4"
    >
      <h3 className="font-bold">
        کالاها <span className="text-note font-normal">{formatNumber(total)}</span>
      </h3>
      <AddGoods festivalId={id} onAdded={setLast} />
      <UndoNotice
        text={last?.text ?? null}
        isBusy={undoing.isBusy}
        onUndo={canUndo ? undo : undefined}
        onClose={() => setLast(null)}
      />
      {soldOut > 0 && (
        <p className="bg-soon-bg text-soon-ink rounded-[10px] p-2.5">
          {formatNumber(soldOut)} کالا موجود نیست و در جشنواره دیده نمی‌شود.
        </p>
      )}
      <DeskQuery query={goods} what="کالاهای جشنواره" skeleton={<RowsSkeleton rows={4} />}>
        {(listed) =>
          listed.length === 0 ? (
            <p className="text-note">هنوز کالایی ندارد؛ از بالا دسته، برند یا کالا بیفزایید.</p>
          ) : (
            <ul className="grid gap-1">
              {listed.slice(0, SHOWN).map(({ id: productId, title, picture, price, percent }) => (
                <li key={productId} className="flex items-center gap-2">
                  {picture ? (
                    <Picture
                      src={picture.url}
                      alt=""
                      width={32}
                      height={32}
                      loading="lazy"
                      className="border-hair bg-picture size-8 shrink-0 rounded-[7px] border object-contain"
                    />
                  ) : (
                    <span className="bg-sunk size-8 shrink-0 rounded-[7px]" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-1">
                      <MixedText>{title}</MixedText>
                    </span>
                    <span className="text-note block text-[12px]">
                      {persianDigits(percent)}٪ از {formatAmount(price)}
                    </span>
                  </span>
                  <DeskButton
                    variant="plain"
                    aria-label={`بیرون آوردن ${title}`}
                    isBusy={taking.isBusy}
                    onClick={() => taking.run(productId)}
                  >
                    <CloseIcon size={14} />
                  </DeskButton>
                </li>
              ))}
              {listed.length > SHOWN && (
                <li className="text-note">و {formatNumber(listed.length - SHOWN)} کالای دیگر</li>
              )}
            </ul>
          )
        }
      </DeskQuery>
    </section>
  )
}

type LastChange = { text: string; before: FormerGood[] }

/** «۴۸ کالا، ۱۲ تا از جشنوارهٔ «یلدا»». */
function describePreview({ goods, own, moved }: FestivalGoodsPreview): string {
  const parts = [
    `${formatNumber(goods)} کالا`,
    own > 0 && `${formatNumber(own)} تا در همین جشنواره است و درصدش عوض می‌شود`,
    ...moved.map((other) => `${formatNumber(other.goods)} تا از جشنوارهٔ «${other.title}»`),
  ]
  return parts.filter(Boolean).join('، ')
}

type AddGoodsProps = { festivalId: number; onAdded: (change: LastChange) => void }

function AddGoods({ festivalId, onAdded }: AddGoodsProps) {
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<string | null>(null)
  const taxonomy = useQuery(taxonomyQuery)
  const [kind, setKind] = useState<keyof typeof KINDS>('category')
  const [chosen, setChosen] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [percent, setPercent] = useState('')
  const q = useDebouncedValue(typed.trim(), 250)
  const products = useQuery({ ...namedProductsQuery(q), enabled: kind === 'product' && q !== '' })
  const adding = useDeskMutation({
    send: () =>
      putIntoFestival(festivalId, {
        percent: parseInteger(percent) ?? 0,
        ...(chosen !== null && kind === 'category' && { category_id: chosen }),
        ...(chosen !== null && kind === 'brand' && { brand_id: chosen }),
        ...(chosen !== null && kind === 'product' && { product_ids: [chosen] }),
      }),
    invalidates: discountKeys.all,
    onDone: ({ changed, moved, before }) => {
      const others = moved > 0 ? `، ${formatNumber(moved)} تا از جشنوارهٔ دیگر` : ''
      onAdded({ text: `${formatNumber(changed)} کالا به جشنواره آمد${others}.`, before })
      setChosen(null)
    },
  })
  const previewQuery = goodsPreviewQuery(
    festivalId,
    chosen === null ? {} : { [`${kind}_id`]: String(chosen) },
  )
  const preview = useQuery({ ...previewQuery, enabled: chosen !== null })
  const checking = useDeskMutation({
    send: () => queryClient.fetchQuery({ ...previewQuery, staleTime: 0 }),
    onDone: (counted) => {
      const takes = counted.own > 0 || counted.moved.length > 0
      if (takes) setQuestion(describePreview(counted))
      else adding.run()
    },
  })
  const { brands = [], categories = [] } = taxonomy.data ?? {}
  const options = kind === 'brand' ? brands : listCategories(categories)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null) adding.run()
    else if (!checking.isBusy) checking.run()
  }
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)_72px] gap-2" onSubmit={handleSubmit}>
      <DeskField label="چه چیزی" className="col-span-2">
        {(control) => (
          <select
            {...control}
            className="desk-field"
            value={kind}
            onChange={({ target }) => {
              setKind(KIND_IDS.find((one) => one === target.value) ?? 'category')
              setChosen(null)
            }}
          >
            {KIND_IDS.map((one) => (
              <option key={one} value={one}>
                {KINDS[one]}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      <DeskField label={KINDS[kind]} hideLabel error={adding.fieldError('product_ids')}>
        {(control) =>
          kind === 'product' ? (
            <>
              <input
                {...control}
                type="search"
                className="desk-field"
                placeholder="نام کالا"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setChosen(null)
                }}
              />
              {chosen === null && q !== '' && (
                <ul aria-label="کالاهای پیداشده" className="border-hair mt-1 rounded-lg border">
                  {(products.data ?? []).map((product) => (
                    <li key={product.id}>
                      <button
                        type="button"
                        className="hover:bg-hover line-clamp-1 min-h-8 w-full px-2 text-start"
                        onClick={() => {
                          setChosen(product.id)
                          setTyped(product.title)
                        }}
                      >
                        <MixedText>{product.title}</MixedText>
                      </button>
                    </li>
                  ))}
                  {products.data?.length === 0 && (
                    <li className="text-note px-2 py-1.5">کالایی با این نام نیست.</li>
                  )}
                </ul>
              )}
            </>
          ) : (
            <TaxonSelect
              control={control}
              options={options}
              value={chosen}
              onChange={setChosen}
              placeholder={KINDS[kind]}
            />
          )
        }
      </DeskField>
      <DeskField label="درصد" hideLabel error={adding.fieldError('percent')}>
        {(control) => (
          <input
            {...control}
            className="desk-field text-end"
            dir="ltr"
            inputMode="numeric"
            placeholder="٪"
            value={percent}
            onChange={({ target }) => setPercent(persianDigits(target.value))}
          />
        )}
      </DeskField>
      <p role="status" className="text-note col-span-2 empty:hidden">
        {chosen !== null && preview.data && <MixedText>{describePreview(preview.data)}</MixedText>}
      </p>
      <DeskButton type="submit" isBusy={adding.isBusy || checking.isBusy} className="col-span-2">
        افزودن به جشنواره
      </DeskButton>
      {question !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(null)}
          title="این کالاها به این جشنواره بیایند؟"
          text={`${question}؛ درصد پیشین آن‌ها کنار می‌رود.`}
          action="بیایند"
          onConfirm={() => {
            setQuestion(null)
            adding.run()
          }}
        />
      )}
    </form>
  )
}
