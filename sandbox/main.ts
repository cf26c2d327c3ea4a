import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

import type { SandboxOptions } from './server/config.ts'
import { startSandbox } from './server/start.ts'

const usage = `The sandbox: a partner site, its back end and a market that moves.

  npx tsx sandbox/main.ts [options]

  --port N          client, API, sockets and /sandbox/   (SLIPWAY_PORT, 4400)
  --partner-port N  the partner's site                    (SLIPWAY_PARTNER_PORT, 4401)
  --data DIR        where accounts and bets are kept      (SLIPWAY_DATA, .data/)
  --seed N          the world to play                     (1)
  --epoch TIME      when a new world begins, ISO 8601     (now)
  --frozen          the clock stands until it is moved
  --replay FILE     play a recorded exchange stream
  --speed N         that many times as fast               (1)
  --margin PCT      keep so much back from its prices     (0)
  --season FILE     play a football-data season
  --no-simulator    no other events
  --themes DIR      theme files to try, before the client's own
  --client-url URL  how browsers reach the client         (SLIPWAY_CLIENT_ORIGIN, http://localhost:PORT)
  --partner-url URL how browsers reach the partner's site (SLIPWAY_PARTNER_ORIGIN, http://127.0.0.1:PORT)
  --help            this text

  SLIPWAY_HOST      address to listen on (127.0.0.1: this machine alone)`

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      'partner-port': { type: 'string' },
      data: { type: 'string' },
      seed: { type: 'string' },
      epoch: { type: 'string' },
      frozen: { type: 'boolean' },
      replay: { type: 'string' },
      speed: { type: 'string' },
      margin: { type: 'string' },
      season: { type: 'string' },
      'no-simulator': { type: 'boolean' },
      themes: { type: 'string' },
      'client-url': { type: 'string' },
      'partner-url': { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) {
    console.log(usage)
    return
  }
  const { env } = process
  const options: SandboxOptions = {
    ...numberOption('port', '--port', values.port ?? env.SLIPWAY_PORT, {
      least: 0,
      most: 65_535,
      whole: true,
    }),
    ...numberOption('partnerPort', '--partner-port', values['partner-port'] ?? env.SLIPWAY_PARTNER_PORT, {
      least: 0,
      most: 65_535,
      whole: true,
    }),
    ...numberOption('seed', '--seed', values.seed, { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true }),
    ...numberOption('speed', '--speed', values.speed, { least: 0.001, most: 3600, whole: false }),
    ...numberOption('margin', '--margin', values.margin, { least: 0, most: 50, whole: false }),
    ...textOption('data', values.data ?? env.SLIPWAY_DATA),
    ...textOption('host', env.SLIPWAY_HOST),
    ...originOption('clientOrigin', '--client-url', values['client-url'] ?? env.SLIPWAY_CLIENT_ORIGIN),
    ...originOption('partnerOrigin', '--partner-url', values['partner-url'] ?? env.SLIPWAY_PARTNER_ORIGIN),
    ...fileOption('replay', values.replay),
    ...fileOption('season', values.season),
    ...fileOption('themes', values.themes),
    ...(values.epoch === undefined ? {} : { epoch: readTime(values.epoch) }),
    frozen: values.frozen ?? false,
    simulator: values['no-simulator'] !== true,
    log: (line) => console.log(line),
  }

  const sandbox = await startSandbox(options)
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

function numberOption<Name extends string>(
  name: Name,
  label: string,
  text: string | undefined,
  { least, most, whole }: { least: number; most: number; whole: boolean },
): { [Key in Name]?: number } {
  if (text === undefined || text === '') return {}
  const value = Number(text)
  if (!Number.isFinite(value) || value < least || value > most || (whole && !Number.isInteger(value))) {
    throw new Error(
      `${label} takes ${whole ? 'a whole number' : 'a number'} from ${least} to ${most}, not "${text}".`,
    )
  }
  const option: { [Key in Name]?: number } = {}
  option[name] = value
  return option
}

function textOption<Name extends string>(name: Name, text: string | undefined): { [Key in Name]?: string } {
  const option: { [Key in Name]?: string } = {}
  if (text !== undefined && text !== '') option[name] = text
  return option
}

function fileOption<Name extends string>(name: Name, file: string | undefined): { [Key in Name]?: string } {
  if (file !== undefined && !existsSync(file)) throw new Error(`There is no file ${file} (--${name}).`)
  return textOption(name, file)
}

function originOption<Name extends string>(
  name: Name,
  label: string,
  text: string | undefined,
): { [Key in Name]?: string } {
  if (text === undefined || text === '') return {}
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(`${label} takes an address such as http://localhost:4402, not "${text}".`)
  }
  return textOption(name, new URL(text).origin)
}

function readTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Error(`--epoch takes a time such as 2026-05-01T12:00:00Z, not "${text}".`)
  return time
}
