import { parseArgs } from 'node:util'
import { commands } from './commands.mjs'

/** What the operator can mend: printed as a sentence, without a stack trace. */
export class CommandError extends Error {}

const options = /** @type {const} */ ({
  note: { type: 'string' },
  tracking: { type: 'string' },
  temporary: { type: 'boolean' },
})
const parseOptions = /** @type {const} */ ({ ...options, help: { type: 'boolean', short: 'h' } })
const flagUsage = {
  note: '[--note <text>]',
  tracking: '[--tracking <code>]',
  temporary: '[--temporary]',
}
const addressArguments = ['from', 'to']

function usageLine(area, action, { args, options: own = [], help }) {
  const flags = own.map((name) => flagUsage[name])
  const words = [area, action, ...args.map((name) => `<${name}>`), ...flags]
  return [words.filter(Boolean).join(' '), help]
}

function usageLines(area) {
  return Object.entries(commands[area]).map(([action, command]) => usageLine(area, action, command))
}

const sheetUsage = [
  'import <file> [--pictures <file.zip>] [--dry-run] [--publish] [--doubtful] [--rial] [--map <heading>=<field>]…   goods, prices and stock of a CSV or XLSX file; exits with 2 where rows were left out',
  'import undo <id>   takes an import back; `stop` and `start` too',
  'export goods <file.csv>   every variant, as an import reads it; `orders` and `customers` too',
]

function usage(areas = Object.keys(commands)) {
  const lines = areas.flatMap(usageLines)
  const widest = Math.max(...lines.map(([line]) => line.length))
  return [
    'Does by hand, in the running shop, what scripts and a shell are handier for than the desk.',
    '',
    ...lines.map(([line, help]) => `  npm run shop -- ${line.padEnd(widest)}  ${help}`),
    ...(areas.length > 1 ? sheetUsage.map((line) => `  npm run shop -- ${line}`) : []),
    '',
    "OPERATOR_KEY is the shop's own. The shop is looked for at SHOP_URL, else at HOST and PORT.",
    'OPERATOR_NAME, else who is logged in here, is written beside what was done.',
  ].join('\n')
}

const foldDigits = (text) =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.codePointAt(0) & 0xf))

const amountArguments = { rials: 'the price in rials', quantity: 'the quantity' }

function describeArgument(name) {
  if (!name.endsWith(' id')) return amountArguments[name] ?? name
  return `the id of ${name === 'order id' ? 'an order' : `a ${name.slice(0, -3)}`}`
}

function parseArgument(name, given = '') {
  if (name === 'text') {
    if (given.trim() === '') throw new CommandError('The text is missing: write it in quotes.')
    return given
  }
  if (name === 'day') {
    if (given === '') throw new CommandError('The day is missing, such as 1405/3/6 or 2026-05-27.')
    return given
  }
  if (addressArguments.includes(name)) {
    if (given === '') throw new CommandError(`The address it leads ${name} is missing.`)
    return given
  }
  if (name === 'mobile' || name === 'name') {
    if (given.trim() === '') throw new CommandError(`The ${name} is missing.`)
    return given
  }
  const what = describeArgument(name)
  if (given === '') throw new CommandError(`${what[0].toUpperCase()}${what.slice(1)} is missing.`)
  const number = foldDigits(given).replace(/[,٬]/g, '')
  const least = name === 'quantity' ? /^(0|[1-9]\d{0,15})$/ : /^[1-9]\d{0,15}$/
  if (least.test(number)) return Number(number)
  throw new CommandError(
    `"${given}" is not ${what}: a whole number${name === 'quantity' ? '' : ' above 0'} is.`,
  )
}

function unknownCommand(area, action) {
  if (!Object.hasOwn(commands, area)) {
    const problem = area === '' ? 'Say what to do.' : `There is no word "${area}".`
    const areas = [...Object.keys(commands), 'import', 'export'].join(', ')
    return new CommandError(`${problem} There are ${areas}; --help tells of each.`)
  }
  const problem =
    action === '' ? `Say what to do with the ${area}.` : `There is no word "${area} ${action}".`
  const actions = Object.keys(commands[area]).join(', ')
  return new CommandError(`${problem} There are ${actions}; --help tells of each.`)
}

/** The call that the arguments ask for, or the help. */
export function parseCommand(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    options: parseOptions,
    allowPositionals: true,
  })
  const [area = '', ...rest] = positionals
  const hasNoActions = Object.hasOwn(commands, area) && Object.hasOwn(commands[area], '')
  const [action = '', ...given] = hasNoActions ? ['', ...rest] : rest
  if (values.help || area === 'help') {
    return { help: usage(Object.hasOwn(commands, area) ? [area] : undefined) }
  }
  const command =
    Object.hasOwn(commands, area) && Object.hasOwn(commands[area], action) && commands[area][action]
  if (!command) throw unknownCommand(area, action)
  const odd = Object.keys(options).find(
    (name) => name in values && !command.options?.includes(name),
  )
  if (odd) throw new CommandError(`--${odd} says nothing to "${`${area} ${action}`.trim()}".`)
  const args = command.args.map((name, at) => parseArgument(name, given[at]))
  if (given.length > command.args.length) {
    throw new CommandError(
      `"${given[command.args.length]}" is one word too many; a text is written in quotes.`,
    )
  }
  return {
    path: typeof command.path === 'string' ? command.path : command.path(args),
    body: command.body?.(args, values),
    describe: (data) => command.describe(data, args),
    describeField: (field) => command.describeField?.(field, args),
  }
}
