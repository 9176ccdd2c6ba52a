import type { ChoiceMove } from '@/lib/domain/variant-choice'

/** «حافظه: ۲۵۶ گیگابایت انتخاب شد، چون کرم با ۱۲۸ گیگابایت نیست.» */
export function formatMoved({ value, moved }: ChoiceMove): string {
  const changes = moved.map(({ name, to }) => `${name}: ${to}`).join('، ')
  return `${changes} انتخاب شد، چون ${value} با ${moved.map(({ from }) => from).join('، ')} نیست.`
}
