import { loadEnv } from './load-env.mjs'
import { runCommand } from './shop/run-command.mjs'

loadEnv(process.cwd())
const { text, exitCode, failed } = await runCommand(process.argv.slice(2), process.env)
if (failed) console.error(text)
else console.log(text)
process.exitCode = exitCode
