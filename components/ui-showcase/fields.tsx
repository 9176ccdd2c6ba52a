import { SearchIcon } from '@/components/ui/icons'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { LiveFields } from './live-fields'
import { Sample, Section } from './section'

const DEPARTMENTS = [
  { value: 'orders', label: 'پیگیری سفارش' },
  { value: 'returns', label: 'بازگشت کالا' },
  { value: 'wallet', label: 'کیف پول' },
  { value: 'other', label: 'موارد دیگر (به‌زودی)', disabled: true },
]

export function Fields() {
  return (
    <Section id="fields" title="ورودی‌ها">
      <Sample name="نوشتار" className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        <TextField label="نام و نام خانوادگی" placeholder="مانند مریم احمدی" autoComplete="off" />
        <TextField
          label="نام کاربری"
          hint="تنها حروف لاتین و عدد"
          dir="ltr"
          defaultValue="maryam"
        />
        <TextField label="ایمیل" dir="ltr" defaultValue="maryam@" error="نشانی ایمیل درست نیست." />
        <TextField label="کد تخفیف" optional />
        <TextField label="نام گیرنده" disabled defaultValue="علی رضایی" />
        <TextField
          label="جستجوی برند"
          hideLabel
          type="search"
          placeholder="جستجوی برند"
          icon={<SearchIcon />}
          className="self-end"
        />
      </Sample>
      <LiveFields />
      <Sample name="فهرست و متن بلند" className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        <Select label="بخش" options={DEPARTMENTS} placeholder="یکی را انتخاب کنید" />
        <Select
          label="علت بازگشت"
          options={DEPARTMENTS}
          placeholder="یکی را انتخاب کنید"
          error="علت بازگشت را انتخاب کنید."
        />
        <Select label="استان" options={DEPARTMENTS} disabled />
        <Textarea label="متن دیدگاه" maxLength={500} hint="از تجربهٔ خود بنویسید." />
        <Textarea label="متن پرسش" error="متن پرسش را بنویسید." />
      </Sample>
    </Section>
  )
}
