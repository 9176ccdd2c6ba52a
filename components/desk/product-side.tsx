'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { productHistoryQuery } from '@/lib/client/desk/products'
import { PRODUCT_STATUSES } from '@/lib/contract/desk/products'
import { paths } from '@/lib/paths'
import { formatDateTime } from '@/lib/persian/dates'
import { formatNumber, currencyName } from '@/lib/persian/money'
import { excerpt } from '@/lib/persian/text'
import { responsiveImage } from '@/lib/picture-urls'
import { describeAction } from './audit-words'
import { useCan } from './desk-member'
import { DeskQuery } from './desk-states'
import { MomentField } from './moment-field'
import { COLOUR, type ProductDraft } from './product-draft'
import { NoPicture } from './product-pictures'
import { PRODUCT_STATUS_HINTS, PRODUCT_STATUS_TITLES } from './product-words'

type ProductSideProps = {
  id: number | null
  draft: ProductDraft
  onStatus: (status: ProductDraft['status']) => void
  onPublishAt: (at: string | null) => void
  statusError: string | undefined
}

const SNIPPET_LENGTH = 155
const TITLE_LENGTH = 60

export function ProductSide(props: ProductSideProps) {
  const { id, draft, onStatus, onPublishAt, statusError } = props
  const canReadLog = useCan('audit.read')
  const canStock = useCan('stock.write')
  return (
    <div className="grid min-w-0 content-start gap-3.5">
      {id !== null && canStock && (
        <Link href={`${deskPaths.stock}?product=${id}`} className="desk-button">
          گردش موجودی این کالا
        </Link>
      )}
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
      <Snippet draft={draft} />
      {id !== null && canReadLog && <ProductHistory id={id} />}
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
    ({ quantity, reserved, isRemoved }) => !isRemoved && (quantity ?? 0) > reserved,
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
              className="aspect-square w-full rounded-xl bg-white object-contain"
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

function Snippet({ draft }: { draft: ProductDraft }) {
  const [host, setHost] = useState('')
  const hasRoom = draft.title.length <= TITLE_LENGTH
  const description = draft.intro || draft.description.replace(/<[^>]+>/g, ' ')
  const isGood = hasRoom && draft.title !== '' && description.trim().length > 50
  return (
    <section className="desk-card" aria-labelledby="snippet">
      <header>
        <h2 id="snippet" className="text-[14px] font-bold">
          در جستجو
        </h2>
        <span
          className={`desk-tag ms-auto ${isGood ? 'bg-done-bg text-done-ink' : 'bg-soon-bg text-soon-ink'}`}
        >
          {isGood ? 'خوب' : hasRoom ? 'معرفی کوتاه است' : 'نام بلند است'}
        </span>
      </header>
      <div
        className="grid gap-1 p-3.5"
        ref={(node) => {
          if (node && host === '') setHost(window.location.host)
        }}
      >
        <bdi dir="ltr" className="text-note truncate text-end text-[12px]">
          {host}
          {decodeURIComponent(paths.product(draft.slug || '…'))}
        </bdi>
        <p className="text-acting-ink text-[15px] font-semibold leading-6">
          <MixedText>{draft.title || 'نام کالا'}</MixedText>
        </p>
        <p className="text-note text-[12px]">
          {description.trim()
            ? excerpt(description.trim(), SNIPPET_LENGTH)
            : 'معرفی کوتاه این‌جا می‌آید.'}
        </p>
      </div>
    </section>
  )
}

function ProductHistory({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const history = useQuery({ ...productHistoryQuery(id), enabled: isOpen })
  return (
    <details
      className="desk-card px-3.5 py-2.5"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer text-[14px] font-bold">تاریخچه</summary>
      {isOpen && (
        <DeskQuery query={history} what="تاریخچه">
          {(events) =>
            events.length === 0 ? (
              <p className="text-note py-2 text-[12px]">هنوز تغییری ثبت نشده است.</p>
            ) : (
              <ol className="grid gap-2 py-2">
                {events.map((event) => (
                  <li key={event.id} className="text-[12px]">
                    <b className="font-semibold">
                      <MixedText>{event.actor_name || 'ناشناس'}</MixedText>
                    </b>{' '}
                    {describeAction(event.action)}
                    <time dateTime={event.created_at} className="text-note block">
                      {formatDateTime(event.created_at)}
                    </time>
                  </li>
                ))}
              </ol>
            )
          }
        </DeskQuery>
      )}
    </details>
  )
}
