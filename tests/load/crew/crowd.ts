import { monitorEventLoopDelay } from 'node:perf_hooks'

import { environmentManager } from '@tanstack/react-query'

import type { Config } from '#conformance/config/config.ts'
import { chanceOf } from '#conformance/values/random.ts'
import { createServerClock } from '#src/api/http/serverClock.ts'
import { signatureOf } from '#src/api/http/signature.ts'
import type { Client } from '#src/client/client.ts'
import { createClient } from '#src/client/createClient.ts'
import { type Signing, unsigned } from '#src/client/platform/signing.ts'
import { actorOf } from '#src/client/root/actorOf.ts'
import { readOpening } from '#src/host/launchLink.ts'
import type { NamedServers } from '#src/host/namedServers.ts'
import { journalPrefix } from '#src/storage/journal/journalNames.ts'

import { createMember, type Member } from '../client/member.ts'
import { type NodePage, openNodePage } from '../client/page.ts'
import type { MemberTold, Press } from '../client/told.ts'
import { createTimeLog, type TimeLog, type Times } from './figures.ts'
import { createPace } from './pace.ts'
import { createTurns } from './turns.ts'

/** What one process saw since it was last asked. */
export interface CrowdFigures {
  /** Members that run, and channels that are open, now. */
  readonly members: number
  readonly sockets: number
  /** Messages that the clients could not read, so far. */
  readonly dropped: number
  /** How often each thing happened. */
  readonly counts: Readonly<Record<string, number>>
  /** Of calls and handshakes by their status, of presses by their code. */
  readonly refusals: Readonly<Record<string, number>>
  /** Of ours, and of the line. */
  readonly errors: Readonly<Record<string, number>>
  /** From the press to the answer. */
  readonly answers: Times
  /** Of each call by its name: from its sending to the head of its reply. */
  readonly calls: Readonly<Record<string, Times>>
  /** From the server's stamp of a message until the client's books have it, by this machine's clock. */
  readonly way: Times
  readonly seconds: number
  /** What this process itself has used of a core. */
  readonly cpuSeconds: number
  /** How late its timers ran, 99 of 100, milliseconds. */
  readonly lag: number
}

export type CrowdConfig = Pick<Config, 'addresses' | 'origin' | 'signature' | 'stakeLimit'>

/** Of ten members, how many look at the page of an event. */
const ofTenAtEvents = 2
/** Milliseconds after which an answer that is missing is asked for, until there is one. */
const checkEvery = 2_000

