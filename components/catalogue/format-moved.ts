import type { ChoiceMove, VariantChoice } from '@/lib/domain/variant-choice'

/** With what was preferred before the choice. */
type PreferredMove = ChoiceMove & { preferred: VariantChoice }

/** «حافظه: ۲۵۶ گیگابایت انتخاب شد، چون کرم با ۱۲۸ گیگابایت نیست.»; what is given back: «حافظه دوباره ۱۲۸ گیگابایت شد.» */
export function formatMoved({ value, moved, preferred }: PreferredMove): string {
  const restored = moved.filter(({ name, to }) => preferred[name] === to)
  const taken = moved.filter((one) => !restored.includes(one))
  const chosen = taken.map(({ name, to }) => `${name}: ${to}`).join('، ')
  const gone = taken.map(({ from }) => from).join('، ')
  const again = restored.map(({ name, to }) => `${name} دوباره ${to}`).join('، ')
  const sentences = [
    chosen && `${chosen} انتخاب شد، چون ${value} با ${gone} نیست`,
    again && `${again} شد`,
  ]
  return `${sentences.filter(Boolean).join('؛ ')}.`
}
