// npm run conformance -- --config partner.yaml: what of the contract a back end keeps.
import { createInterface } from 'node:readline/promises'

import { conform } from './conform.ts'

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

process.exitCode = await conform(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  ask: process.stdin.isTTY ? ask : null,
  environment: process.env,
})
