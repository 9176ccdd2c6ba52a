import type { DeskTextPage } from '@/lib/contract/desk/pages'
import { persianDigits } from '@/lib/persian/digits'
import { textField, textOfHtml, type DescribedField } from '../ui/merge-drafts'

export type TextPageDraft = Pick<
  DeskTextPage,
  'slug' | 'title' | 'description' | 'body' | 'in_menu' | 'footer_column'
>

/** With the columns of the footer, by whose names the one that it stands in is told. */
export function pageFields(
  columns: readonly { title: string }[] = [],
): readonly DescribedField<TextPageDraft>[] {
  return [
    textField('title', 'عنوان'),
    textField('slug', 'نشانی صفحه'),
    textField('description', 'توضیح کوتاه'),
    { label: 'متن', names: ['body'], describe: ({ body }) => textOfHtml(body) },
    {
      label: 'منوی بالا',
      names: ['in_menu'],
      describe: ({ in_menu: isInMenu }) => (isInMenu ? 'هست' : 'نیست'),
    },
    {
      label: 'پاورقی',
      names: ['footer_column'],
      describe: ({ footer_column: at }) =>
        at === null ? 'نیست' : `ستون «${columns[at]?.title || persianDigits(at + 1)}»`,
    },
  ]
}