/** Members of the real client in this process, before a real back end. */
export function createCrowd(config: CrowdConfig, seed: number) {
  // The queries behave as in a browser, and not as where a page is rendered for one.
  environmentManager.setIsServer(() => false)
  const members: Member[] = []
  const pages: NodePage[] = []
  const chance = chanceOf(seed, 'who presses')
  const answers = createTimeLog()
  const way = createTimeLog()
  const nextTurn = createTurns()
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()
  let counts: Record<string, number> = {}
  let refusals: Record<string, number> = {}
  let errors: Record<string, number> = {}
  let calls: Record<string, TimeLog> = {}
  let sockets = 0
  let since = { at: performance.now(), cpu: process.cpuUsage() }

  const count = (name: string, by = 1): void => {
    counts[name] = (counts[name] ?? 0) + by
  }
  const refuse = (name: string): void => {
    refusals[name] = (refusals[name] ?? 0) + 1
  }
  const fail = (name: string): void => {
    errors[name] = (errors[name] ?? 0) + 1
  }
  const onMessage = (text: string): (() => void) => {
    count('messages')
    const updates = updatesIn(text)
    if (updates > 0) count('updates', updates)
    const sentAt = stampOf(text)
    return () => {
      if (sentAt !== null && updates > 0) way.note(Date.now() - sentAt)
    }
  }
  const onEnd = ({ kind, what, why, milliseconds }: Press): void => {
    count(`${kind}.${what}`)
    if (what === 'notSent') count(`notSent.${why}`)
    else if (milliseconds !== null) answers.note(milliseconds)
    if (what === 'refused') refuse(`${kind} ${why}`)
  }
  const onAnswer = ({ method, url }: Request, status: number | null, milliseconds: number): void => {
    const name = `${method} ${pathOf(url)}`
    count('calls')
    const times = (calls[name] ??= createTimeLog())
    times.note(milliseconds)
    if (status === null) fail(`no answer to ${name}`)
    else if (status >= 500 || status === 429) refuse(`${status} ${name}`)
  }
  const openMember = (number: number, link: string): Member => {
    const confirmed = new Set<string>()
    const own = chanceOf(seed, `member ${number}`)
    const page = openNodePage({
      origin: config.origin ?? new URL(config.addresses.api).origin,
      servers: serversOf(config),
      signing: signingOf(config),
      random: own.next,
      nextTurn,
      onLine: (isOpen) => {
        sockets += isOpen ? 1 : -1
        if (!isOpen) count('channels closed')
      },
      onMessage,
      onRefused: (status) => refuse(`${status} at a handshake`),
      onAnswer,
      onKept: (name) => {
        const [, key] = name.split(`:${journalPrefix}`)
        if (key !== undefined) confirmed.add(key)
      },
      onFault: (error) => fail(error instanceof Error ? error.message : String(error)),
    })
    pages.push(page)
    const client = createClient(page.environment, readOpening(new URL(link)).link)
    return createMember({
      number,
      client,
      confirmed,
      random: own.next,
      stakeLimit: config.stakeLimit,
      opensEvent: own.next() * 10 < ofTenAtEvents,
      onPrice: () => count('prices shown'),
      onEnd,
    })
  }
  /** One press of somebody who has time for it: mostly a single, some combos, some bookings. */
  const press = (): void => {
    const free = members.filter((member) => member.isFree())
    const member = chance.pick(free)
    if (member === undefined) return count('nobody free')
    const kind = chance.next()
    if (kind < 0.1 && member.book()) return
    if (!member.bet(kind < 0.25 ? 3 : 1)) count('nothing to bet on')
  }
  const pace = createPace(press)

  return {
    /** Opens the client with a launch link. Resolves once it runs, with null, or once it will not, with why. */
    async launch(number: number, link: string): Promise<string | null> {
      const member = openMember(number, link)
      member.client.start()
      const failure = await launched(member.client)
      if (failure === null) {
        member.look()
        members.push(member)
        count('launches')
      } else {
        member.close()
        refuse(`launch: ${failure}`)
      }
      return failure
    },
    /** So many presses a second from now on, by all together; 0 for none. */
    pace: (rate: number): void => pace.set(rate),
    /** What happened since this was last asked. */
    figures(): CrowdFigures {
      const now = performance.now()
      const { user, system } = process.cpuUsage(since.cpu)
      const figures = {
        members: members.length,
        sockets,
        dropped: members.reduce((sum, { client }) => sum + droppedBy(client), 0),
        counts: { ...counts, 'presses late': pace.late() },
        refusals,
        errors,
        answers: answers.times(),
        calls: Object.fromEntries(Object.entries(calls).map(([name, log]) => [name, log.times()])),
        way: way.times(),
        seconds: (now - since.at) / 1_000,
        cpuSeconds: (user + system) / 1e6,
        lag: Math.round(lag.percentile(99) / 1e6),
      }
      counts = {}
      refusals = {}
      errors = {}
      calls = {}
      answers.clear()
      way.clear()
      lag.reset()
      since = { at: now, cpu: process.cpuUsage() }
      return figures
    },
    /** Markets on the list that could be paused for bookings. */
    markets: (): readonly string[] => [...new Set(members.flatMap((member) => member.bookableMarkets()))],
    /**
     * Waits until nobody waits for an answer any more, asking for it again and again, for so long at most.
     * @returns all that was told; of these members, or of all (null)
     */
    async told(milliseconds: number, only: readonly number[] | null): Promise<MemberTold[]> {
      pace.set(0)
      const until = performance.now() + milliseconds
      while (members.some((member) => member.isOpen()) && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, Math.min(checkEvery, milliseconds / 10)))
        for (const member of members) if (member.isOpen()) member.check()
      }
      const all: MemberTold[] = []
      for (const member of members)
        if (only === null || only.includes(member.number)) all.push(await member.told())
      return all
    },
    close(): void {
      pace.set(0)
      lag.disable()
      for (const member of members) member.close()
      for (const page of pages) page.close()
    },
  }
}

/** Resolves when the client runs, with null, or when its launch stands still or is over, with why. */
function launched({ appActor }: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const snapshot = appActor.getSnapshot()
      const launch = actorOf({ appActor }, 'launch')?.getSnapshot()
      if (snapshot.hasTag('running')) resolve(null)
      else if (snapshot.hasTag('over')) resolve('over')
      else if (typeof launch?.value === 'string' && launch.value !== 'ready')
        resolve(`${launch.value} ${launch.context.failure?.kind ?? ''}`.trim())
      else return false
      return true
    }
    const timer = setInterval(() => {
      if (look()) clearInterval(timer)
    }, 20)
  })
}

function serversOf({ addresses }: CrowdConfig): NamedServers {
  const { api, channels, miniGames, maintenance, assets } = addresses
  return {
    primary: [api],
    ...(channels === undefined ? {} : { sockets: [channels] }),
    ...(miniGames === undefined ? {} : { miniGames }),
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(assets === undefined ? {} : { assets }),
  }
}

function signingOf({ signature }: CrowdConfig): Signing {
  const { secret, publicToken } = signature ?? {}
  if (secret === undefined || publicToken === undefined) return unsigned(Date.now)
  const clock = createServerClock(Date.now)
  return {
    dropped: Promise.resolve([]),
    clock,
    sign: async () => ({ publicToken, signature: await signatureOf(secret, clock.now()) }),
  }
}

function droppedBy({ counters }: Client): number {
  const { malformed, oversized } = counters.read()
  return malformed + oversized
}

/** How many markets a message brings up to date; 0 for any other message. */
function updatesIn(text: string): number {
  if (!text.includes('"gameclient-updates"')) return 0
  let found = 0
  for (let at = text.indexOf('"marketId"'); at >= 0; at = text.indexOf('"marketId"', at + 10)) found += 1
  return found
}

/** When the server sent a message, UTC milliseconds; null where it does not say. */
function stampOf(text: string): number | null {
  const at = text.lastIndexOf('"timestamp":')
  const stamp = at < 0 ? Number.NaN : Number.parseInt(text.slice(at + 12, at + 28), 10)
  return Number.isNaN(stamp) ? null : stamp
}

/** Without what is different in each call. */
function pathOf(url: string): string {
  return new URL(url).pathname.replaceAll(/[0-9a-f]{32}/g, '…')
}
