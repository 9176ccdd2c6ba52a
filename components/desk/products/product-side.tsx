'use client'

import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { PRODUCT_STATUSES } from '@/lib/contract/desk/products'
import { COLOUR } from '@/lib/domain/colour-property'
import { formatNumber, currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { useCan } from '../ui/desk-member'
import { MomentField } from '../ui/moment-field'
import { type ProductDraft } from './product-draft'
import { NoPicture } from './product-pictures'
import { PRODUCT_STATUS_HINTS, PRODUCT_STATUS_TITLES } from '../ui/product-labels'

type ProductSideProps = {
  id: number | null
  draft: ProductDraft
  onStatus: (status: ProductDraft['status']) => void
  onPublishAt: (at: string | null) => void
  statusError: string | undefined
}

export function ProductSide(props: ProductSideProps) {
  const { id, draft, onStatus, onPublishAt, statusError } = props
  const canStock = useCan('stock.write')
  return (
    <div className="grid min-w-0 content-start gap-3.5 lg:sticky lg:top-0">
      <fieldset className="desk-card p-3.5">
        <legend className="sr-only">انتشار</legend>
        <h2 aria-hidden="true" className="mb-2 text-[14px] font-bold">
          انتشار
        </h2>
        <div className="grid grid-cols-2 gap-x-2">
          {PRODUCT_STATUSES.map((status) => (
            <label
              key={status}
              className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11"
            >
              <input
                type="radio"
                name="product-status"
                className="desk-check"
                checked={draft.status === status}
                onChange={() => onStatus(status)}
              />
              {PRODUCT_STATUS_TITLES[status]}
            </label>
          ))}
        </div>
        <p className="text-note mt-1 text-[12px]">{PRODUCT_STATUS_HINTS[draft.status]}</p>
        {draft.status === 'hidden' && (
          <div className="mt-2">
            <MomentField
              label="انتشار خودکار"
              isOptional
              value={draft.publish_at}
              onChange={onPublishAt}
            />
          </div>
        )}
        {statusError && (
          <p role="alert" className="text-late-ink mt-1 text-[12px]">
            {statusError}
          </p>
        )}
      </fieldset>
      <Preview draft={draft} />
      {id !== null && canStock && (
        <Link href={`${deskPaths.stock}?product=${id}`} className="desk-button">
          گردش موجودی این کالا
        </Link>
      )}
    </div>
  )
}

function Preview({ draft }: { draft: ProductDraft }) {
  const [face] = draft.pictures
  const prices = draft.variants.flatMap(({ price, isRemoved }) =>
    price !== null && !isRemoved ? price : [],
  )
  const colours = draft.options.find(({ name }) => name === COLOUR)?.values ?? []
  const isSold = draft.variants.some(
    ({ quantity, reserved, isOn, isRemoved }) => !isRemoved && isOn && (quantity ?? 0) > reserved,
  )
  return (
    <section className="desk-card overflow-hidden" aria-labelledby="preview">
      <header>
        <h2 id="preview" className="text-[14px] font-bold">
          پیش‌نمایش
        </h2>
        <span className="text-note text-[12px]">کارت کالا در فروشگاه</span>
      </header>
      <div className="bg-ground p-4">
        <div className="mx-auto grid max-w-56 gap-2 rounded-2xl border border-line bg-paper p-3">
          {face ? (
            <Picture
              {...responsiveImage(face.url)}
              sizes="200px"
              alt=""
              width={face.width}
              height={face.height}
              className="bg-picture aspect-square w-full rounded-xl object-contain"
            />
          ) : (
            <NoPicture />
          )}
          <p className="text-[14px] font-bold leading-6">
            <MixedText>{draft.title || 'نام کالا'}</MixedText>
          </p>
          {colours.length > 0 && (
            <p className="text-note text-[12px]">
              <MixedText>{colours.join(' · ')}</MixedText>
            </p>
          )}
          <p className="font-bold">
            {prices.length === 0 ? (
              <span className="text-note font-normal">بی‌قیمت</span>
            ) : isSold ? (
              <>
                <bdi>{formatNumber(Math.min(...prices))}</bdi>{' '}
                <span className="text-note text-[12px] font-normal">{currencyName()}</span>
              </>
            ) : (
              <span className="text-note font-normal">ناموجود</span>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
