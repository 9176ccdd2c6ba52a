import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './parse-command.mjs'

const options = /** @type {const} */ ({
  'dry-run': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  doubtful: { type: 'boolean', default: false },
  rial: { type: 'boolean', default: false },
  map: { type: 'string', multiple: true },
  pictures: { type: 'string' },
})
const actions = ['start', 'stop', 'undo']
const LOOKS_EVERY_MS = 500
const SHOWN_PROBLEMS = 20
/** Of a shop that did what it could, or was stopped at it: scripts tell it from one that did nothing. */
const SOME_LEFT_OUT = 2

const flag = (isSet) => (isSet ? '1' : '0')
const wait = () => new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS))

function readFile(path) {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new CommandError(`The file "${path}" cannot be read (${error.code}).`)
  }
}

/** `heading=field`, or `heading=choice:name` where what it is called differs from its heading. */
function readMapping(text) {
  const [, heading = '', field = '', name = ''] = /^(.+)=([a-z_]+)(?::(.+))?$/.exec(text) ?? []
  if (heading === '') {
    throw new CommandError(`--map "${text}" is not <heading>=<field>, such as 'کد=sku'.`)
  }
  return { heading, field, name }
}

function sheetForm(path, values) {
  const form = new FormData()
  form.append('file_name', basename(path))
  // With pictures it is started when these are there too.
  form.append('trial', flag(values['dry-run'] || values.pictures !== undefined))
  form.append('publish', flag(values.publish))
  form.append('doubtful', flag(values.doubtful))
  form.append('unit', values.rial ? 'rial' : 'toman')
  form.append('map', JSON.stringify((values.map ?? []).map(readMapping)))
  form.append('file', new Blob([readFile(path)]), basename(path))
  return form
}

const unmatched = ({ unmatched: names }) =>
  names.length > 0 ? `\nPictures of no good, or of one that had some: ${names.join(', ')}` : ''

const countMissed = ({ wrong, failed, doubtful }) => wrong + failed + doubtful

/** What of the sheet nobody will see unless it is said here. */
function describeSheet({ columns, new_taxa: taxa }) {
  const ignored = columns.filter(
    ({ field, heading, certainty }) => field === 'ignore' && heading !== '' && certainty < 100,
  )
  const names = ignored.map(({ heading }) => heading).join(', ')
  const taxaOf = (kind) =>
    taxa
      .filter((one) => one.kind === kind)
      .map(({ name, near, goods }) => `${name} (${near ? `like ${near}, ` : ''}${goods} goods)`)
  const plural = { category: 'Categories', brand: 'Brands' }
  return [
    ...(names === ''
      ? []
      : [`Columns that are not read: ${names}. --map <heading>=<field> says what one means.`]),
    ...['category', 'brand'].flatMap((kind) => {
      const made = taxaOf(kind)
      return made.length > 0
        ? [`${plural[kind]} of the sheet that the shop had not: ${made.join(', ')}`]
        : []
    }),
  ]
}

/** Who looks on may not be who ended it. */
const ENDED_EARLY = {
  stopped: ({ new: made, change }, id) =>
    `It was stopped; ${made + change} rows wait: npm run shop -- import start ${id}`,
  undone: ({ undone }) => `It was taken back meanwhile, ${undone} rows of it.`,
}

/** @param {string} moment */
function tehranTime(moment) {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Asia/Tehran', dateStyle: 'short', timeStyle: 'short' },
  })
  return `${parts.format(new Date(moment))} in Tehran`
}

