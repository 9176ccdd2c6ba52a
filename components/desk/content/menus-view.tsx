'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { saveSiteLinks, siteLinksQuery } from '@/lib/client/desk/content'
import { getSiteLinks, type SiteLinks } from '@/lib/contract/desk/site'
import { persianDigits } from '@/lib/persian/digits'
import { ContentFrame } from '../ui/content-frame'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DeskQuery } from '../ui/desk-states'
import { DraftActions } from '../ui/draft-actions'
import { LinkField, readableLink } from './link-field'
import { RowList, type RowField } from '../ui/row-list'
import { RestoredNote } from '../ui/restored-note'
import { useSavedDraft } from '../ui/use-saved-draft'
import { VersionClash } from '../ui/version-clash'
import { textField, type DescribedField } from '../ui/merge-drafts'

type Draft = Omit<SiteLinks, 'version'>

const SOCIAL_FIELDS: readonly RowField<'title' | 'href'>[] = [
  { name: 'title', label: 'نام', className: 'col-span-2' },
  { name: 'href', label: 'نشانی', isLtr: true, className: 'col-span-4' },
]

/** As those of the social networks, but that the address is chosen among what the shop has. */
const LINK_FIELDS: readonly RowField<'title' | 'href'>[] = [
  { name: 'title', label: 'نام', className: 'col-span-2' },
  {
    ...{ name: 'href', label: 'نشانی یا نام صفحه', className: 'col-span-4' },
    draw: (control, row, change) => (
      <LinkField
        control={control}
        placeholder="نشانی یا نام صفحه یا کالا"
        value={row.href}
        onType={(href) => change({ href })}
        onChoose={({ title, href }) =>
          change({ href: readableLink(href), ...(row.title === '' && { title }) })
        }
      />
    ),
  },
]
const NEW_LINK = () => ({ title: '', href: '' })
const MAX_COLUMNS = 3

const readable = (links: Draft['menu']) =>
  links.map(({ title, href }) => ({ title, href: readableLink(href) }))
const draftOf = ({ about, menu, columns, social }: SiteLinks): Draft => ({
  about,
  menu: readable(menu),
  columns: columns.map(({ title, links }) => ({ title, links: readable(links) })),
  social: readable(social),
})

export function MenusView() {
  const links = useQuery(siteLinksQuery)
  if (links.data) return <MenusEditor read={links.data} />
  return (
    <ContentFrame>
      <DeskQuery query={links} what="منو و پاورقی">
        {() => null}
      </DeskQuery>
    </ContentFrame>
  )
}

const describeLinks = (links: Draft['menu']) =>
  links.map(({ title, href }) => `${title}: ${href}`).join('\n')

const CLASH_FIELDS: readonly DescribedField<Draft>[] = [
  { label: 'منوی بالا', names: ['menu'], describe: ({ menu }) => describeLinks(menu) },
  textField('about', 'معرفی پاورقی'),
  {
    label: 'ستون‌های پاورقی',
    names: ['columns'],
    describe: ({ columns }) =>
      columns.map(({ title, links }) => `«${title}»\n${describeLinks(links)}`).join('\n'),
  },
  { label: 'شبکه‌های اجتماعی', names: ['social'], describe: ({ social }) => describeLinks(social) },
]

function MenusEditor({ read }: { read: SiteLinks }) {
  const editing = useSavedDraft<Draft, SiteLinks>({
    ...{ name: 'links', read, queryKey: siteLinksQuery.queryKey, draftOf },
    save: (draft, version) => saveSiteLinks({ ...draft, version }),
    fields: CLASH_FIELDS,
    parse: (clash) => getSiteLinks.answer.shape.data.shape.links.safeParse(clash).data,
  })
  const { draft, change, restored, saving, clash, discarding } = editing
  const links = (list: 'menu' | 'social', what: string) => (
    <RowList
      what={what}
      fields={list === 'social' ? SOCIAL_FIELDS : LINK_FIELDS}
      rows={draft[list]}
      most={6}
      makeNew={NEW_LINK}
      errorOf={(at, name) => saving.fieldError(`${list}.${at}.${name}`)}
      onChange={(rows) => change({ [list]: rows })}
    />
  )
  const setColumn = (at: number, next: Partial<Draft['columns'][number]>) =>
    change({
      columns: draft.columns.map((one, index) => (index === at ? { ...one, ...next } : one)),
    })
  return (
    <ContentFrame actions={<DraftActions editing={editing} />} hints={[editing.save]}>
      <VersionClash clash={clash} />
      {restored && (
        <div className="mx-auto w-full max-w-[860px] px-5 pt-5 phone:px-4 phone:pt-4">
          <RestoredNote {...restored} onDiscard={discarding.discard} what="منو و پاورقی" />
        </div>
      )}
      <div className="mx-auto grid max-w-[860px] gap-3.5 p-5 phone:p-4">
        <Card title="منوی بالا" note="خالی یعنی پیوندهای آماده: پرفروش‌ترین‌ها، تازه‌ها، مجله">
          {links('menu', 'پیوند منو')}
        </Card>
        <Card title="معرفی پاورقی" note="کنار نام فروشگاه">
          <DeskField label="معرفی" hideLabel error={saving.fieldError('about')}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                className="desk-field"
                value={draft.about}
                onChange={({ target }) => change({ about: target.value })}
              />
            )}
          </DeskField>
        </Card>
        {draft.columns.map((column, at) => (
          <Card key={at} title={`ستون ${persianDigits(at + 1)} پاورقی`} note={column.title}>
            <DeskField label="نام ستون" error={saving.fieldError(`columns.${at}.title`)}>
              {(control) => (
                <input
                  {...control}
                  className="desk-field"
                  value={column.title}
                  onChange={({ target }) => setColumn(at, { title: target.value })}
                />
              )}
            </DeskField>
            <RowList
              what={`پیوند ستون ${persianDigits(at + 1)}`}
              fields={LINK_FIELDS}
              rows={column.links}
              most={10}
              makeNew={NEW_LINK}
              errorOf={(row, name) => saving.fieldError(`columns.${at}.links.${row}.${name}`)}
              onChange={(rows) => setColumn(at, { links: rows })}
            />
            <DeskButton
              variant="danger"
              className="justify-self-start"
              onClick={() => change({ columns: draft.columns.toSpliced(at, 1) })}
            >
              برداشتن ستون
            </DeskButton>
          </Card>
        ))}
        <DeskButton
          className="justify-self-start"
          disabled={draft.columns.length >= MAX_COLUMNS}
          onClick={() => change({ columns: [...draft.columns, { title: '', links: [] }] })}
        >
          <PlusIcon size={16} />
          ستون پاورقی
        </DeskButton>
        <Card title="شبکه‌های اجتماعی" note="پایین پاورقی">
          {links('social', 'شبکه')}
        </Card>
      </div>
    </ContentFrame>
  )
}

function Card({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="desk-card min-w-0" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        <span className="text-note text-[12px]">{note}</span>
      </header>
      <div className="grid gap-3 p-3.5">{children}</div>
    </section>
  )
}
