// @in-a-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Carousel } from '@/components/ui/carousel'
import { ImageGallery } from '@/components/ui/image-gallery'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'

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

describe('Carousel', () => {
  const slides = [<p key="a">جشنوارهٔ پاییز</p>, <p key="b">شگفت‌انگیز</p>, <p key="c">خانه</p>]

  function shownSlide() {
    return screen.getByRole('button', { current: true })
  }

  test('goes on from the last slide to the first, and back', async () => {
    render(<Carousel label="جشنواره‌ها" slides={slides} />)
    await userEvent.click(screen.getByRole('button', { name: 'اسلاید ۳' }))
    await userEvent.click(screen.getByRole('button', { name: 'اسلاید بعد' }))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۱')
    await userEvent.click(screen.getByRole('button', { name: 'اسلاید قبل' }))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۳')
  })

  test('turns by itself until it is stopped, but not behind a dialog', () => {
    vi.useFakeTimers()
    const { rerender } = render(
      <>
        <Carousel label="جشنواره‌ها" slides={slides} interval={5000} />
        <div role="dialog" aria-label="شهر شما" />
      </>,
    )
    act(() => void vi.advanceTimersByTime(20_000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۱')
    rerender(<Carousel label="جشنواره‌ها" slides={slides} interval={5000} />)
    act(() => void vi.advanceTimersByTime(5000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۲')
    act(() => screen.getByRole('button', { name: 'توقف چرخش اسلایدها' }).click())
    act(() => void vi.advanceTimersByTime(20_000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۲')
  })

  test('stands on the slide that it is held on, and turns again when it is let go', () => {
    vi.useFakeTimers()
    const held = <Carousel label="جشنواره‌ها" slides={slides} interval={5000} held={2} />
    const { rerender } = render(held)
    act(() => void vi.advanceTimersByTime(20_000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۳')
    rerender(<Carousel label="جشنواره‌ها" slides={slides} interval={5000} />)
    act(() => void vi.advanceTimersByTime(5000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۱')
  })

  test('stands still while the focus is in it', () => {
    vi.useFakeTimers()
    render(<Carousel label="جشنواره‌ها" slides={slides} interval={5000} />)
    act(() => screen.getByRole('button', { name: 'اسلاید ۱' }).focus())
    act(() => void vi.advanceTimersByTime(20_000))
    expect(shownSlide()).toHaveAccessibleName('اسلاید ۱')
  })

  test('does not turn when less motion is preferred', () => {
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

describe('ImageGallery', () => {
  const images = ['/a.webp', '/b.webp', '/c.webp'].map((src, at) => ({
    src,
    alt: `هدفون، نمای ${at + 1}`,
    width: at === 2 ? 900 : 1200,
    height: 900,
  }))

  test('turns with the arrow keys in reading order, and with its thumbnails', async () => {
    render(<ImageGallery label="تصویرهای هدفون" images={images} />)
    screen.getByRole('group', { name: 'تصویر ۱ از ۳' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('button', { name: 'تصویر ۲' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'تصویر ۳' }))
    expect(screen.getByRole('group', { name: 'تصویر ۳ از ۳' })).toBeInTheDocument()
  })

  test('shows neither thumbnails nor a count for one picture', () => {
    render(<ImageGallery label="تصویرهای هدفون" images={images.slice(0, 1)} />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.queryByText(/از ۱$/)).not.toBeInTheDocument()
  })

  describe('ZoomDialog', () => {
    async function open() {
      render(<ImageGallery label="تصویرهای هدفون" images={images} />)
      await userEvent.click(screen.getByRole('button', { name: 'بزرگ‌نمایی تصویر' }))
      return screen.findByRole('dialog', { name: 'تصویرهای هدفون' })
    }
    const shown = (dialog: HTMLElement) => within(dialog).getByText(/^تصویر .* از/).textContent

    test('turns with the arrow keys, Home and End, and stops at its ends', async () => {
      const dialog = await open()
      expect(within(dialog).getByRole('group', { name: /^تصویر ۱ از ۳: / })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      expect(shown(dialog)).toBe('تصویر ۱ از ۳')
      await userEvent.keyboard('{ArrowLeft}')
      expect(shown(dialog)).toBe('تصویر ۲ از ۳')
      await userEvent.keyboard('{End}{ArrowLeft}')
      expect(shown(dialog)).toBe('تصویر ۳ از ۳')
      await userEvent.keyboard('{Home}')
      expect(shown(dialog)).toBe('تصویر ۱ از ۳')
    })

    test('zooms in with +, out with −, and starts anew at the next picture', async () => {
      const dialog = await open()
      const smaller = within(dialog).getByRole('button', { name: 'کوچک‌نمایی' })
      expect(smaller).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('++')
      expect(shown(dialog)).toMatch(/۲\.۳ برابر|۲٫۳ برابر/)
      await userEvent.keyboard('-')
      expect(shown(dialog)).toMatch(/۱\.۵ برابر|۱٫۵ برابر/)
      await userEvent.click(within(dialog).getByRole('button', { name: 'تصویر بعدی' }))
      expect(shown(dialog)).toBe('تصویر ۲ از ۳')
    })

    test('enlarges no picture that has too few pixels for it', async () => {
      const dialog = await open()
      await userEvent.keyboard('{End}+')
      expect(shown(dialog)).toBe('تصویر ۳ از ۳')
      const larger = within(dialog).getByRole('button', { name: 'بزرگ‌نمایی' })
      expect(larger).toHaveAttribute('aria-disabled', 'true')
    })

    test('moves a zoomed picture with the arrow keys in place of turning', async () => {
      const dialog = await open()
      await userEvent.keyboard('+{ArrowLeft}')
      expect(shown(dialog)).toContain('تصویر ۱ از ۳')
    })

    test('closes with Escape', async () => {
      const dialog = await open()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
  })
})
