import type { ChoiceMove, VariantChoice } from '@/lib/domain/variant-choice'

/** With what was preferred before the choice. */
type PreferredMove = ChoiceMove & { preferred: VariantChoice }

/** What a choice has taken from its shopper is given back. */
function isRestored({ moved, preferred }: PreferredMove): boolean {
  return moved.every(({ name, to }) => preferred[name] === to)
}

/** «حافظه: ۲۵۶ گیگابایت انتخاب شد» or «حافظه دوباره ۱۲۸ گیگابایت شد». */
function formatChanges(move: PreferredMove): string {
  const [after, end] = isRestored(move) ? [' دوباره', ' شد'] : [':', ' انتخاب شد']
  return move.moved.map(({ name, to }) => `${name}${after} ${to}`).join('، ') + end
}

/** «حافظه: ۲۵۶ گیگابایت انتخاب شد، چون کرم با ۱۲۸ گیگابایت نیست.» */
export function formatMoved(move: PreferredMove): string {
  if (isRestored(move)) return `${formatChanges(move)}.`
  const gone = move.moved.map(({ from }) => from).join('، ')
  return `${formatChanges(move)}، چون ${move.value} با ${gone} نیست.`
}
