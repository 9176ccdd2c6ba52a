import { createIcon } from '@/components/ui/icon'

export const StaffIcon = createIcon(
  'M15 19c-.6-3-2.8-4.5-6-4.5S3.6 16 3 19M9 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM16 5a3.5 3.5 0 0 1 0 6.6M17.5 14.8c2 .6 3.1 2 3.5 4.200',
)
export const AuditIcon = createIcon('M4 6h16M4 10h10M4 14h16M4 18h8')
