// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { HomeList, PartMoves } from '@/components/desk/content/home-list'
import { SlideList } from '@/components/desk/content/home-slides'
import { getQueryClient } from '@/lib/client/query-client'
import { HOME_PARTS, type HomePartSetting } from '@/lib/contract/content/home-parts'
import { getLinkTargets } from '@/lib/contract/desk/site'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'

const api = fakeApi()
const parts: HomePartSetting[] = HOME_PARTS.map((kind) => ({
  ...{ kind, is_on: true, from: null, until: null, title: '' },
}))

test('a slide of the demo shop shows its picture, with a button to change it', async () => {
  api.on(getLinkTargets, {
    data: {
      targets: [
        { kind: 'category', title: 'قهوه و چای', href: '/product-category/coffee', above: [] },
      ],
    },
  })
  const onChange = vi.fn()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <SlideList
        items={[
          {
            ...{ is_on: true, from: null, until: null, picture: 'autumn', alt: '' },
            ...{ title: 'پاییز', text: '', button: 'دیدن', href: '/', tone: 'turquoise' },
          },
        ]}
        fieldError={() => undefined}
        chosen={0}
        onChoose={() => undefined}
        onChange={onChange}
      />
    </QueryClientProvider>,
  )
  const group = within(screen.getByRole('group', { name: /^تصویر ·/ }))
  expect(group.getByRole('presentation')).toHaveAttribute(
    'src',
    '/demo/scenes/slide-autumn-800.webp',
  )
  expect(group.getByRole('button', { name: 'عوض کردن' })).toBeVisible()
  // Where it leads is chosen by a name, as in the menu.
  await userEvent.click(screen.getByRole('combobox', { name: 'می‌رود به' }))
  await userEvent.click(await screen.findByRole('option', { name: /قهوه و چای/ }))
  expect(onChange.mock.lastCall?.[0]).toMatchObject([{ href: '/product-category/coffee' }])
})

test('a part of home says how many pieces it has, and its buttons move it', async () => {
  const onChange = vi.fn<(moved: HomePartSetting[]) => void>()
  render(
    <>
      <HomeList
        parts={parts}
        chosen="categories"
        counts={{ slider: 3, banners: 2 }}
        onChoose={() => undefined}
        onChange={onChange}
      />
      <PartMoves parts={parts} kind="categories" onChange={onChange} />
    </>,
  )
  expect(screen.getByRole('button', { name: 'اسلاید بالا ۳ اسلاید' })).toBeVisible()
  const at = parts.findIndex(({ kind }) => kind === 'categories')
  await userEvent.click(screen.getByRole('button', { name: 'پایین بردن دسته‌ها' }))
  expect(onChange.mock.lastCall?.[0].findIndex(({ kind }) => kind === 'categories')).toBe(at + 1)
})
