// @in-a-window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageLoadingBar } from '@/components/layout/page-loading-bar'
import { act, render } from '../kit/rendering'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time))

test('the loading bar ends after 2000 ms, also when the page is loaded before', () => {
  const { container } = render(<PageLoadingBar />)
  act(() => void window.dispatchEvent(new Event('load')))
  wait(1_999)
  expect(container.querySelector('[data-starting]')).not.toBeNull()
  wait(1)
  expect(container).toBeEmptyDOMElement()
})

test('nothing is seen of the loading bar once the page is there', () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const { container } = render(<PageLoadingBar />)
  expect(container.querySelector('[data-starting]')).not.toHaveClass('hidden')
  readyState.mockReturnValue('complete')
  act(() => void window.dispatchEvent(new Event('load')))
  expect(container.querySelector('[data-starting]')).toHaveClass('hidden')
})
