import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { loadEnv } from './load-env.mjs'
import { readWish, Trouble } from './shop/parse-command.mjs'

function shopAddress({ SHOP_URL, HOST = '127.0.0.1', PORT = '3000' }) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return SHOP_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

function nameOf({ OPERATOR_NAME }) {
  if (OPERATOR_NAME) return OPERATOR_NAME
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

async function answerOf({ path, body }, env) {
  const address = shopAddress(env)
  const headers = {
    Authorization: `Bearer ${env.OPERATOR_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    'X-Operator': encodeURIComponent(nameOf(env)),
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
    ? `${told} Either there is no such thing, or this is not the shop's OPERATOR_KEY.`
    : told
}

async function run(argv, env) {
  const wish = readWish(argv)
  if ('help' in wish) return wish.help
  if (!env.OPERATOR_KEY) {
    throw new Trouble('OPERATOR_KEY is not set; it is the one the shop was started with.')
  }
  const answer = await answerOf(wish, env)
  if (!answer.ok) throw new Trouble(await whyNot(answer))
  return wish.said((await answer.json()).data)
}

loadEnv(process.cwd())
try {
  console.log(await run(process.argv.slice(2), process.env))
} catch (error) {
  const known = error instanceof Trouble || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(known ? error.message : error)
  process.exitCode = 1
}
