// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageLoadingBar } from '@/components/layout/page-loading-bar'
import { act, render } from '../kit/rendering'

const ready = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

beforeEach(() => {
  ready('interactive')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time))

test('the loading bar ends after 2000 ms at the latest', () => {
  const { container } = render(<PageLoadingBar />)
  wait(1_999)
  expect(container.querySelector('[data-starting]')).not.toBeNull()
  wait(1)
  expect(container).toBeEmptyDOMElement()
})

test('the loading bar ends when the page is loaded, and is absent when it is loaded already', () => {
  const { container, unmount } = render(<PageLoadingBar />)
  act(() => void window.dispatchEvent(new Event('load')))
  expect(container).toBeEmptyDOMElement()
  unmount()
  ready('complete')
  const again = render(<PageLoadingBar />)
  wait(0)
  expect(again.container).toBeEmptyDOMElement()
})
