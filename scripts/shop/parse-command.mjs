import { parseArgs } from 'node:util'
import { words } from './commands.mjs'

/** What the operator can mend, told in words and without a trace. */
export class Trouble extends Error {}

const options = /** @type {const} */ ({
  note: { type: 'string' },
  tracking: { type: 'string' },
  temporary: { type: 'boolean' },
})
const parsing = /** @type {const} */ ({ ...options, help: { type: 'boolean', short: 'h' } })
const flag = {
  note: '[--note <text>]',
  tracking: '[--tracking <code>]',
  temporary: '[--temporary]',
}
const addresses = ['from', 'to']

function lineOf(what, how, word) {
  const takes = word.takes.map((name) => `<${name}>`)
  const flags = (word.options ?? []).map((name) => flag[name])
  return [[what, how, ...takes, ...flags].filter(Boolean).join(' '), word.help]
}

function linesOf(what) {
  return Object.entries(words[what]).map(([how, word]) => lineOf(what, how, word))
}

function usage(of = Object.keys(words)) {
  const lines = of.flatMap(linesOf)
  const widest = Math.max(...lines.map(([line]) => line.length))
  return [
    'Does by hand, in the running shop, what it has no desk for yet.',
    '',
    ...lines.map(([line, help]) => `  npm run shop -- ${line.padEnd(widest)}  ${help}`),
    '',
    "OPERATOR_KEY is the shop's own. The shop is looked for at SHOP_URL, else at HOST and PORT.",
    'OPERATOR_NAME, else who is logged in here, is written beside what was done.',
  ].join('\n')
}

const latin = (text) => text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.codePointAt(0) & 0xf))

const amounts = { rials: 'the price in rials', quantity: 'the quantity' }

function thingOf(name) {
  if (!name.endsWith(' id')) return amounts[name] ?? name
  return `the id of ${name === 'order id' ? 'an order' : `a ${name.slice(0, -3)}`}`
}

function read(name, given = '') {
  if (name === 'text') {
    if (given.trim() === '') throw new Trouble('The text is missing: write it in quotes.')
    return given
  }
  if (name === 'day') {
    if (given === '') throw new Trouble('The day is missing, such as 1405/3/6 or 2026-05-27.')
    return given
  }
  if (addresses.includes(name)) {
    if (given === '') throw new Trouble(`The address it leads ${name} is missing.`)
    return given
  }
  const what = thingOf(name)
  if (given === '') throw new Trouble(`${what[0].toUpperCase()}${what.slice(1)} is missing.`)
  const number = latin(given).replace(/[,٬]/g, '')
  const least = name === 'quantity' ? /^(0|[1-9]\d{0,15})$/ : /^[1-9]\d{0,15}$/
  if (least.test(number)) return Number(number)
  throw new Trouble(`"${given}" is not ${what}: a number is.`)
}

function unknown(what, how) {
  if (!Object.hasOwn(words, what)) {
    const told = what === '' ? 'Say what to do.' : `There is no word "${what}".`
    return new Trouble(`${told} There are ${Object.keys(words).join(', ')}; --help tells of each.`)
  }
  const told =
    how === '' ? `Say what to do with the ${what}.` : `There is no word "${what} ${how}".`
  return new Trouble(
    `${told} There are ${Object.keys(words[what]).join(', ')}; --help tells of each.`,
  )
}

/** The call the words ask for, or the help they ask for. */
export function readWish(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    options: parsing,
    allowPositionals: true,
  })
  const [what = '', ...rest] = positionals
  const isAlone = Object.hasOwn(words, what) && Object.hasOwn(words[what], '')
  const [how = '', ...given] = isAlone ? ['', ...rest] : rest
  if (values.help || what === 'help') {
    return { help: usage(Object.hasOwn(words, what) ? [what] : undefined) }
  }
  const word = Object.hasOwn(words, what) && Object.hasOwn(words[what], how) && words[what][how]
  if (!word) throw unknown(what, how)
  const odd = Object.keys(options).find((name) => name in values && !word.options?.includes(name))
  if (odd) throw new Trouble(`--${odd} says nothing to "${`${what} ${how}`.trim()}".`)
  const taken = word.takes.map((name, at) => read(name, given[at]))
  if (given.length > word.takes.length) {
    throw new Trouble(
      `"${given[word.takes.length]}" is one word too many; a text is written in quotes.`,
    )
  }
  return {
    path: typeof word.path === 'string' ? word.path : word.path(taken),
    body: word.body?.(taken, values),
    said: (data) => word.said(data, taken),
  }
}
