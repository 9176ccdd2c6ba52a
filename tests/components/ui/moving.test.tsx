// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Carousel } from '@/components/ui/carousel'
import { ImageGallery } from '@/components/ui/image-gallery'
import { act, render, screen, userEvent } from './rendering'

const WIDTH = 400

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    to?: ScrollToOptions | number,
  ) {
    if (typeof to !== 'object') return
    this.scrollLeft = to.left ?? 0
    this.dispatchEvent(new Event('scroll'))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a carousel', () => {
  const slides = [<p key="a">جشنوارهٔ پاییز</p>, <p key="b">شگفت‌انگیز</p>, <p key="c">خانه</p>]

  function shownSlide() {
    return screen.getByRole('button', { current: true })
  }

  test('goes on after the last slide to the first, and back', async () => {
    render(<Carousel label="جشنواره‌ها" slides={slides} />)
    await userEvent.click(screen.getByRole('button', { name: 'اسلاید ۳' }))
    await userEvent.click(screen.getByRole('button', { name: 'اسلاید بعد' }))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۱')
    await userEvent.click(screen.getByRole('button', { name: 'اسلاید قبل' }))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۳')
  })

  test('turns by itself, until it is stopped', () => {
    vi.useFakeTimers()
    render(<Carousel label="جشنواره‌ها" slides={slides} interval={5000} />)
    act(() => void vi.advanceTimersByTime(5000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۲')
    act(() => screen.getByRole('button', { name: 'توقف چرخش اسلایدها' }).click())
    act(() => void vi.advanceTimersByTime(20_000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۲')
  })

  test('waits while the focus is in it', () => {
    vi.useFakeTimers()
    render(<Carousel label="جشنواره‌ها" slides={slides} interval={5000} />)
    act(() => screen.getByRole('button', { name: 'اسلاید ۱' }).focus())
    act(() => void vi.advanceTimersByTime(20_000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۱')
  })

  test('does not turn for those who asked for less motion', () => {
    vi.useFakeTimers()
    const media = window.matchMedia('(prefers-reduced-motion: reduce)')
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.defineProperty(media, 'matches', { value: true }),
    )
    render(<Carousel label="جشنواره‌ها" slides={slides} interval={5000} />)
    act(() => void vi.advanceTimersByTime(20_000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۱')
    expect(screen.queryByRole('button', { name: 'توقف چرخش اسلایدها' })).toBeNull()
  })
})

describe('a gallery', () => {
  const images = ['/a.webp', '/b.webp', '/c.webp'].map((src, at) => ({
    src,
    alt: `هدفون، نمای ${at + 1}`,
  }))

  test('is turned with the arrows as it is read, and by its small pictures', async () => {
    render(<ImageGallery label="تصویرهای هدفون" images={images} />)
    screen.getByRole('group', { name: 'تصویر ۱ از ۳' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('button', { name: 'تصویر ۲' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'تصویر ۳' }))
    expect(screen.getByRole('group', { name: 'تصویر ۳ از ۳' })).toBeInTheDocument()
  })

  test('opens a larger picture in a dialog', async () => {
    render(<ImageGallery label="تصویرهای هدفون" images={images} />)
    await userEvent.click(screen.getByRole('button', { name: 'بزرگ‌نمایی تصویر' }))
    expect(await screen.findByRole('dialog', { name: 'تصویرهای هدفون' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'بزرگ‌نمایی دو برابر' })).toBeInTheDocument()
  })
})
