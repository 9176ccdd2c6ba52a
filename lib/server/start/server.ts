import { setFlagsFromString } from 'node:v8'
import { readConfig } from '@/lib/config'
import { announce } from './announce'
import { fillApart } from './fill-apart'
import { sessionSecret } from './session-secret'
import { openShop } from './shop'
import { startErrorLine } from './start-error'
import { troubleReport } from './trouble'

/** V8 lets a heap grow fourfold before it tidies, on a machine with memory to spare. */
setFlagsFromString('--heap-growing-percent=150')

async function main(): Promise<void> {
  const given = readConfig(process.env)
  const config = { ...given, sessionSecret: await sessionSecret(given) }
  process.env.SESSION_SECRET = config.sessionSecret
  process.env.SITE_URL = config.siteUrl
  await fillApart(config)

  const shop = await openShop(config, {
    root: process.cwd(),
    development: process.argv.includes('--dev'),
    onTrouble: troubleReport((text) => process.stderr.write(text)),
  })
  announce(config, shop.server)

  let closing: Promise<void> | undefined
  const close = () => {
    if (closing) process.exit(1)
    closing = shop.close()
    closing.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${startErrorLine(error)}\n`)
  process.exit(1)
})
