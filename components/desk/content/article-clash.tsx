import { formatDateTime } from '@/lib/persian/dates'
import type { ArticleDraft } from './article-draft'
import { ARTICLE_STATE_TITLES } from './article-labels'
import { ClashPictures } from '../ui/clash-pictures'
import { textField, textOfHtml, type DescribedField } from '../ui/merge-drafts'

export function articleFields(
  categories: readonly { id: number; title: string }[],
): readonly DescribedField<ArticleDraft>[] {
  return [
    textField('title', 'عنوان'),
    textField('slug', 'نشانی'),
    textField('excerpt', 'خلاصه'),
    {
      label: 'متن و کالاهای آن',
      // What the text names is among them, so that neither goes without the other.
      names: ['body', 'products'],
      compare: ({ body, products }) => [body, products.map(({ id }) => id)],
      describe: ({ body, products }) =>
        [textOfHtml(body), products.length > 0 && `کالاها: ${titlesOf(products)}`]
          .filter(Boolean)
          .join('\n'),
    },
    textField('author', 'نویسنده'),
    {
      label: 'دسته',
      names: ['category_id'],
      describe: ({ category_id: id }) => categories.find((one) => one.id === id)?.title ?? '',
    },
    {
      label: 'تصویر',
      names: ['picture'],
      compare: ({ picture }) => picture?.id,
      describe: ({ picture }) => <ClashPictures pictures={picture ? [picture] : []} />,
    },
    {
      label: 'انتشار',
      names: ['state', 'published_at'],
      describe: ({ state, published_at: at }) =>
        state === 'draft' || at === null
          ? ARTICLE_STATE_TITLES[state]
          : `${ARTICLE_STATE_TITLES[state]}، ${formatDateTime(at)}`,
    },
  ]
}

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title).join('، ')
