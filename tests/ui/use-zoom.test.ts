import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  panView,
  getSwipeDirection,
  INITIAL_VIEW,
  zoomView,
  type ZoomView,
} from '@/components/ui/use-zoom'

const stage = { width: 400, height: 600 }
const within = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const point = fc.record({ x: within(200), y: within(300) })
const scale = fc.double({ min: 0.2, max: 12, noNaN: true })
const views = fc
  .tuple(scale, point, within(3000), within(3000))
  .map(([to, under, x, y]) => panView(zoomView(INITIAL_VIEW, to, under, stage), { x, y }, stage))

function edges({ scale: near, x, y }: ZoomView) {
  return {
    across: ((near - 1) * stage.width) / 2 - Math.abs(x),
    down: ((near - 1) * stage.height) / 2 - Math.abs(y),
  }
}

describe('a zoomed picture', () => {
  test('never shows anything beyond its edges', () => {
    fc.assert(
      fc.property(views, scale, point, (view, to, under) => {
        const { across, down } = edges(zoomView(view, to, under, stage))
        expect(Math.min(across, down)).toBeGreaterThanOrEqual(-1e-6)
      }),
    )
  })

  test('is never zoomed out of its whole, nor in more than five times', () => {
    fc.assert(
      fc.property(views, scale, point, (view, to, under) => {
        const { scale: now } = zoomView(view, to, under, stage)
        expect(now).toBeGreaterThanOrEqual(1)
        expect(now).toBeLessThanOrEqual(5)
      }),
    )
  })

  test('keeps the point under the finger in its place while it grows', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5, noNaN: true }), point, (to, under) => {
        const view = zoomView(INITIAL_VIEW, to, under, stage)
        expect((under.x - view.x) / view.scale).toBeCloseTo(under.x, 6)
        expect((under.y - view.y) / view.scale).toBeCloseTo(under.y, 6)
      }),
    )
  })

  test('cannot be moved while it is whole', () => {
    const { scale: near, x, y } = panView(INITIAL_VIEW, { x: 90, y: -90 }, stage)
    expect([near, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0])
  })
})

test.each([
  ['far to the right: the next, which lies to the left', 120, 900, 1],
  ['far to the left: the one before', -120, 900, -1],
  ['a short flick', 40, 60, 1],
  ['a short slow pull', 40, 900, 0],
  ['a tremble', 6, 5, 0],
] as const)('a swipe %s', (_, dragged, milliseconds, turn) => {
  expect(getSwipeDirection(dragged, milliseconds, 400)).toBe(turn)
})
