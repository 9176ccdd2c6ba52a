import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Shamseh } from '@/components/ui/shamseh'
import { paths } from '@/lib/seo/addresses'
import { MissingAddress } from './missing-address'
import { SearchField } from './search-field'

type MissingPageProps = {
  title: string
  text: ReactNode
  /** In English beside the Persian: of an address nobody has, or of one that names nothing. */
  words?: 'Page not found' | 'Page Not Found'
}

/** What was asked for is not there: a way to look for it, and two ways onwards. */
export function MissingPage({ title, text, words = 'Page not found' }: MissingPageProps) {
  return (
    <div className="wrap flex flex-col items-center py-12 text-center desk:py-20">
      <span className="relative grid size-44 place-items-center text-[rgb(var(--surface-brand-100))]">
        <Shamseh size={176} className="absolute inset-0" />
        <span aria-hidden="true" className="relative text-4xl font-extrabold text-brand-700">
          ۴۰۴
        </span>
      </span>
      <h1 className="mt-6 text-3xl font-extrabold phone:text-2xl">{title}</h1>
      <MissingAddress words={words} />
      <p className="mt-2 max-w-md text-ink-500">{text}</p>
      <SearchField id="missing-search" label="جستجو به جای آن" className="mt-6 w-full max-w-md" />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.home}>صفحهٔ اصلی</ButtonLink>
        <ButtonLink href={paths.categories} variant="ghost">
          دسته‌بندی کالاها
        </ButtonLink>
      </div>
    </div>
  )
}
