'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { CheckIcon } from '@/components/ui/icons'
import { InfoIcon } from '@/components/ui/page-icons'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { paths } from '@/lib/paths'
import { formatNumber } from '@/lib/persian/money'
import { excerpt } from '@/lib/persian/text'
import { DeskField } from '../ui/desk-field'
import type { ProductDraft } from './product-draft'

const SNIPPET_LENGTH = 155
const TITLE_LENGTH = 60
const LEAST_DESCRIPTION = 50

type Check = { text: string; isMet: boolean }

/** What search engines show cut, or not at all. */
export function listSeoChecks({ title, intro, description, pictures }: ProductDraft): Check[] {
  const text = (intro || description.replace(/<[^>]+>/g, ' ')).trim()
  const nameless = pictures.filter(({ alt }) => alt.trim() === '').length
  return [
    {
      isMet: title !== '' && title.length <= TITLE_LENGTH,
      text: `نام کالا تا ${formatNumber(TITLE_LENGTH)} حرف، تا در نتیجه بریده نشود`,
    },
    {
      isMet: text.length > LEAST_DESCRIPTION,
      text: `معرفی کوتاه بیش از ${formatNumber(LEAST_DESCRIPTION)} حرف`,
    },
    {
      isMet: pictures.length > 0 && nameless === 0,
      text:
        pictures.length === 0
          ? 'دست‌کم یک تصویر'
          : nameless === 0
            ? 'همهٔ تصویرها متن جایگزین دارند'
            : `${formatNumber(nameless)} تصویر متن جایگزین ندارد`,
    },
  ]
}

type ProductSeoProps = {
  draft: ProductDraft
  read: DeskProduct | null
  onChange: (change: Partial<ProductDraft>) => void
  error: string | undefined
}

/** The address of the page, and how a search engine shows it. */
export function ProductSeo({ draft, read, onChange, error }: ProductSeoProps) {
  const [host, setHost] = useState('')
  const checks = listSeoChecks(draft)
  const unmet = checks.filter(({ isMet }) => !isMet).length
  const isMoved = read !== null && read.status !== 'hidden' && draft.slug !== read.slug
  const description = (draft.intro || draft.description.replace(/<[^>]+>/g, ' ')).trim()
  const address = decodeURIComponent(paths.product(draft.slug || '…'))
  return (
    <section className="desk-card scroll-mt-3" aria-labelledby="seo-title" id="seo">
      <header>
        <h2 id="seo-title" className="text-[14px] font-bold">
          سئو
        </h2>
        <span
          className={cn(
            'desk-tag ms-auto',
            unmet === 0 ? 'bg-done-bg text-done-ink' : 'bg-soon-bg text-soon-ink',
          )}
        >
          {unmet === 0 ? 'خوب' : `${formatNumber(unmet)} نکته`}
        </span>
      </header>
      <div className="grid grid-cols-2 gap-3.5 p-3.5 phone:grid-cols-1">
        <div className="grid content-start gap-3.5">
          <DeskField
            label="نشانی صفحه"
            error={error}
            hint={isMoved ? 'نشانی پیشین خودبه‌خود به این‌جا می‌رسد.' : undefined}
          >
            {(control) => (
              <input
                {...control}
                className="desk-field"
                dir="auto"
                value={draft.slug}
                onChange={({ target }) => onChange({ slug: target.value })}
              />
            )}
          </DeskField>
          <ul className="grid gap-1.5 text-[12px]">
            {checks.map(({ text, isMet }) => (
              <li
                key={text}
                className={cn('flex items-center gap-1.5', isMet ? 'text-note' : 'text-soon-ink')}
              >
                {isMet ? <CheckIcon size={14} className="text-done-ink" /> : <InfoIcon size={14} />}
                <span className="sr-only">{isMet ? 'هست:' : 'نیست:'}</span>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div
          className="grid content-start gap-1 rounded-[10px] border border-line p-3"
          ref={(node) => {
            if (node && host === '') setHost(window.location.host)
          }}
        >
          <p className="text-note text-[12px]">در نتیجهٔ جستجوگرها</p>
          <bdi dir="ltr" className="text-note truncate text-end text-[12px]">
            {host}
            {address}
          </bdi>
          <p className="text-acting-ink text-[15px] font-semibold leading-6">
            <MixedText>{draft.title || 'نام کالا'}</MixedText>
          </p>
          <p className="text-note text-[12px]">
            {description ? excerpt(description, SNIPPET_LENGTH) : 'معرفی کوتاه این‌جا می‌آید.'}
          </p>
        </div>
      </div>
    </section>
  )
}
