// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { hasDraft, claimDrafts, takeDraft } from '@/components/form/draft'
import { useApiForm } from '@/components/form/use-api-form'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { ApiError } from '@/lib/client/http/errors'
import { emptyTab } from '@/stores/tab-customer'
import { userStore } from '@/stores/user'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

const schema = z.object({
  state: z.int().min(1, 'استان را انتخاب کنید.'),
  plate: z.string().min(1, 'پلاک؟'),
})
const TAKEN = 'این پلاک پذیرفته نیست.'

/** A choice the form does not register, before a field that it does. */
function AddressFields({ state }: { state: number }) {
  const { form, onSubmit } = useApiForm(
    { body: schema },
    {
      defaultValues: { state, plate: '' },
      draft: 'place',
      submit: async () => {
        throw new ApiError({ kind: 'status', status: 422, message: '', fields: { plate: [TAKEN] } })
      },
    },
  )
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

test('focuses the first invalid field, also one that the form does not register', async () => {
  render(<AddressFields state={0} />)
  await save()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'استان' })).toHaveFocus())
})

test('focuses the field that the shop rejects and describes it with its error', async () => {
  render(<AddressFields state={1} />)
  const plate = screen.getByRole('textbox', { name: 'پلاک' })
  await userEvent.type(plate, '۱۲')
  await save()
  await waitFor(() => expect(plate).toHaveAccessibleDescription(TAKEN))
  expect(plate).toHaveFocus()
})

test('lets a customer who logged out elsewhere leave without a question and restores what was typed', async () => {
  userStore.set(() => ({ id: 1, token: 'token', isUser: true }))
  claimDrafts(1)
  render(<AddressFields state={1} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), '۱۲')
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leaves(), 'leaving asks').toBe(false)
  act(() => {
    userStore.reset()
    emptyTab()
  })
  expect(leaves(), 'leaving asks no more').toBe(true)
  expect(hasDraft('place'), 'a guest sees no draft').toBe(false)
  userStore.set(() => ({ id: 1, token: 'token', isUser: true }))
  expect(takeDraft('place')).toEqual({ state: 1, plate: '۱۲' })
})
