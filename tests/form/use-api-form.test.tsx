// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { hasDraft, claimDrafts, takeDraft } from '@/components/form/draft'
import { useApiForm } from '@/components/form/use-api-form'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { ApiFailure } from '@/lib/client/http/errors'
import { emptyTab } from '@/stores/tab-customer'
import { userStore } from '@/stores/user'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

const schema = z.object({
  state: z.int().min(1, 'استان را انتخاب کنید.'),
  plate: z.string().min(1, 'پلاک؟'),
})
const TAKEN = 'این پلاک پذیرفته نیست.'

/** A choice the form does not register, before a field that it does. */
function Place({ state }: { state: number }) {
  const { form, onSubmit } = useApiForm({
    schema,
    defaultValues: { state, plate: '' },
    draft: 'place',
    submit: async () => {
      throw new ApiFailure({ kind: 'status', status: 422, message: '', fields: { plate: [TAKEN] } })
    },
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={onSubmit}>
      <Select
        label="استان"
        options={[]}
        error={errors.state?.message}
        onChange={() => {}}
        value=""
      />
      <TextField label="پلاک" error={errors.plate?.message} {...form.register('plate')} />
      <button>ذخیره</button>
    </form>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  userStore.reset()
})

const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))

test('the first field that is wrong has the focus, whoever keeps its value', async () => {
  render(<Place state={0} />)
  await save()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'استان' })).toHaveFocus())
})

test('so has the one that the shop refuses', async () => {
  render(<Place state={1} />)
  const plate = screen.getByRole('textbox', { name: 'پلاک' })
  await userEvent.type(plate, '۱۲')
  await save()
  await waitFor(() => expect(plate).toHaveAccessibleDescription(TAKEN))
  expect(plate).toHaveFocus()
})

test('a customer who has left elsewhere is asked nothing, and finds what was typed', async () => {
  userStore.set(() => ({ id: 1, token: 'token', isUser: true }))
  claimDrafts(1)
  render(<Place state={1} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), '۱۲')
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves(), 'asked').toBe(false)
  act(() => {
    userStore.reset()
    emptyTab()
  })
  expect(leaves(), 'asked').toBe(true)
  expect(hasDraft('place'), 'for nobody').toBe(false)
  userStore.set(() => ({ id: 1, token: 'token', isUser: true }))
  expect(takeDraft('place')).toEqual({ state: 1, plate: '۱۲' })
})
