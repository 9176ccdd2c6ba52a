'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { createBrand, removeBrand, saveBrand, taxonomyQuery } from '@/lib/client/desk/taxonomy'
import { updateBrand, type DeskBrand } from '@/lib/contract/desk/taxonomy'
import { paths } from '@/lib/paths'
import { formatNumber } from '@/lib/persian/money'
import { normalizeText } from '@/lib/persian/text'
import { objectPictureUrl } from '@/lib/picture-urls'
import { pictureChange } from './category-panel'
import { ClashPictures, picturesOf } from '../ui/clash-pictures'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskPage } from '../ui/desk-page'
import { DeskPanel } from '../ui/desk-panel'
import { useDeskRouter } from '../ui/desk-router'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { DeskTable, type DeskColumn } from '../ui/desk-table'
import { KeyHint } from '../ui/key-hint'
import { DeskSearch } from '../ui/list-tools'
import { textField, type DescribedField } from '../ui/merge-drafts'
import { PictureField } from '../ui/picture-field'
import { TABLE_HINTS } from '../ui/table-hints'
import { TaxonForm, type TaxonObstacle } from './taxon-form'
import { useDrafts } from '../ui/use-drafts'

const NEW = 'new'
const group = 'برندها'

type Draft = Pick<DeskBrand, 'title' | 'title_en' | 'slug' | 'about' | 'picture'> & {
  /** Of a logo that was just sent. */
  picture_id?: number
}
const EMPTY: Draft = { title: '', title_en: '', slug: '', about: '', picture: '' }

const draftOf = ({ title, title_en, slug, about, picture }: DeskBrand): Draft => ({
  ...{ title, title_en, slug, about, picture },
})

const CLASH_FIELDS: readonly DescribedField<Draft>[] = [
  textField('title', 'نام'),
  textField('title_en', 'نام انگلیسی'),
  textField('slug', 'نشانی صفحه'),
  textField('about', 'معرفی'),
  {
    label: 'نشان',
    names: ['picture', 'picture_id'],
    describe: ({ picture }) => <ClashPictures pictures={picturesOf(picture)} />,
  },
]

const hrefOf = (key: string | number, q: string) =>
  `${deskPaths.brands}?${new URLSearchParams({ ...(q && { q }), open: String(key) })}`

function BrandMark({ title, picture }: Pick<DeskBrand, 'title' | 'picture'>) {
  const look = 'border-hair h-7 w-10 shrink-0 rounded-md border'
  return picture ? (
    <Picture
      src={objectPictureUrl(picture, 128)}
      alt=""
      width={40}
      height={28}
      className={cn(look, 'bg-picture object-contain p-0.5')}
    />
  ) : (
    <span
      aria-hidden="true"
      className={cn(look, 'bg-sunk text-note grid place-items-center text-[12px] font-semibold')}
    >
      {title.slice(0, 1)}
    </span>
  )
}

function columnsOf(q: string): DeskColumn<DeskBrand>[] {
  return [
    {
      id: 'title',
      header: 'برند',
      className: 'w-1/3',
      cell: ({ id, title, picture }) => (
        <span className="flex items-center gap-2.5">
          <BrandMark title={title} picture={picture} />
          <Link
            href={hrefOf(id, q)}
            scroll={false}
            className="font-semibold underline-offset-4 hover:underline"
          >
            <MixedText>{title}</MixedText>
          </Link>
        </span>
      ),
    },
    {
      id: 'title_en',
      header: 'نام انگلیسی',
      cell: ({ title_en: english }) => <bdi dir="ltr">{english}</bdi>,
    },
    {
      id: 'slug',
      header: 'نشانی صفحه',
      cell: ({ slug }) => (
        <bdi dir="ltr" className="text-note">
          /brand/{slug}
        </bdi>
      ),
    },
    {
      id: 'products',
      header: 'کالا',
      cell: ({ products }) =>
        products > 0 ? (
          <span>{formatNumber(products)}</span>
        ) : (
          <span className="text-note">بی‌کالا</span>
        ),
    },
  ]
}

