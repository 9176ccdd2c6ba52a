import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { LineNews } from '@/stores/cart-settling'

export function newsWords({ kind, from, to }: LineNews): string {
  if (kind === 'lowered') {
    return `موجودی کم شد؛ تعداد از ${persianDigits(from)} به ${persianDigits(to)} رسید.`
  }
  const change = `از ${formatToman(from)} به ${formatToman(to)} ${TOMAN} رسید.`
  return `${kind === 'dearer' ? 'گران‌تر' : 'ارزان‌تر'} شد: هر عدد ${change}`
}
