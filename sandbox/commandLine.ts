import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

import formats from 'ajv-formats'

import { earliestTime, latestTime, maxSpeed } from './clock.ts'
import type { SandboxOptions } from './config.ts'
import { isPseudoKind, pseudoKinds } from './words/longer.ts'
import { faultIds } from './wrong/desk.ts'

export const usage = `The sandbox: a partner site, its back end and a market that moves.

  npx tsx sandbox/main.ts [options]

  --port N          client, API, sockets and /sandbox/   (SLIPWAY_PORT, 4400)
  --partner-port N  the partner's site                    (SLIPWAY_PARTNER_PORT, 4401)
  --secondary-ports A,B  the secondary server and its mirror (SLIPWAY_SECONDARY_PORTS, any two)
  --data DIR        where accounts and bets are kept      (SLIPWAY_DATA, .data/)
  --seed N          the world to play                     (1)
  --epoch TIME      when a new world begins, ISO 8601     (now)
  --frozen          the clock stands until it is moved
  --still TIME      all clocks stand at a time, in a world that begins then: for pictures
  --replay FILE     play a recorded exchange stream
  --speed N         that many times as fast               (1)
  --margin PCT      keep so much back from its prices     (0)
  --season FILE     play a football-data season
  --no-simulator    no other events
  --everything      what partners may leave out is on: prebooking, mini-games, play with care, bet codes, cash out, installing
  --recording       the client's pages may be recorded
  --most-lines N    channels at once; who comes then is refused with 503 (4000)
  --wrong ID        something is done wrong on purpose, such as places-twice (sandbox/wrong)
  --pseudo KIND     the client's texts longer by 40 %, with signs on their letters: longer, or rtl (from right to left too)
  --themes DIR      theme files to try, before the client's own
  --client-url URL  how browsers reach the client         (SLIPWAY_CLIENT_ORIGIN, http://localhost:PORT)
  --other-client-url URL  another that it may be opened by (SLIPWAY_OTHER_CLIENT_ORIGIN)
  --partner-url URL how browsers reach the partner's site (SLIPWAY_PARTNER_ORIGIN, http://127.0.0.1:PORT)
  --help            this text

  SLIPWAY_HOST      address to listen on (127.0.0.1: this machine alone)`

/**
 * What the sandbox should be started with; null if the usage text is asked for.
 * @throws Error with a plain message that names the option and what it takes
 */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SandboxOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'partner-port': { type: 'string' },
      'secondary-ports': { type: 'string' },
      data: { type: 'string' },
      seed: { type: 'string' },
      epoch: { type: 'string' },
      frozen: { type: 'boolean' },
      still: { type: 'string' },
      replay: { type: 'string' },
      speed: { type: 'string' },
      margin: { type: 'string' },
      season: { type: 'string' },
      'no-simulator': { type: 'boolean' },
      everything: { type: 'boolean' },
      recording: { type: 'boolean' },
      'most-lines': { type: 'string' },
      wrong: { type: 'string' },
      pseudo: { type: 'string' },
      themes: { type: 'string' },
      'client-url': { type: 'string' },
      'other-client-url': { type: 'string' },
      'partner-url': { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) return null
  const port = { least: 0, most: 65_535, whole: true }
  const options: SandboxOptions = {
    ...numberOption('port', '--port', values.port ?? env.SLIPWAY_PORT, port),
    ...numberOption(
      'partnerPort',
      '--partner-port',
      values['partner-port'] ?? env.SLIPWAY_PARTNER_PORT,
      port,
    ),
    ...portsOption(values['secondary-ports'] ?? env.SLIPWAY_SECONDARY_PORTS),
    ...numberOption('seed', '--seed', values.seed, { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true }),
    ...numberOption('speed', '--speed', values.speed, { least: 0.001, most: maxSpeed, whole: false }),
    ...numberOption('margin', '--margin', values.margin, { least: 0, most: 50, whole: false }),
    ...numberOption('mostLines', '--most-lines', values['most-lines'], {
      least: 0,
      most: 1_000_000,
      whole: true,
    }),
    ...textOption('data', values.data ?? env.SLIPWAY_DATA),
    ...textOption('host', env.SLIPWAY_HOST),
    ...originOption('clientOrigin', '--client-url', values['client-url'] ?? env.SLIPWAY_CLIENT_ORIGIN),
    ...originOption(
      'otherClientOrigin',
      '--other-client-url',
      values['other-client-url'] ?? env.SLIPWAY_OTHER_CLIENT_ORIGIN,
    ),
    ...originOption('partnerOrigin', '--partner-url', values['partner-url'] ?? env.SLIPWAY_PARTNER_ORIGIN),
    ...fileOption('replay', values.replay),
    ...fileOption('season', values.season),
    ...fileOption('themes', values.themes),
    ...pseudoOption(values.pseudo),
    ...wrongOption(values.wrong),
    ...(values.epoch === undefined ? {} : { epoch: readTime('--epoch', values.epoch) }),
    frozen: values.frozen ?? false,
    ...(values.still === undefined ? {} : stillAt(readTime('--still', values.still))),
    simulator: values['no-simulator'] !== true,
    everything: values.everything ?? false,
    recording: values.recording ?? false,
  }
  if (options.port !== undefined && options.port !== 0 && options.port === options.partnerPort) {
    throw new Error(`--port and --partner-port are two ports, not both ${options.port}.`)
  }
  return options
}

