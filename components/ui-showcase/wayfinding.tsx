import { AccordionItem } from '@/components/ui/accordion'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Pagination } from '@/components/ui/pagination'
import { Tabs } from '@/components/ui/tabs'
import { Sample, Section } from './section'

const CRUMBS = [
  { label: 'ویترین', href: '/' },
  { label: 'کالای دیجیتال', href: '#wayfinding' },
  { label: 'هدفون و اسپیکر' },
]

const TABS = [
  { id: 'about', label: 'معرفی', panel: <p>صدایی روشن، در سکوتی کامل.</p> },
  { id: 'comments', label: 'دیدگاه‌ها', count: 128, panel: <p>از مجموع ۱۲۸ دیدگاه</p> },
  { id: 'questions', label: 'پرسش‌ها', count: 34, panel: <p>پرسش‌های خریداران</p> },
]

export function Wayfinding() {
  return (
    <Section id="wayfinding" title="راه‌یابی">
      <Sample name="مسیر صفحه" className="block">
        <Breadcrumb items={CRUMBS} />
      </Sample>
      <Sample name="صفحه‌بندی" className="grid gap-4">
        <Pagination page={1} totalPages={11} href={toPage} label="صفحه‌بندی، آغاز" />
        <Pagination page={6} totalPages={11} href={toPage} label="صفحه‌بندی، میانه" />
      </Sample>
      <Sample name="زبانه‌ها" className="block">
        <Tabs label="دربارهٔ کالا" tabs={TABS} defaultValue="comments" />
      </Sample>
      <Sample name="بازشوها" className="block">
        <AccordionItem name="faq" title="سفارش من کی می‌رسد؟" open>
          در تهران همان روز و در شهرهای دیگر ۲ تا ۴ روز کاری.
        </AccordionItem>
        <AccordionItem name="faq" title="چگونه کالا را بازگردانم؟">
          تا ۷ روز پس از تحویل، از صفحهٔ سفارش درخواست بازگشت بدهید.
        </AccordionItem>
      </Sample>
    </Section>
  )
}

function toPage(page: number): string {
  return page === 1 ? '/test/ui' : `/test/ui?page=${page}`
}
