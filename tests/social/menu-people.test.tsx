// @in-a-window
import { expect, test } from 'vitest'
import { MenuPeople } from '@/components/social/menu-people'
import { PeopleList } from '@/components/social/people-list'
import { getRandomUsers } from '@/lib/contract/social/people'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'

const api = fakeApi()

const followed = { id: 5, name: 'نرگس', image: '/a.webp', bio: 'چای', post_count: 2 }
const stranger = { ...followed, id: 6, name: 'بهروز' }

test('the menu of a customer names whom they follow, and no stranger', async () => {
  userStore.set(() => ({ id: 4, token: 'token', isUser: true }))
  api.on(getRandomUsers, { data: { suggested: [stranger], following: [followed] } })
  render(<MenuPeople onLeave={() => undefined} />)
  expect(await screen.findByRole('link', { name: /نرگس/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'نمایه و پست‌های من' })).toBeVisible()
  expect(screen.queryByText('بهروز')).toBeNull()
})

test('a long biography in a list of people ends with a whole word and «…»', () => {
  const bio = 'از چای و قوری و سماورهای مسی می‌نویسم و هر هفته یکی را می‌آزمایم. '.repeat(2).trim()
  render(<PeopleList people={[{ ...followed, bio }]} />)
  const { textContent } = screen.getByText(/^از چای/)
  expect(textContent).toMatch(/\S…$/)
  expect(bio).toContain(`${textContent.slice(0, -1)} `)
})