function numberOption<Name extends string>(
  name: Name,
  label: string,
  text: string | undefined,
  { least, most, whole }: { least: number; most: number; whole: boolean },
): { [Key in Name]?: number } {
  if (text === undefined || text === '') return {}
  const isDecimal = /^\d{1,16}(\.\d{1,9})?$/.test(text)
  const value = Number(text)
  if (!isDecimal || value < least || value > most || (whole && !Number.isInteger(value))) {
    throw new Error(
      `${label} takes ${whole ? 'a whole number' : 'a number'} from ${least} to ${most}, not "${text}".`,
    )
  }
  const option: { [Key in Name]?: number } = {}
  option[name] = value
  return option
}

function portsOption(text: string | undefined): Pick<SandboxOptions, 'secondaryPorts'> {
  if (text === undefined || text === '') return {}
  const ports = text.split(',').map(Number)
  if (ports.length !== 2 || !/^\d{1,5},\d{1,5}$/.test(text) || ports.some((port) => port > 65_535))
    throw new Error(`--secondary-ports takes two ports, such as 4403,4404, not "${text}".`)
  return { secondaryPorts: ports }
}

function pseudoOption(text: string | undefined): Pick<SandboxOptions, 'pseudo'> {
  if (text === undefined) return {}
  if (!isPseudoKind(text)) throw new Error(`--pseudo takes ${pseudoKinds.join(' or ')}, not "${text}".`)
  return { pseudo: text }
}

function wrongOption(text: string | undefined): Pick<SandboxOptions, 'wrong'> {
  if (text === undefined) return {}
  const wrong = faultIds.find((id) => id === text)
  if (wrong === undefined) throw new Error(`--wrong takes one of ${faultIds.join(', ')}; not "${text}".`)
  return { wrong }
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

/** Sandbox time and real time stand there: whatever is looked at, whenever, is the same. */
function stillAt(time: number): Pick<SandboxOptions, 'epoch' | 'frozen' | 'realNow'> {
  return { epoch: time, frozen: true, realNow: () => time }
}

/** A time with its zone, or a UTC day. A date that does not exist is refused, where `Date` would take the next one. */
function readTime(label: string, text: string): number {
  const isTime = ['date-time', 'date'].some((format) => isOfFormat(text, format as 'date-time' | 'date'))
  const time = isTime ? Date.parse(text) : Number.NaN
  if (!(time >= earliestTime && time <= latestTime)) {
    const last = new Date(latestTime).toISOString()
    throw new Error(
      `${label} takes a time with its zone, such as 2026-05-01T12:00:00Z, or a day, up to ${last}; not "${text}".`,
    )
  }
  return time
}

function isOfFormat(text: string, name: 'date-time' | 'date'): boolean {
  const format = formats.default.get(name)
  if (typeof format !== 'object' || format instanceof RegExp || typeof format.validate !== 'function') {
    throw new Error(`There is no format ${name}.`)
  }
  return format.validate(text) === true
}
