import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import type { Config, SteeringWay } from '../config/config.ts'
import type { Steering } from '../config/steering.ts'
import type { Contract, ServerName } from '../contract/operations.ts'
import { fill, fillToText } from '../values/fill.ts'
import { type Json, type JsonObject, shown } from '../values/json.ts'
import { at } from '../values/paths.ts'
import { jsonOf, NoReply, type Reply, type Request, send } from '../wire/http.ts'
import { createGate, type Gate } from '../wire/rate.ts'
import { NotTried } from './outcome.ts'

/** The back end that is tried, with all that a run knows of it. */
export interface BackEnd {
  config: Config
  contract: Contract
  gate: Gate
  /** Markets on which a case has acted: others are preferred, so that cases do not meet. */
  touched: Set<string>
  /** Sends a request, not before the rate allows it. */
  send(request: Omit<Request, 'timeoutMs'>): Promise<Reply>
  /** The server's clock, as far as the `Date` of its replies tells it. */
  now(): number
  address(server: ServerName, at: 'primary' | 'secondary'): string
  steer(name: Steering, values: JsonObject): Promise<void>
  /** Calls an address or runs a command of the configuration, and gives what it answers. */
  ask(way: SteeringWay, values: JsonObject): Promise<string>
  /** Notes a text that a report must not show. */
  hide(secret: string): void
  /** A text as a report may show it. */
  hidden(text: string): string
}

const run = promisify(execFile)

export function createBackEnd(config: Config, contract: Contract): BackEnd {
  const gate = createGate(config.rate)
  const timeoutMs = config.patience * 1000
  const secrets = new Set<string>()
  // The Date header has whole seconds: each reply bounds how far the server's clock is from ours.
  const offset = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

  const noteDate = (header: string | undefined, sentAt: number): void => {
    const date = Date.parse(header ?? '')
    if (Number.isNaN(date)) return
    offset.least = Math.max(offset.least, date - Date.now())
    offset.most = Math.min(offset.most, date + 1000 - sentAt)
  }
  const backEnd: BackEnd = {
    config,
    contract,
    gate,
    touched: new Set(),
    send: async (request) => {
      await gate.pass()
      const sentAt = Date.now()
      const reply = await send({ ...request, timeoutMs })
      if (request.url.startsWith(config.addresses.api)) noteDate(reply.headers.date, sentAt)
      return reply
    },
    now: () => {
      const isOurs = offset.least <= 0 && offset.most >= 0
      if (isOurs || !Number.isFinite(offset.least)) return Date.now()
      return Date.now() + Math.round((offset.least + Math.max(offset.least, offset.most)) / 2)
    },
    address: (server, place) => {
      const { api, secondary, miniGames, maintenance, assets } = config.addresses
      const [second] = secondary
      if (place === 'secondary') return needed(second, 'secondary')
      if (server === 'miniGames') return miniGames ?? api
      if (server === 'maintenance') return needed(maintenance, 'maintenance')
      if (server === 'assets') return needed(assets, 'assets')
      return api
    },
    steer: async (name, values) => {
      const way = config.steering[name]
      if (way === undefined) throw new NotTried(`the back end cannot be steered to ${name}`)
      try {
        await backEnd.ask(way, values)
      } catch (error) {
        throw new NotTried(`${name} did not work: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    ask: async (way, values) => {
      const saved = new Map<string, Json>(Object.entries(values))
      const text = 'command' in way ? await runCommand(way.command, saved) : await call(way, saved)
      if (way.take === undefined) return text.trim()
      const taken = at(jsonOf(text), way.take)
      if (typeof taken !== 'string') throw new Error(`there is no text at ${way.take} in ${shown(text)}`)
      return taken
    },
    hide: (secret) => secrets.add(secret),
    hidden: (text) => {
      let shownText = text
      for (const secret of secrets) shownText = shownText.replaceAll(secret, '‹secret›')
      return shownText
    },
  }

  const runCommand = async (command: string | string[], saved: Map<string, Json>): Promise<string> => {
    const [file = '', ...words] = (Array.isArray(command) ? command : command.split(' ')).map((word) =>
      fillToText(word, saved),
    )
    await gate.pass()
    const { stdout } = await run(file, words, { cwd: config.folder, timeout: timeoutMs })
    return stdout
  }
  const call = async (
    way: Exclude<SteeringWay, { command: unknown }>,
    saved: Map<string, Json>,
  ): Promise<string> => {
    const body = way.body === undefined ? null : JSON.stringify(fill(way.body, saved))
    const url = fillToText(way.url, saved)
    try {
      const reply = await backEnd.send({
        method: way.method,
        url,
        headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...way.headers },
        body,
      })
      if (reply.status >= 200 && reply.status < 300) return reply.text
      throw new Error(`${way.method} ${url} was answered with ${reply.status} ${shown(reply.text)}`)
    } catch (error) {
      if (error instanceof NoReply) throw new Error(`${way.method} ${url}: ${error.message}`)
      throw error
    }
  }
  return backEnd
}

function needed(address: string | undefined, name: string): string {
  if (address === undefined) throw new NotTried(`the configuration has no address ${name}`)
  return address
}
