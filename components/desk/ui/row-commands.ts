import type { DeskCommand } from './desk-commands'

export type RowCommand<Row> = Omit<DeskCommand, 'run'> & { run: (row: Row) => void }

/** Without a current row the keys show which one it would be; with one, the palette has them under its name. */
export function ofCurrentRow<Row>(
  commands: readonly RowCommand<Row>[],
  row: Row | undefined,
  getName: (row: Row) => string,
  showFirst: () => void,
): DeskCommand[] {
  if (row === undefined) return commands.map((one) => ({ ...one, run: showFirst }))
  const group = `برای ${getName(row)}`
  return commands.map((one) => ({
    ...one,
    ...{ group, isKeyOnly: false, isOfRow: true, run: () => one.run(row) },
  }))
}
