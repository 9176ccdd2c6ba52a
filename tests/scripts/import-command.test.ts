import { expect, test } from 'vitest'
import { runImport } from '../../scripts/shop/import-command.mjs'

const counts = { new: 7600, change: 0, same: 0, created: 400, changed: 0, undone: 400, left: 0 }
const missed = { wrong: 0, failed: 0, doubtful: 0 }

function watch(argv: string[], state: string, sheet: object = {}) {
  const own = {
    ...{ id: 5, state, done: 4, products: 80, undo_until: '2026-11-27T18:16:00.000Z' },
    ...{ counts: { ...counts, ...missed }, pictures: { done: 0, unmatched: [] } },
    ...{ columns: [], new_taxa: [], ...sheet },
  }
  return runImport(argv, async () => ({ import: own, problems: [] }))
}

test('an import that somebody stops says what waits, and exits as one that is not whole', async () => {
  const { text, exitCode } = await watch(['start', '5'], 'stopped')
  expect(text).toContain('It was stopped; 7600 rows wait: npm run shop -- import start 5')
  expect(exitCode).toBe(2)
})

test('so does one that was taken back while somebody looked on', async () => {
  const { text, exitCode } = await watch(['start', '5'], 'undone')
  expect(text).toContain('It was taken back meanwhile, 400 rows of it.')
  expect(exitCode).toBe(2)
})

test('who stops it has what they asked for, and is told the time of their own clock', async () => {
  const { text, exitCode } = await watch(['stop', '5'], 'stopped')
  expect(text).toContain('Until 2026-11-27 21:46 in Tehran: npm run shop -- import undo 5')
  expect(exitCode).toBe(0)
  expect(await watch(['start', '5'], 'done')).toMatchObject({ exitCode: 0 })
})

test('what of a sheet is not read, and what it would make, is said', async () => {
  const { text } = await watch(['start', '5'], 'checked', {
    columns: [
      { heading: 'نام', field: 'title' },
      { heading: 'بازهٔ ارسال', field: 'ignore' },
      { heading: '', field: 'ignore' },
    ],
    new_taxa: [
      { kind: 'category', name: 'گوشی موبایل', near: null, goods: 3 },
      { kind: 'brand', name: 'مهان', near: 'ماهان', goods: 1 },
    ],
  })
  expect(text).toContain('Columns that are not read: بازهٔ ارسال. --map')
  expect(text).toContain('New categories: گوشی موبایل (3 goods)')
  expect(text).toContain('New brands: مهان (like ماهان, 1 goods)')
})

test('what is no number is not the id of an import', async () => {
  await expect(watch(['undo', 'abc'], 'done')).rejects.toThrow('"abc" is not the id of an import')
  await expect(watch(['undo'], 'done')).rejects.toThrow('The id of the import is missing.')
})
