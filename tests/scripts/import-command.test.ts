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
      { heading: 'بازهٔ ارسال', field: 'ignore', certainty: 0 },
      { heading: '', field: 'ignore', certainty: 0 },
      { heading: 'ردیف', field: 'ignore', certainty: 100 },
    ],
    new_taxa: [
      { kind: 'category', name: 'گوشی موبایل', near: null, goods: 3 },
      { kind: 'brand', name: 'مهان', near: 'ماهان', goods: 1 },
    ],
  })
  expect(text).toContain('Columns that are not read: بازهٔ ارسال. --map')
  expect(text).toContain('Categories of the sheet that the shop had not: گوشی موبایل (3 goods)')
  expect(text).toContain('Brands of the sheet that the shop had not: مهان (like ماهان, 1 goods)')
})

test('what is no number is not the id of an import', async () => {
  await expect(watch(['undo', 'abc'], 'done')).rejects.toThrow('"abc" is not the id of an import')
  await expect(watch(['undo'], 'done')).rejects.toThrow('The id of the import is missing.')
})

test('a shop that is away leaves the number of its import behind', async () => {
  const away = async () => {
    throw new Error('No shop answers.')
  }
  await expect(runImport(['stop', '5'], away)).rejects.toThrow('No shop answers.')
  let calls = 0
  const diesLater = async () => {
    calls += 1
    return calls === 1 ? {} : away()
  }
  await expect(runImport(['start', '5'], diesLater)).rejects.toThrow(
    /No shop answers\.\nThe import 5 goes on when the shop is back/,
  )
})

test('pictures that are no archive are refused before the sheet is sent', async () => {
  const sent: string[] = []
  const send = async (path: string) => void sent.push(path)
  await expect(runImport(['goods.csv', '--pictures', 'package.json'], send)).rejects.toThrow(
    'The file "package.json" is no ZIP archive of pictures.',
  )
  expect(sent).toEqual([])
})
