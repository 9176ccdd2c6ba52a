import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandError } from './parse-command.mjs'

const kinds = ['goods', 'orders', 'customers']

function beginFile(path) {
  try {
    writeFileSync(path, '')
  } catch (error) {
    const reason =
      error.code === 'ENOENT'
        ? `there is no folder "${dirname(path)}"`
        : `"${path}" cannot be written (${error.code})`
    throw new CommandError(`Nothing was exported: ${reason}.`)
  }
}

/**
 * `export <kind> <file>`: a CSV file, written as its parts come; the name is given to it when it is whole.
 * @param {string[]} argv
 * @param {(path: string) => Promise<{ csv: string, rows: number, next: string | null }>} send
 */
export async function runExport([kind = '', file = '', ...more], send) {
  if (!kinds.includes(kind)) throw new CommandError(`Say what to export: ${kinds.join(', ')}.`)
  if (!/\.csv$/i.test(file)) {
    throw new CommandError('The file is missing: its name ends in .csv; the desk makes XLSX too.')
  }
  if (more.length > 0) throw new CommandError(`"${more[0]}" is one word too many.`)
  const unfinished = `${file}.part`
  let rows = 0
  let cursor = ''
  beginFile(unfinished)
  try {
    for (;;) {
      const part = await send(`/api/operator/exports/${kind}${cursor}`)
      appendFileSync(unfinished, part.csv)
      rows += part.rows
      if (part.next === null) break
      console.error(`${rows} rows`)
      cursor = `?${new URLSearchParams({ cursor: part.next })}`
    }
    renameSync(unfinished, file)
    return { text: `${rows} rows of ${kind} are in ${file}.`, exitCode: 0 }
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
