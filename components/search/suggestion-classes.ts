import type { SuggestionRow } from './suggestion-groups'

/** The link to all results stays in view below a long list. */
const wholeRow =
  'text-brand-700 desk:sticky desk:bottom-0 desk:col-span-full desk:min-h-14 desk:rounded-none desk:border-t desk:border-line desk:bg-paper'
export const rowClasses: Partial<Record<SuggestionRow['kind'], string>> = {
  ...{ all: wholeRow, near: wholeRow },
  search: 'text-brand-700',
  brand: 'phone:gap-2 phone:rounded-full phone:border phone:border-line phone:px-4',
  price: 'bg-brand-50 font-semibold text-brand-800 hover:bg-brand-100',
}

export const chipClass = 'gap-2 rounded-full border border-line px-4 hover:border-brand-300'

/** How the rows of a group stand; one below the other without an entry. */
export const groupClasses: Record<string, string> = {
  scope: 'flex flex-wrap gap-2 px-3 pb-2',
  dearer: 'flex flex-wrap gap-2 px-3 pb-2',
  price: 'px-3 pb-1 pt-2',
  brand: 'phone:flex phone:flex-wrap phone:gap-2 phone:px-3 phone:pb-2',
  popular: 'flex flex-wrap gap-2 px-3 pb-2',
  recent: 'flex flex-wrap gap-2 px-3 pb-2',
  seen: 'scrollbar-none flex gap-2 overflow-x-auto px-2 pb-2 desk:grid desk:grid-cols-4 desk:gap-1',
}
