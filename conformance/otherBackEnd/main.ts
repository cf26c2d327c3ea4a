import { parseArgs } from 'node:util'

import { startBackEnd } from './backEnd.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4500' } } })
const { address } = await startBackEnd(Number(values.port))
process.stdout.write(`${address}\n`)
