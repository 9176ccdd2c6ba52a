import type { DeskCommand } from './desk-commands'

type Hint = [id: string, title: string, keys: string]

const hintOf = ([id, title, keys]: Hint): DeskCommand => ({
  ...{ id, title, keys, group: 'فهرست', run: () => {} },
})

/** For the foot alone: tables and boards register what these keys do. */
export const TABLE_HINTS: readonly DeskCommand[] = [
  hintOf(['next', 'ردیف بعد', 'KeyJ']),
  hintOf(['former', 'ردیف پیش', 'KeyK']),
  hintOf(['open', 'باز کردن', 'Enter']),
]
export const CHOOSING_HINT = hintOf(['select', 'انتخاب', 'KeyX'])
export const FILTER_HINT = hintOf(['open-filters', 'فیلترها', 'KeyF'])
export const CALENDAR_HINTS: readonly DeskCommand[] = [
  hintOf(['this-month', 'این ماه', 'KeyT']),
  hintOf(['festival-later', 'یک روز دیرتر', 'ArrowLeft']),
  hintOf(['festival-sooner', 'یک روز زودتر', 'ArrowRight']),
  hintOf(['festival-longer', 'یک روز بلندتر', 'Shift+ArrowLeft']),
]
export const BOARD_HINTS: readonly DeskCommand[] = [
  hintOf(['card-down', 'کارت بعد', 'KeyJ']),
  hintOf(['card-up', 'کارت پیش', 'KeyK']),
  hintOf(['column-former', 'ستون پیش', 'KeyH']),
  hintOf(['column-next', 'ستون بعد', 'KeyL']),
  hintOf(['carry', 'بردن به ستون بعد', 'Shift+KeyL']),
]
