'use client'

import { DeskButton } from '@/components/desk/ui/desk-button'
import { DeskState } from '@/components/desk/ui/desk-states'

export default function DeskError({ retry }: { retry: () => void }) {
  return (
    <main>
      <DeskState
        tone="late"
        title="این صفحه باز نشد"
        text="آنچه ذخیره شده است سر جایش است."
        action={<DeskButton onClick={retry}>تلاش دوباره</DeskButton>}
      />
    </main>
  )
}
