import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { redirectUsage, redirectWish } from './shop/redirect.mjs'

const usage = `Moves orders and returns of the running shop, and leads addresses elsewhere.

  npm run shop -- order advance <id> [--tracking <code>] [--note <text>]
  npm run shop -- order cancel <id> [--note <text>]
  npm run shop -- refer accept|reject|returned|done <id> [--note <text>]${redirectUsage}

OPERATOR_KEY is the shop's own. The shop is looked for at SHOP_URL, else at HOST and PORT.`

const moves = {
  order: { advance: 'next', cancel: 'cancel_store' },
  refer: {
    accept: 'refer_accept',
    reject: 'refer_reject',
    returned: 'returned',
    done: 'refer_done',
  },
}

class Trouble extends Error {}

function wish(argv) {
  const options = {
    note: { type: 'string' },
    tracking: { type: 'string' },
    temporary: { type: 'boolean' },
  }
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
  if (positionals[0] === 'redirect') {
    const wished = redirectWish(positionals.slice(1), values)
    if (wished === null) throw new Trouble(usage)
    return wished
  }
  return orderWish(positionals, values)
}

function orderWish([what = '', how = '', id = '', ...rest], values) {
  const to = Object.hasOwn(moves, what) && Object.hasOwn(moves[what], how) && moves[what][how]
  if (!to || rest.length > 0) throw new Trouble(usage)
  if (!/^[1-9]\d{0,9}$/.test(id))
    throw new Trouble(`"${id}" is not the id of an order: a number is.`)
  const { note = '', tracking } = values
  const body = { id: Number(id), to, note, ...(tracking && { tracking_code: tracking }) }
  const say = ({ data: { order } }) => `${order.code} (${body.id}) is now ${order.status}.`
  return { path: '/api/operator/order', body, say }
}

function shopAddress({ SHOP_URL, HOST = '127.0.0.1', PORT = '3000' }) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return SHOP_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

async function answerOf(address, key, { path, body }) {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  }
  try {
    const url = new URL(path, address)
    if (body === undefined) return await fetch(url)
    return await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  } catch (error) {
    throw new Trouble(`No shop answers at ${address} (${error.cause?.code ?? error.message}).`)
  }
}

async function whyNot(answer) {
  const { error, errors } = await answer.json().catch(() => ({}))
  const said = error ?? Object.values(errors ?? {}).flat()[0]
  const told = `The shop answered ${answer.status}${said ? `: ${said}` : '.'}`
  // To a stranger the operator's door does not exist.
  return answer.status === 404
    ? `${told}\nEither there is nothing such, or this is not the shop's OPERATOR_KEY.`
    : told
}

async function run(argv, env) {
  const wished = wish(argv)
  const { OPERATOR_KEY: key } = env
  if (!key) throw new Trouble('OPERATOR_KEY is not set; it is the one the shop was started with.')
  const answer = await answerOf(shopAddress(env), key, wished)
  if (!answer.ok) throw new Trouble(await whyNot(answer))
  return wished.say(await answer.json())
}

try {
  console.log(await run(process.argv.slice(2), process.env))
} catch (error) {
  const known = error instanceof Trouble || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(known ? error.message : error)
  process.exitCode = 1
}
