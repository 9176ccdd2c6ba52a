// @in-a-window
import { expect, test, vi } from 'vitest'
import { MoveDialog, type MoveExtra } from '@/components/desk/orders/move-dialog'
import { render, screen, userEvent } from '../kit/rendering'

test('the code that a parcel was given at one step stands in the field of the next', async () => {
  const onMove = vi.fn<(extra: MoveExtra) => void>()
  render(
    <MoveDialog
      to="sending"
      isExchange={false}
      trackingCode="21907"
      isBusy={false}
      trackingError={undefined}
      noteError={undefined}
      onClose={() => {}}
      onMove={onMove}
    />,
  )
  expect(await screen.findByRole('textbox', { name: /^کد رهگیری/ })).toHaveValue('21907')
  await userEvent.click(screen.getByRole('button', { name: /^ثبت/ }))
  expect(onMove).toHaveBeenCalledWith({ note: '', tracking_code: '21907' })
})
