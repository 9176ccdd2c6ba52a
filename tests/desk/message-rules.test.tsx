// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { MessageRules } from '@/components/desk/settings/message-rules'
import { getQueryClient } from '@/lib/client/query-client'
import { messageSettings, updateMessageSettings } from '@/lib/contract/desk/messages'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()
const { templates: _, ...stored } = messageSettings.parse(undefined)
const settings = {
  ...stored,
  templates: [],
  channels: { sms: { driver: 'console' as const, text: true }, email: false },
  version: 2,
}

beforeEach(() => localStorage.clear())

function show() {
  api.on(updateMessageSettings, { data: { settings: { ...settings, version: 3 } } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <MessageRules settings={settings} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
}
const budget = () => screen.getByRole('textbox', { name: 'سقف پیامک در روز' })
const save = () => userEvent.click(screen.getByRole('button', { name: /^ذخیره/ }))

test.each(['', '1.5', '۱٫۵', '-5', '0', 'بسیار'])(
  'a cap of SMS of %j is refused beside its field, and nothing is sent',
  async (typed) => {
    show()
    await userEvent.clear(budget())
    if (typed !== '') await userEvent.type(budget(), typed)
    await save()
    expect(budget()).toHaveAccessibleDescription(/عدد صحیح/)
    expect(api.requestsTo(updateMessageSettings)).toEqual([])
  },
)

test('a bound of stock that was emptied is refused as well', async () => {
  show()
  const bound = screen.getByRole('textbox', { name: 'هشدار موجودی از' })
  await userEvent.clear(bound)
  await save()
  expect(bound).toHaveAccessibleDescription(/عدد صحیح/)
  expect(api.requestsTo(updateMessageSettings)).toEqual([])
})

test('no SMS go by a switch that says so alone', async () => {
  show()
  await userEvent.clear(budget())
  await userEvent.click(screen.getByRole('switch', { name: 'پیامک نرود' }))
  await save()
  await waitFor(() =>
    expect(api.requestsTo(updateMessageSettings).map(({ body }) => body)).toMatchObject([
      { daily_sms: 0, version: 2 },
    ]),
  )
})
