import { runDataCommand } from './run-data-command'

const { text, exitCode, failed } = await runDataCommand(process.argv.slice(2), process.env)
if (failed) console.error(text)
else console.log(text)
process.exitCode = exitCode
