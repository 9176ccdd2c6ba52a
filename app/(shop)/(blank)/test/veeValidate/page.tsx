import type { Metadata } from 'next'
import { LazySchemaValidation } from '@/components/form-tests/lazy-test-forms'
import { Skeleton } from '@/components/ui/skeleton'

export const metadata: Metadata = {
  title: 'آزمون قاعده‌های طرح‌وار',
  robots: { index: false, follow: false },
}

export default function SchemaValidationPage() {
  return (
    <div className="mx-auto grid max-w-4xl gap-5 px-4 py-8 desk:py-12">
      <h1 className="text-3xl font-extrabold phone:text-2xl">آزمون قاعده‌های طرح‌وار</h1>
      <p className="text-ink-500">
        همهٔ ورودی‌های فروشگاه در یک فرم؛ قاعده‌ها همان‌هایی است که سرور هم با آن‌ها می‌سنجد.
      </p>
      <LazySchemaValidation fallback={<Skeleton className="h-[1600px] rounded-panel" />} />
    </div>
  )
}
