import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { MessageSettings } from '@/lib/contract/desk/messages'

/** What of the channels the shop still lacks, and who can set it. */
export function ChannelNotes({ channels: { sms, email } }: Pick<MessageSettings, 'channels'>) {
  return (
    <div className="grid gap-2">
      {sms.driver === 'console' && (
        <p role="status" className="desk-card p-3.5">
          در فروشگاه نمایشی چیزی فرستاده نمی‌شود؛ هر پیام را در{' '}
          <Link href={deskPaths.sentMessages} className="font-semibold underline">
            پیام‌های رفته
          </Link>{' '}
          می‌بینید.
        </p>
      )}
      {!sms.text && (
        <p role="status" className="desk-card bg-soon-bg text-soon-ink p-3.5">
          خط پیامک گذاشته نشده است. تا آن زمان تنها پیامک‌هایی می‌روند که الگویی در سامانهٔ پیامک
          دارند.
        </p>
      )}
      {!email && (
        <p role="status" className="desk-card p-3.5">
          ایمیل فرستاده نمی‌شود. نشانی سرور ایمیل رمز دارد و تنها مسئول سرور آن را می‌گذارد: از او
          بخواهید <bdi dir="ltr">SMTP_URL</bdi> (مانند{' '}
          <bdi dir="ltr">smtps://user:password@mail.example</bdi>) و نشانی فرستنده،{' '}
          <bdi dir="ltr">MAIL_FROM</bdi>، را در پروندهٔ تنظیمات سرور بنویسد و فروشگاه را یک بار از نو
          راه بیندازد.
        </p>
      )}
    </div>
  )
}
