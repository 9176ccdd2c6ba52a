import { Badge, CountBadge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import { LiveGoods } from './live-goods'
import { Sample, Section } from './section'

export function Goods() {
  return (
    <Section id="goods" title="کالا">
      <Sample name="قیمت" className="grid max-w-2xl gap-5 sm:grid-cols-3">
        <Price rials={219_120_000} oldRials={249_000_000} percent={12} level />
        <Price rials={61_900_000} level />
        <Price rials={219_120_000} oldRials={249_000_000} percent={12} size="lg" />
      </Sample>
      <Sample name="امتیاز">
        <Rating value={4.6} compact />
        <Rating value={4.6} count={128} />
        <Rating value={2.5} size={26} />
        <Rating value={0} count={0} />
      </Sample>
      <Sample name="نشان‌ها">
        <Badge>خریدار</Badge>
        <Badge tone="saffron">در انتظار تأیید</Badge>
        <Badge tone="pomegranate">لغو شد</Badge>
        <Badge tone="success">تحویل شد</Badge>
        <Badge tone="neutral">پیش‌نویس</Badge>
        <Badge tone="solid">۱۲٪</Badge>
        <CountBadge count={7} />
        <CountBadge count={120} />
      </Sample>
      <LiveGoods />
    </Section>
  )
}