function describeRun(own, problems) {
  const { id, state, counts, pictures, undo_until: until } = own
  const missed = countMissed(counts)
  const head =
    state === 'checked'
      ? `A trial run: ${counts.new} rows would be made, ${counts.change} changed, ${counts.same} are so already, ${missed} would be left out.`
      : `${counts.created} rows are made, ${counts.changed} changed, ${counts.same} were so already, ${missed} left out; ${pictures.done} pictures.${unmatched(pictures)}`
  const lines = problems
    .slice(0, SHOWN_PROBLEMS)
    .map(({ line, problem }) => `  Line ${line}: ${problem?.text ?? ''}`)
  const more = missed > lines.length ? [`  and ${missed - lines.length} more, at the desk`] : []
  const back = until ? [`Until ${tehranTime(until)}: npm run shop -- import undo ${id}`] : []
  const end = state in ENDED_EARLY ? [ENDED_EARLY[state](counts, id)] : []
  return [...end, head, ...describeSheet(own), ...lines, ...more, ...back].join('\n')
}

const isWorking = ({ state }) => ['checking', 'running', 'pictures', 'undoing'].includes(state)

/** Looks until the shop is through, and says how far it is. */
async function follow(send, id) {
  let shown = ''
  for (;;) {
    const data = await send(`/api/operator/imports/${id}`).catch((error) => {
      throw new CommandError(
        `${error.message}\nThe import ${id} goes on when the shop is back; import stop ${id} and import undo ${id} are for it.`,
      )
    })
    const { state, done, products } = data.import
    if (!isWorking(data.import)) return data
    const line = products === 0 ? state : `${state}: ${done} of ${products} goods`
    if (line !== shown) console.error(line)
    shown = line
    await wait()
  }
}

function readArchive(path) {
  const bytes = readFile(path)
  if (bytes.subarray(0, 2).toString() === 'PK') return bytes
  throw new CommandError(`The file "${path}" is no ZIP archive of pictures.`)
}

function archiveForm(path) {
  const form = new FormData()
  form.append('pictures', new Blob([readArchive(path)]), basename(path))
  return form
}

/** The trial run, the pictures of a ZIP, and then the import itself. */
async function importWithPictures(send, id, { pictures, 'dry-run': isTrial }) {
  await follow(send, id)
  const { taken, refused } = await send(
    `/api/operator/imports/${id}/pictures`,
    archiveForm(pictures),
  )
  console.error(`${taken} pictures of the ZIP are taken.`)
  for (const { name, text } of refused) console.error(`  ${name}: ${text}`)
  if (!isTrial) await send(`/api/operator/imports/${id}/state`, { action: 'start' })
}

/**
 * `import <file>`, or `import undo <id>` of one that was: what is right in the sheet goes in, and the
 * shop goes on with it if this ends before. Answers what is printed and the code to exit with.
 * @param {string[]} argv
 * @param {(path: string, body?: unknown) => Promise<any>} send
 */
export async function runImport(argv, send) {
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
  const [first = '', second = ''] = positionals
  if (first === '') throw new CommandError('The file is missing: a CSV or XLSX sheet.')
  if (actions.includes(first)) {
    if (second === '') throw new CommandError('The id of the import is missing.')
    if (!/^[1-9]\d*$/.test(second)) {
      throw new CommandError(`"${second}" is not the id of an import: a number is.`)
    }
    await send(`/api/operator/imports/${second}/state`, { action: first })
  }
  // Before the sheet is sent, which would wait for it.
  if (!actions.includes(first) && values.pictures) readArchive(values.pictures)
  const id = actions.includes(first)
    ? second
    : (await send('/api/operator/imports', sheetForm(first, values))).import.id
  if (!actions.includes(first)) console.error(`import ${id}`)
  if (!actions.includes(first) && values.pictures) await importWithPictures(send, id, values)
  const { import: own, problems } = await follow(send, id)
  if (first === 'undo') {
    const { undone, left } = own.counts
    return { text: `${undone} rows are taken back, ${left} were ordered and stay.`, exitCode: 0 }
  }
  const isEndedEarly = first !== 'stop' && own.state in ENDED_EARLY
  const exitCode = isEndedEarly || countMissed(own.counts) > 0 ? SOME_LEFT_OUT : 0
  return { text: describeRun(own, problems), exitCode }
}
