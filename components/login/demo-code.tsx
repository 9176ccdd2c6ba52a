import { Button } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'

/** Only in demo mode, where no SMS is sent. */
export function DemoCode({ code, onUse }: { code: string; onUse: (code: string) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-dashed border-saffron-600 bg-saffron-100 p-3 text-sm text-saffron-800">
      <p>
        در نسخهٔ نمایشی پیامکی فرستاده نمی‌شود. کد شما:{' '}
        <bdi dir="ltr" data-demo-code className="font-extrabold">
          {persianDigits(code)}
        </bdi>
      </p>
      <Button size="sm" variant="saffron" onClick={() => onUse(code)}>
        نوشتن این کد
      </Button>
    </div>
  )
}
