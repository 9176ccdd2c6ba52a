// @in-a-window
import { expect, test, vi } from 'vitest'
import { HomePreview } from '@/components/content/home-preview'
import type { HomeSection } from '@/lib/contract/content/home'
import { act, render, screen, userEvent } from '../kit/rendering'

const TRUST: HomeSection = {
  kind: 'trust',
  lines: [{ icon: 'truck', title: 'ارسال سریع', text: 'به همهٔ شهرها' }],
}
const CATEGORIES: HomeSection = {
  kind: 'categories',
  categories: [{ id: 1, slug: 'mobile', title: 'موبایل', picture: 'phones', tint: '#ffffff' }],
}

const say = (data: unknown, origin = window.location.origin) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }))
  })
const kinds = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.dataset.part)

test('the draft of the desk stands in its order, and what is edited is outlined and scrolled to', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const scrolledAround = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  const { container } = render(<HomePreview begun={[CATEGORIES, TRUST]} />)
  expect(kinds(container)).toEqual(['categories', 'trust'])
  const draft = { what: 'home-draft', sections: [TRUST, CATEGORIES] }
  await say(
    { ...draft, chosen: { kind: 'trust', title: 'نوار اطمینان', slide: null } },
    'https://elsewhere.example',
  )
  expect(kinds(container)).toEqual(['categories', 'trust'])
  await say({ ...draft, chosen: { kind: 'trust', title: 'نوار اطمینان', slide: null } })
  expect(kinds(container)).toEqual(['trust', 'categories'])
  expect(container.querySelector('[data-title="نوار اطمینان"]')).toHaveTextContent('ارسال سریع')
  expect(scrolled).toHaveBeenCalled()
  // It scrolls the desk around the frame as well.
  expect(scrolledAround).not.toHaveBeenCalled()
})

test('a press chooses the part at the desk and follows no link', async () => {
  const messages = vi.spyOn(window.parent, 'postMessage')
  render(<HomePreview begun={[CATEGORIES]} />)
  const followed: boolean[] = []
  window.addEventListener('click', (event) => void followed.push(!event.defaultPrevented), {
    once: true,
  })
  await userEvent.click(screen.getByRole('link', { name: /موبایل/ }))
  expect(followed).toEqual([false])
  expect(messages).toHaveBeenCalledWith(
    { what: 'home-part-pressed', kind: 'categories' },
    window.location.origin,
  )
})
