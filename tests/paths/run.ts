/** npm run paths: lists the machines, or finds paths through one: `npm run paths -- placement --to outcomeUnknown`. */
import { pathsCommand } from './command.ts'

const { text, isError } = await pathsCommand(process.argv.slice(2))
if (isError) console.error(text)
else console.log(text)
process.exitCode = isError ? 1 : 0
