/** How far in a picture is looked at, and how far its middle lies from the stage's, in pixels. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
const NEAREST = 5
const FAR_ENOUGH = 0.18
const FAST_ENOUGH = 0.4

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

/** Never further out than whole, and never past the picture's edges. */
function kept({ scale, x, y }: View, stage: Size): View {
  const near = between(scale, 1, NEAREST)
  const widest = ((near - 1) * stage.width) / 2
  const highest = ((near - 1) * stage.height) / 2
  return { scale: near, x: between(x, -widest, widest), y: between(y, -highest, highest) }
}

/** What lies under the point, counted from the stage's middle, stays under it. */
export function zoomedTo(view: View, scale: number, under: Point, stage: Size): View {
  const grown = between(scale, 1, NEAREST) / view.scale
  return kept(
    {
      scale: view.scale * grown,
      x: under.x - (under.x - view.x) * grown,
      y: under.y - (under.y - view.y) * grown,
    },
    stage,
  )
}

export function moved(view: View, by: Point, stage: Size): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)
}

/** Which way a swipe turns: in Persian the next picture lies to the left and is pulled to the right. */
export function turnOf(dragged: number, milliseconds: number, width: number): -1 | 0 | 1 {
  const far = Math.abs(dragged) > width * FAR_ENOUGH
  const fast = Math.abs(dragged) > 24 && Math.abs(dragged) / Math.max(milliseconds, 1) > FAST_ENOUGH
  if (!far && !fast) return 0
  return dragged > 0 ? 1 : -1
}
