import type { DeskHome } from '@/lib/contract/desk/home'
import { formatDateTime } from '@/lib/persian/dates'
import { PART_TITLES, TONE_TITLES } from './home-labels'
import type { DescribedField } from '../ui/merge-drafts'

export type HomeDraft = Omit<DeskHome, 'version'>
type Showing = { is_on: boolean; from: string | null; until: string | null }

const showingOf = ({ is_on: isOn, from, until }: Showing) => [
  !isOn && 'خاموش',
  from !== null && `از ${formatDateTime(from)}`,
  until !== null && `تا ${formatDateTime(until)}`,
]
/** Two pictures may show the same. */
const describePicture = (picture: string, alt: string) =>
  picture !== '' && `تصویر ${[alt, picture.split('/').at(-1)].filter(Boolean).join(' ')}`
const join = (parts: readonly (string | false)[]) => parts.filter(Boolean).join('، ')

export const homeFields: readonly DescribedField<HomeDraft>[] = [
  {
    label: 'چیدمان',
    names: ['parts'],
    describe: ({ parts }) =>
      parts
        .map((part) =>
          join([PART_TITLES[part.kind], part.title && `«${part.title}»`, ...showingOf(part)]),
        )
        .join('\n'),
  },
  {
    label: 'اسلایدها',
    names: ['slides'],
    describe: ({ slides }) =>
      slides
        .map(({ title, text, button, href, picture, alt, tone, ...slide }) =>
          join([
            ...[`«${title.replace(/\s+/g, ' ')}»`, text, button && `دکمهٔ «${button}»`, href],
            ...[describePicture(picture, alt), `رنگ ${TONE_TITLES[tone]}`, ...showingOf(slide)],
          ]),
        )
        .join('\n'),
  },
  {
    label: 'بنرها',
    names: ['banners'],
    describe: ({ banners }) =>
      banners
        .map(({ title, text, href, picture, alt, tint, ...banner }) =>
          join([
            ...[`«${title}»`, text, href, describePicture(picture, alt), `زمینهٔ ${tint}`],
            ...showingOf(banner),
          ]),
        )
        .join('\n'),
  },
]
