import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { runExport } from './export-command.mjs'
import { runImport } from './import-command.mjs'
import { parseCommand, CommandError } from './parse-command.mjs'

function shopAddress({ SHOP_URL, HOST = '127.0.0.1', PORT = '3000' }) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return SHOP_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

function operatorName({ OPERATOR_NAME }) {
  if (OPERATOR_NAME) return OPERATOR_NAME
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

async function sendCommand({ path, body }, env) {
  const address = shopAddress(env)
  const isForm = body instanceof FormData
  const headers = {
    Authorization: `Bearer ${env.OPERATOR_KEY}`,
    ...(!isForm && { 'Content-Type': 'application/json' }),
    'Idempotency-Key': randomUUID(),
    'X-Operator': encodeURIComponent(operatorName(env)),
  }
  try {
    const url = new URL(path, address)
    if (body === undefined) return await fetch(url, { headers })
    return await fetch(url, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) })
  } catch (error) {
    throw new CommandError(`No shop answers at ${address} (${error.cause?.code ?? error.message}).`)
  }
}

async function describeFailure(response, describeField) {
  const { error, errors } = await response.json().catch(() => ({}))
  const named = Object.entries(errors ?? {}).flatMap(([field, sentences]) => {
    const label = describeField(field)
    return label ? [`${label}: ${sentences.join(' ')}`] : []
  })
  if (named.length > 0) return `Nothing was set.\n${named.join('\n')}`
  const sentence = Object.values(errors ?? {}).flat()[0] ?? error
  const message = `The shop answered ${response.status}${sentence ? `: ${sentence}` : '.'}`
  // To a stranger the operator's door does not exist.
  return response.status === 404
    ? `${message} Either there is no such thing, or this is not the shop's OPERATOR_KEY.`
    : message
}

async function ask(command, env) {
  if (!env.OPERATOR_KEY) {
    throw new CommandError('OPERATOR_KEY is not set; it is the one the shop was started with.')
  }
  const response = await sendCommand(command, env)
  if (!response.ok) throw new CommandError(await describeFailure(response, command.describeField))
  return (await response.json()).data
}

async function perform(argv, env) {
  const [word, ...rest] = argv
  const wantsHelp = rest.some((arg) => arg === '--help' || arg === '-h')
  const sheets = { import: runImport, export: runExport }
  if (Object.hasOwn(sheets, word) && !wantsHelp) {
    const noField = () => undefined
    return sheets[word](rest, (path, body) => ask({ path, body, describeField: noField }, env))
  }
  const command = parseCommand(argv)
  const text = 'help' in command ? command.help : command.describe(await ask(command, env))
  return { text, exitCode: 0 }
}

/** What is printed and the code of the exit; of a failed one the text belongs to the other stream. */
export async function runCommand(argv, env) {
  try {
    return { ...(await perform(argv, env)), failed: false }
  } catch (error) {
    const isKnown = error instanceof CommandError || error.code?.startsWith('ERR_PARSE_ARGS')
    if (!isKnown) throw error
    return { text: error.message, exitCode: 1, failed: true }
  }
}
