import type { DeskCommand } from './desk-commands'

type Hint = [id: string, title: string, keys: string]

/** For the foot alone: the table registers what acts on its current row. */
export const hintOf = (command: Omit<DeskCommand, 'run'>): DeskCommand => ({
  ...command,
  run: () => {},
})

const listHint = ([id, title, keys]: Hint): DeskCommand =>
  hintOf({ id, title, keys, group: 'فهرست' })

/** For the foot alone: tables and boards register what these keys do. */
export const TABLE_HINTS: readonly DeskCommand[] = [
  listHint(['next', 'ردیف بعد', 'KeyJ']),
  listHint(['former', 'ردیف پیش', 'KeyK']),
  listHint(['open', 'باز کردن', 'Enter']),
]
export const CHOOSING_HINT = listHint(['select', 'انتخاب', 'KeyX'])
export const FILTER_HINT = listHint(['open-filters', 'فیلترها', 'KeyF'])
export const CALENDAR_HINTS: readonly DeskCommand[] = [
  listHint(['this-month', 'این ماه', 'KeyT']),
  listHint(['festival-later', 'یک روز دیرتر', 'ArrowLeft']),
  listHint(['festival-sooner', 'یک روز زودتر', 'ArrowRight']),
  listHint(['festival-longer', 'یک روز بلندتر', 'Shift+ArrowLeft']),
]
export const BOARD_HINTS: readonly DeskCommand[] = [
  listHint(['card-down', 'کارت بعد', 'KeyJ']),
  listHint(['card-up', 'کارت پیش', 'KeyK']),
  listHint(['column-former', 'ستون پیش', 'KeyH']),
  listHint(['column-next', 'ستون بعد', 'KeyL']),
  listHint(['carry', 'بردن به ستون بعد', 'Shift+KeyL']),
]
