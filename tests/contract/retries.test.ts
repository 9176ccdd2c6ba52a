import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'

const PAGE = resolve(import.meta.dirname, '../../docs/retries.md')

function table(rows: string[][]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[], fill = ' ') =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |\n`
  const [heading = [], ...others] = rows
  return [line(heading), line(['', ''], '-'), ...others.map((row) => line(row))].join('')
}

test('the page on second tries lists every call that changes something, with its guard', async () => {
  const guards = Object.entries<Call>(contract).flatMap(([name, { retry }]) =>
    retry === undefined ? [] : [[`\`${name}\``, retry]],
  )
  const made = table([['call', 'guard'], ...guards.toSorted()])
  const page = readFileSync(PAGE, 'utf8').replace(/(?:^\|.*\n)+/m, made)
  await expect(page).toMatchFileSnapshot(PAGE)
})
