import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { socialErrand, socialUsage } from './shop/social.mjs'

const usage = `Moves orders and returns of the running shop, and hides posts.

  npm run shop -- order advance <id> [--tracking <code>] [--note <text>]
  npm run shop -- order cancel <id> [--note <text>]
  npm run shop -- refer accept|reject|returned|done <id> [--note <text>]
${socialUsage}

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
  const options = { note: { type: 'string' }, tracking: { type: 'string' } }
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
  const [what = '', how = '', id = '', ...rest] = positionals
  const to = Object.hasOwn(moves, what) && Object.hasOwn(moves[what], how) && moves[what][how]
  if (!to || rest.length > 0) throw new Trouble(usage)
  if (!/^[1-9]\d{0,9}$/.test(id))
    throw new Trouble(`"${id}" is not the id of an order: a number is.`)
  const { note = '', tracking } = values
  return { id: Number(id), to, note, ...(tracking && { tracking_code: tracking }) }
}

function shopAddress({ SHOP_URL, HOST = '127.0.0.1', PORT = '3000' }) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return SHOP_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

async function answerOf(address, key, body, path = '/api/operator/order') {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  }
  try {
    const url = new URL(path, address)
    if (body === undefined) return await fetch(url, { headers })
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
    ? `${told}\nEither there is no such thing, or this is not the shop's OPERATOR_KEY.`
    : told
}

async function run(argv, env) {
  const errand = socialErrand(argv)
  const body = errand ? errand.body : wish(argv)
  const { OPERATOR_KEY: key } = env
  if (!key) throw new Trouble('OPERATOR_KEY is not set; it is the one the shop was started with.')
  const answer = await answerOf(shopAddress(env), key, body, errand?.path)
  if (!answer.ok) throw new Trouble(await whyNot(answer))
  if (errand) return errand.told(await answer.json())
  const { code, status } = (await answer.json()).data.order
  return `${code} (${body.id}) is now ${status}.`
}

try {
  console.log(await run(process.argv.slice(2), process.env))
} catch (error) {
  const known = error instanceof Trouble || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(known ? error.message : error)
  process.exitCode = 1
}
