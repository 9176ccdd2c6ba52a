// @in-a-window
import { expect, test } from 'vitest'
import { FormDialog } from '@/components/desk/ui/form-dialog'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

test('what is typed as a form opens over the desk goes into its first field', async () => {
  render(
    <FormDialog open onOpenChange={() => {}} title="ذخیرهٔ نما">
      <input aria-label="شمارهٔ ثابت" defaultValue="۱" readOnly />
      <input aria-label="نام" />
      <button type="submit">ذخیره</button>
    </FormDialog>,
  )
  const field = await screen.findByRole('textbox', { name: 'نام' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard('پیشتازها')
  expect(field).toHaveValue('پیشتازها')
})

test('of radio buttons that begin a form, the chosen one has the focus', async () => {
  render(
    <FormDialog open onOpenChange={() => {}} title="سپردن">
      <label>
        <input type="radio" name="member" />
        سارا
      </label>
      <label>
        <input type="radio" name="member" defaultChecked />
        هیچ‌کس
      </label>
    </FormDialog>,
  )
  await waitFor(() => expect(screen.getByRole('radio', { name: 'هیچ‌کس' })).toHaveFocus())
})
