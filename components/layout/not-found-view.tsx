import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Shamseh } from '@/components/ui/logo-mark'
import { paths } from '@/lib/paths'
import { RequestedPath } from './requested-path'
import { SearchField } from '../search/search-field'

type NotFoundViewProps = {
  title: string
  text: ReactNode
  /** In English beside the Persian: no such route, or a route that names nothing. */
  englishTitle?: 'Page not found' | 'Page Not Found'
  path?: string | undefined
  /** What may be looked at instead. */
  children?: ReactNode
}

/** Offers a search and two links. */
export function NotFoundView({
  title,
  text,
  englishTitle = 'Page not found',
  path,
  children,
}: NotFoundViewProps) {
  return (
    <>
      <div className="wrap flex flex-col items-center py-12 text-center desk:py-20">
        <span className="relative grid size-44 place-items-center text-[rgb(var(--surface-brand-100))]">
          <Shamseh size={176} className="absolute inset-0" />
          <span aria-hidden="true" className="relative text-4xl font-extrabold text-brand-700">
            ۴۰۴
          </span>
        </span>
        <h1 className="mt-6 text-3xl font-extrabold phone:text-2xl">{title}</h1>
        <RequestedPath englishTitle={englishTitle} path={path} />
        <p className="mt-2 max-w-md text-balance text-ink-500">{text}</p>
        <SearchField id="missing-search" label="جستجو به جای آن" className="mt-6 w-full max-w-md" />
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.home}>صفحهٔ اصلی</ButtonLink>
          <ButtonLink href={paths.categories} variant="ghost">
            دسته‌بندی کالاها
          </ButtonLink>
        </div>
      </div>
      {children}
    </>
  )
}
