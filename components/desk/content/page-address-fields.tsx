import { useQuery } from '@tanstack/react-query'
import { siteLinksQuery } from '@/lib/client/desk/content'
import { FIXED_PAGES, type DeskTextPage } from '@/lib/contract/desk/pages'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { DeskField } from '../ui/desk-field'

type PageAddress = Pick<DeskTextPage, 'slug' | 'in_menu' | 'footer_column'>

type PageAddressFieldsProps = {
  page: PageAddress
  draft: PageAddress
  fieldError: (name: string) => string | undefined
  onChange: (change: Partial<PageAddress>) => void
}

/** Its address, and what of the shop leads there. */
export function PageAddressFields({ page, draft, fieldError, onChange }: PageAddressFieldsProps) {
  const links = useQuery(siteLinksQuery)
  const columns = links.data?.columns ?? []
  const isFixed = FIXED_PAGES.includes(page.slug)
  const isMoved = page.slug !== '' && draft.slug !== page.slug
  return (
    <fieldset className="grid gap-3 rounded-[10px] border border-line p-3">
      <legend className="text-note px-1 text-[12px]">نشانی و پیوندها</legend>
      <DeskField
        label="نشانی"
        error={fieldError('slug')}
        hint={
          isFixed ? (
            'فروشگاه خودش به این صفحه پیوند دارد؛ نشانی آن می‌ماند.'
          ) : isMoved ? (
            'نشانی پیشین به نشانی تازه می‌رود.'
          ) : (
            <bdi dir="ltr">{decodeURIComponent(paths.textPage(draft.slug || '…'))}</bdi>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            dir="auto"
            className="desk-field"
            disabled={isFixed}
            value={draft.slug}
            onChange={({ target }) => onChange({ slug: target.value })}
          />
        )}
      </DeskField>
      <div className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1">
        <DeskField label="ستون پاورقی" error={fieldError('footer_column')}>
          {(control) => (
            <select
              {...control}
              className="desk-field"
              value={draft.footer_column ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ footer_column: value === '' ? null : Number(value) })
              }
            >
              <option value="">در پاورقی نیست</option>
              {columns.map(({ title }, at) => (
                <option key={at} value={at}>
                  {title || `ستون ${persianDigits(at + 1)}`}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <div className="self-end">
          <label className="flex h-[34px] items-center gap-2 phone:h-11">
            <input
              type="checkbox"
              className="desk-check"
              aria-describedby={fieldError('in_menu') && 'page-menu-error'}
              aria-invalid={fieldError('in_menu') ? true : undefined}
              checked={draft.in_menu}
              onChange={({ target }) => onChange({ in_menu: target.checked })}
            />
            در منوی بالا
          </label>
          {fieldError('in_menu') && (
            <p id="page-menu-error" role="alert" className="text-late-ink text-[12px]">
              {fieldError('in_menu')}
            </p>
          )}
        </div>
      </div>
    </fieldset>
  )
}
