import { Badge, CountBadge } from '@/components/ui/badge'
import { Cell, ColumnHead, RowHead, Table, TableHead, TableRow } from '@/components/ui/table'
import { Timeline, type TimelineStep } from '@/components/ui/timeline'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import { AccordionItem } from '@/components/ui/accordion'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Pagination } from '@/components/ui/pagination'
import { Tabs } from '@/components/ui/tabs'
import { Sample, Section } from './section'
import { InteractiveProductSamples } from './interactive-samples'

const STEPS: TimelineStep[] = [
  { title: 'ثبت سفارش', note: '۱۲ آبان، ۱۰:۳۰', state: 'done' },
  { title: 'پرداخت', note: '۱۲ آبان، ۱۰:۳۴', state: 'done' },
  { title: 'آماده‌سازی', note: 'انبار تهران', state: 'current' },
  { title: 'ارسال', state: 'ahead' },
  { title: 'تحویل', state: 'ahead' },
]

const CANCELLED: TimelineStep[] = [
  { title: 'ثبت سفارش', note: '۸ آبان', state: 'done' },
  { title: 'پرداخت', note: 'ناموفق', state: 'failed' },
]

const ROWS = [
  ['افزایش اعتبار', '۱۲ آبان ۱۴۰۵', '+۲,۵۰۰,۰۰۰', 'success'],
  ['خرید سفارش', '۱۰ آبان ۱۴۰۵', '−۱,۱۵۷,۰۰۰', 'neutral'],
  ['بازگشت وجه', '۲ آبان ۱۴۰۵', '+۲۸۵,۰۰۰', 'saffron'],
] as const

export function RecordSamples() {
  return (
    <Section id="records" title="گام‌ها و جدول">
      <Sample name="گام‌های سفارش" className="grid gap-8">
        <Timeline label="گام‌های سفارش" steps={STEPS} />
        <Timeline label="گام‌های سفارش لغوشده" steps={CANCELLED} />
      </Sample>
      <Sample name="جدول" className="block">
        <Table caption="گردش کیف پول">
          <TableHead>
            <TableRow>
              <ColumnHead>شرح</ColumnHead>
              <ColumnHead>تاریخ</ColumnHead>
              <ColumnHead>مبلغ (تومان)</ColumnHead>
              <ColumnHead>وضعیت</ColumnHead>
            </TableRow>
          </TableHead>
          <tbody>
            {ROWS.map(([title, date, amount, tone]) => (
              <TableRow key={title}>
                <RowHead>{title}</RowHead>
                <Cell className="whitespace-nowrap">{date}</Cell>
                <Cell isNumeric>
                  <bdi dir="ltr">{amount}</bdi>
                </Cell>
                <Cell>
                  <Badge tone={tone}>ثبت شد</Badge>
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </Sample>
    </Section>
  )
}

export function ProductSamples() {
  return (
    <Section id="goods" title="کالا">
      <Sample name="قیمت" className="grid max-w-2xl gap-5 sm:grid-cols-3">
        <Price rials={219_120_000} oldRials={249_000_000} percent={12} isStacked />
        <Price rials={61_900_000} isStacked />
        <Price rials={219_120_000} oldRials={249_000_000} percent={12} size="lg" />
      </Sample>
      <Sample name="امتیاز">
        <Rating value={4.6} isCompact />
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
      <InteractiveProductSamples />
    </Section>
  )
}

const CRUMBS = [
  { label: 'خانه', href: '/' },
  { label: 'کالای دیجیتال', href: '#wayfinding' },
  { label: 'هدفون و اسپیکر' },
]

const TABS = [
  { id: 'about', label: 'معرفی', panel: <p>صدایی روشن، در سکوتی کامل.</p> },
  { id: 'comments', label: 'دیدگاه‌ها', count: 128, panel: <p>از مجموع ۱۲۸ دیدگاه</p> },
  { id: 'questions', label: 'پرسش‌ها', count: 34, panel: <p>پرسش‌های خریداران</p> },
]

export function NavigationSamples() {
  return (
    <Section id="wayfinding" title="راه‌یابی">
      <Sample name="مسیر صفحه" className="block">
        <Breadcrumb items={CRUMBS} />
      </Sample>
      <Sample name="صفحه‌بندی" className="grid gap-4">
        <Pagination page={1} totalPages={11} href={getPageHref} label="صفحه‌بندی، آغاز" />
        <Pagination page={6} totalPages={11} href={getPageHref} label="صفحه‌بندی، میانه" />
      </Sample>
      <Sample name="زبانه‌ها" className="block">
        <Tabs label="دربارهٔ کالا" tabs={TABS} defaultValue="comments" />
      </Sample>
      <Sample name="بازشوها" className="block">
        <AccordionItem name="faq" title="سفارش من کی می‌رسد؟" open>
          در تهران همان روز و در شهرهای دیگر ۲ تا ۴ روز کاری.
        </AccordionItem>
        <AccordionItem name="faq" title="چگونه کالا را بازگردانم؟">
          تا ۷ روز پس از تحویل، از صفحهٔ سفارش درخواست مرجوعی بدهید.
        </AccordionItem>
      </Sample>
    </Section>
  )
}

function getPageHref(page: number): string {
  return page === 1 ? '/test/ui' : `/test/ui?page=${page}`
}
