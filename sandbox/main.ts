import { readCommandLine, usage } from './commandLine.ts'
import { startSandbox } from './start.ts'

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(args: string[]): Promise<void> {
  const options = readCommandLine(args, process.env)
  if (options === null) {
    console.log(usage)
    return
  }
  const sandbox = await startSandbox({ ...options, log: (line) => console.log(line) })
  const { problems, problemCount } = sandbox.sandbox.world
  for (const { file, line, reason } of problems) console.warn(`${file ?? 'A feed'}, line ${line}: ${reason}`)
  if (problemCount > problems.length) console.warn(`… and ${problemCount - problems.length} more like these.`)
  const partner = options.partnerOrigin ?? sandbox.partnerUrl.replace('//127.0.0.1:', '//localhost:')
  console.log(`Partner site   ${partner}/   start here`)
  console.log(`Console        ${sandbox.clientUrl}/sandbox/`)

  let closing = false
  const close = (): void => {
    if (closing) return
    closing = true
    void sandbox.close().then(() => process.exit(0))
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}
