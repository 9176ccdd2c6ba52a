import { Badge } from '@/components/ui/badge'
import { Cell, ColumnHead, RowHead, Table, TableHead, TableRow } from '@/components/ui/table'
import { Timeline, type TimelineStep } from '@/components/ui/timeline'
import { Sample, Section } from './section'

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

export function Records() {
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
                <Cell numeric>
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
