// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { readPastedRules } from '@/components/desk/content/redirect-paste'
import { RedirectsView } from '@/components/desk/content/redirects-view'
import { getQueryClient } from '@/lib/client/query-client'
import { getRedirects, type Redirect } from '@/lib/contract/content/redirects'
import {
  addDeskRedirects,
  getLinkTargets,
  setDeskRedirect,
  type LinkTarget,
} from '@/lib/contract/desk/site'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/content/redirects',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, replace: () => {} }),
}))

const api = fakeApi()
const rule: Redirect = { from: '/old', to: '/blog', status: 301 }

beforeEach(() => localStorage.clear())

function show(targets: LinkTarget[] = []) {
  const sent: unknown[] = []
  api.on(getLinkTargets, { data: { targets } })
  api.on(getRedirects, { data: { redirects: [rule] } })
  api.on(setDeskRedirect, ({ body }) => {
    sent.push(body)
    return { data: { redirects: [rule] } }
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['content.write'] })}>
        <RedirectsView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  return sent
}

test('a line has two addresses, parted as a spreadsheet or a person parts them', () => {
  expect(readPastedRules('/a\t/b\n\n /c , /d \n/e\n/f /g /h')).toEqual({
    rules: [
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d' },
    ],
    wrong: [4, 5],
  })
})

test('several addresses are led elsewhere at once', async () => {
  show()
  let release = () => {}
  const answered = new Promise<void>((resolve) => {
    release = resolve
  })
  api.on(addDeskRedirects, async () => {
    await answered
    return { data: { redirects: [rule], refused: [{ at: 1, reason: 'دور خودش می‌گردد.' }] } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'چند تا با هم' }))
  let lines = screen.getByRole('textbox', { name: 'هر خط یک جابه‌جایی' })
  await userEvent.type(lines, '/a /b\n/c')
  expect(screen.getByText('خط ۲ باید دو نشانی داشته باشد.')).toBeVisible()
  await userEvent.type(lines, ' /d')
  const toggle = screen.getByRole('button', { name: 'یکی‌یکی' })
  await userEvent.click(toggle)
  await userEvent.click(toggle)
  lines = screen.getByRole('textbox', { name: 'هر خط یک جابه‌جایی' })
  expect(lines, 'what was pasted stays').toHaveValue('/a /b\n/c /d')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن ۲ جابه‌جایی' }))
  await waitFor(() => expect(toggle).toBeDisabled())
  release()
  await waitFor(() => expect(lines).toHaveValue('/c /d'))
  expect(toggle).toBeEnabled()
  expect(screen.getByRole('alert')).toHaveTextContent('/c /d: دور خودش می‌گردد.')
  expect(api.requestsTo(addDeskRedirects).map(({ body }) => body)).toEqual([
    {
      list: [
        { from: '/a', to: '/b' },
        { from: '/c', to: '/d' },
      ],
    },
  ])
})

test('a rule that was taken away comes back as it was', async () => {
  const sent = show()
  await userEvent.click(await screen.findByRole('button', { name: 'برداشتن جابه‌جایی /old' }))
  expect(await screen.findByText(/برداشته شد/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^برگرداندن/ }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ ...rule, only_new: true }))
})

test('the target is chosen by its name, as a link is', async () => {
  const sent = show([{ kind: 'brand', title: 'نیکان', href: '/brand/nikan', above: [] }])
  await userEvent.type(screen.getByRole('textbox', { name: 'از این مسیر' }), '/old-brand')
  const target = screen.getByRole('combobox', { name: 'می‌رود به' })
  await userEvent.type(target, 'نیکان')
  await userEvent.click(await screen.findByRole('option', { name: /نیکان/ }))
  expect(target).toHaveValue('/brand/nikan')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن' }))
  await waitFor(() => expect(sent).toMatchObject([{ from: '/old-brand', to: '/brand/nikan' }]))
})