export function BrandsView() {
  const taxonomy = useQuery(taxonomyQuery)
  const router = useDeskRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const drafts = useDrafts({ name: 'brand', like: EMPTY })
  const [q, setQ] = useState(search.get('q') ?? '')
  const open = search.get('open')
  const brands = useMemo(() => taxonomy.data?.brands ?? [], [taxonomy.data])
  const words = normalizeText(q).toLowerCase()
  const found = useMemo(
    () =>
      brands.filter(({ title, title_en: english, slug }) =>
        `${normalizeText(title)} ${english} ${slug}`.toLowerCase().includes(words),
      ),
    [brands, words],
  )
  const columns = useMemo(() => columnsOf(q), [q])
  const saved = brands.find(({ id }) => String(id) === open) ?? null
  const show = (key: string | number | null) =>
    router.replace(key === null ? pathname : hrefOf(key, q), { scroll: false })
  const add: DeskCommand = {
    ...{ id: 'add-brand', title: 'برند تازه', group, keys: 'KeyC' },
    run: () => show(NEW),
  }
  const find: DeskCommand = {
    ...{ id: 'find-brand', title: 'جستجوی برند', group, keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  useCommands([add, find])
  return (
    <DeskPage
      title="برندها"
      needs="catalogue.write"
      lead={taxonomy.data && `${formatNumber(brands.length)} برند`}
      hints={[...TABLE_HINTS, add, find]}
      isFlush
      actions={
        <DeskButton variant="primary" onClick={add.run}>
          <PlusIcon size={16} />
          برند تازه
          <KeyHint keys="KeyC" />
        </DeskButton>
      }
      tools={<DeskSearch label="نام برند" value={q} fieldRef={field} onSearch={setQ} />}
    >
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <DeskQuery query={taxonomy} what="فهرست برندها">
            {() =>
              found.length === 0 ? (
                <DeskState
                  title={words ? `برندی با «${q}» نیست` : 'هنوز برندی نیست'}
                  text={
                    words
                      ? 'شاید با نام دیگری ثبت شده باشد.'
                      : 'هر کالا یک برند دارد؛ کالای بی‌نام می‌تواند برند خود فروشگاه را داشته باشد.'
                  }
                  action={
                    words ? (
                      <DeskButton onClick={() => setQ('')}>پاک کردن جستجو</DeskButton>
                    ) : (
                      <DeskButton variant="primary" onClick={add.run}>
                        ساختن اولین برند
                      </DeskButton>
                    )
                  }
                />
              ) : (
                <DeskTable
                  label="برندها"
                  rows={found}
                  columns={columns}
                  getId={({ id }) => id}
                  getName={({ title }) => title}
                  getHref={({ id }) => hrefOf(id, q)}
                  card={({ id, title, title_en: english, products }) => (
                    <Link
                      href={hrefOf(id, q)}
                      scroll={false}
                      className="flex min-h-11 items-center justify-between gap-3"
                    >
                      <span>
                        <b className="font-semibold">
                          <MixedText>{title}</MixedText>
                        </b>{' '}
                        <bdi dir="ltr" className="text-note">
                          {english}
                        </bdi>
                      </span>
                      <span className="text-note">
                        {products > 0 ? `${formatNumber(products)} کالا` : 'بی‌کالا'}
                      </span>
                    </Link>
                  )}
                />
              )
            }
          </DeskQuery>
        </div>
        {(saved || open === NEW) && taxonomy.data && (
          <BrandPanel
            key={open}
            saved={saved}
            drafts={drafts}
            onClose={() => show(null)}
            onSaved={show}
          />
        )}
      </div>
    </DeskPage>
  )
}

function describeObstacle({ id, products, removed }: DeskBrand): TaxonObstacle | null {
  if (products + removed === 0) return null
  const goods = [
    products > 0 && `${formatNumber(products)} کالا`,
    removed > 0 && `${formatNumber(removed)} کالای برداشته`,
  ].filter(Boolean)
  return {
    text: `${goods.join(' و ')} این برند را دارد؛ تا برند آن‌ها عوض نشود، پاک نمی‌شود.`,
    goodsHref: `${deskPaths.products}?${products > 0 ? '' : 'tab=removed&'}brand=${id}`,
  }
}

type BrandPanelProps = {
  saved: DeskBrand | null
  drafts: ReturnType<typeof useDrafts<Draft>>
  onClose: () => void
  onSaved: (id: number) => void
}

function BrandPanel({ saved, drafts, onClose, onSaved }: BrandPanelProps) {
  const key = saved ? String(saved.id) : NEW
  const begun = saved ? draftOf(saved) : EMPTY
  const typed = drafts.typed(key, begun, saved?.version)
  const { draft } = typed
  const write = (next: Draft) => drafts.write(key, next, begun, saved?.version)
  return (
    <DeskPanel title={saved ? saved.title : 'برند تازه'} onClose={onClose}>
      <TaxonForm
        what="برند"
        typed={typed}
        onChange={write}
        saved={saved}
        path={paths.brands}
        save={({ title, title_en, slug, about, picture, picture_id: sentId }, version) => {
          const body = { title, title_en, slug, about }
          if (!saved) return createBrand(body)
          const logo = pictureChange(picture, sentId, saved.picture)
          return saveBrand(saved.id, { ...body, version, ...logo })
        }}
        remove={removeBrand}
        obstacle={saved && describeObstacle(saved)}
        onSaved={(id) => {
          drafts.drop(key)
          onSaved(id)
        }}
        onRemoved={() => {
          drafts.drop(key)
          onClose()
        }}
        fields={CLASH_FIELDS}
        parse={(clash) => {
          const { data } = updateBrand.answer.shape.data.shape.brand.safeParse(clash)
          return data && { draft: draftOf(data), version: data.version }
        }}
        rebase={(next) => drafts.rebase(key, next)}
      >
        {(fieldError) => (
          <>
            {saved && (
              <PictureField
                picture={draft.picture}
                error={fieldError('picture_id')}
                onChange={(picture, id) => {
                  const { picture_id: _, ...rest } = draft
                  write({ ...rest, picture, ...(id !== null && { picture_id: id }) })
                }}
              />
            )}
            <DeskField label="نام انگلیسی" isOptional error={fieldError('title_en')}>
              {(control) => (
                <input
                  {...control}
                  dir="ltr"
                  className="desk-field"
                  value={draft.title_en}
                  onChange={({ target: { value } }) => write({ ...draft, title_en: value })}
                />
              )}
            </DeskField>
            <DeskField
              label="معرفی"
              isOptional
              hint="بالای صفحهٔ برند دیده می‌شود."
              error={fieldError('about')}
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={4}
                  className="desk-field"
                  value={draft.about}
                  onChange={({ target: { value } }) => write({ ...draft, about: value })}
                />
              )}
            </DeskField>
          </>
        )}
      </TaxonForm>
    </DeskPanel>
  )
}
