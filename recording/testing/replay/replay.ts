import { setTimeout as pause } from 'node:timers/promises'

import type { BrowserContext, Page } from '@playwright/test'

import type { Entry, Recording } from '#recording/entries.ts'

import { openAtStoppedClock } from '../../../tests/harness/device/clock.ts'
import { saidByMember } from './member.ts'
import { openingOf } from './opening.ts'
import { RecordedServer, replayOrigin } from './server.ts'
import { createActorNames, stateIn, walkOn } from './states.ts'

/** Where the client first did otherwise than it was recorded. */
export interface Difference {
  /** ms since the recording began. */
  readonly at: number
  readonly actor: string
  /** The states, as text; null where the client came to none. */
  readonly recorded: string
  readonly replayed: string | null
}

export interface Replayed {
  readonly difference: Difference | null
  /** States of how many actors were the same. */
  readonly actors: number
  readonly states: number
  /** What could not be done again as it was recorded, in words; it may be why the states differ. */
  readonly remarks: readonly string[]
}

/** ms that the client is waited for: this only ends what would never come, on the slowest machine. */
const patience = 60_000
/** ms by which its clock may go on meanwhile: until a state comes, and until it asks for something. */
const slack = { state: 3_000, asking: 500 }
/** What a video, or the browser around the page, makes of its machine: neither is in a recording. */
const notReplayed: ReadonlySet<string> = new Set(['app/stream', 'app/connectivity'])

/** So many looks in a row find nothing new where the page is at rest. */
const looksAtRest = 4

/** ms of a frame: so far the clock goes on at a time. */
const frame = 16

/**
 * Opens the client in a page of its own with the recording's answers, messages and clock in the place of the server's,
 * does what the member did, and compares the states as they come.
 */
export async function replay(context: BrowserContext, recording: Recording): Promise<Replayed> {
  const opening = openingOf(recording)
  const server = await RecordedServer.of(context, opening, recording.entries)
  const page = await context.newPage()
  await openAtStoppedClock(page, Date.parse(recording.began) + 1)
  await page.addInitScript((random) => {
    Math.random = () => random
  }, opening.random)
  await page.goto(`${replayOrigin}${opening.path}`)
  await page.waitForFunction(() => window.slipway?.replay !== undefined, undefined, { polling: 20 })
  return await new Replay(page, context, server).run(recording.entries)
}

class Replay {
  readonly #recorded = new Map<string, string[]>()
  readonly #replayed = new Map<string, string[]>()
  readonly #recordedName = createActorNames()
  readonly #replayedName = createActorNames()
  readonly #remarks = new Set<string>()
  readonly #page: Page
  readonly #context: BrowserContext
  readonly #server: RecordedServer
  #read = 0
  /** ms of the recording that the page's clock has come to: what it went on while it was waited for is not gone on again. */
  #time = 0

  constructor(page: Page, context: BrowserContext, server: RecordedServer) {
    this.#page = page
    this.#context = context
    this.#server = server
  }

  async run(entries: readonly Entry[]): Promise<Replayed> {
    let difference: Difference | null = null
    for (const entry of causesFirst(entries)) {
      await this.#goOnTo(entry.at)
      difference = await this.#again(entry)
      if (difference !== null) break
    }
    for (const asked of this.#server.unanswered())
      this.#remarks.add(`The client asked for ${asked}, which the recording has no answer to.`)
    for (const asked of this.#server.askedAgain())
      this.#remarks.add(
        `The client asked for ${asked} once more than it was recorded: it got the same answer.`,
      )
    const states = [...this.#recorded.values()].reduce((sum, { length }) => sum + length, 0)
    return { difference, actors: this.#recorded.size, states, remarks: [...this.#remarks] }
  }

  async #again(entry: Entry): Promise<Difference | null> {
    switch (entry.kind) {
      case 'call':
        if (!(await this.#until(() => this.#server.isAsked(entry), slack.asking)) && entry.isGivenUp !== true)
          this.#remarks.add(`The client did not ask for ${entry.method} ${entry.path}.`)
        await this.#server.answer(entry)
        return null
      case 'channel':
        if (entry.what !== 'closed' && !(await this.#until(() => this.#server.hasLine(entry), slack.asking)))
          this.#remarks.add(`The client did not open ${entry.channel}.`)
        await this.#server.happen(entry)
        return null
      case 'went':
        await this.#go(entry.path)
        return null
      case 'step':
        if (isSaid(entry))
          await this.#page.evaluate(({ actor, event }) => window.slipway?.replay?.tell(actor, event), {
            actor: entry.actor,
            event: entry.event,
          })
        await this.#connect(entry.event.type)
        return await this.#sameState(entry)
      case 'began':
        return await this.#sameState(entry)
      default:
        return null
    }
  }

  async #sameState(entry: Extract<Entry, { kind: 'began' | 'step' }>): Promise<Difference | null> {
    const state = stateIn(entry)
    if (state === null || notReplayed.has(entry.actor)) return null
    walkOn(this.#recorded, [entry], this.#recordedName)
    const name = this.#recordedName(entry.actor)
    const place = (this.#recorded.get(name)?.length ?? 1) - 1
    const came = (): string | undefined => this.#replayed.get(name)?.[place]
    await this.#until(() => came() !== undefined, slack.state + Math.max(0, this.#time - entry.at))
    if (came() === state) return null
    return { at: entry.at, actor: entry.actor, recorded: state, replayed: came() ?? null }
  }

  /** If the client does not go there on its own, it was the member who went. */
  async #go(path: string): Promise<void> {
    const isThere = (): Promise<boolean> =>
      this.#page.evaluate((wanted) => `${location.pathname}${location.search}` === wanted, path)
    for (let tries = 0; tries < 10; tries += 1) {
      if (await isThere()) return
      await this.#look()
      await this.#tick()
    }
    await this.#page.evaluate((wanted) => window.slipway?.replay?.go(wanted), path)
  }

  /** The network goes and comes as the machines heard it. */
  async #connect(event: string): Promise<void> {
    if (event === 'network.lost') await this.#context.setOffline(true)
    if (event === 'network.cameBack') await this.#context.setOffline(false)
  }

  async #goOnTo(at: number): Promise<void> {
    const ahead = at - this.#time
    if (ahead <= 0) return
    await this.#page.clock.runFor(ahead)
    this.#time = at
  }

  async #tick(): Promise<void> {
    await this.#page.clock.runFor(frame)
    this.#time += frame
  }

  /** Reads what the page has come to since it was last looked at, and says whether there was anything. */
  async #look(): Promise<boolean> {
    const asked = this.#server.asked
    const entries = await this.#page.evaluate(
      (from): readonly Entry[] => window.slipway?.replay?.since(from) ?? [],
      this.#read,
    )
    this.#read += entries.length
    walkOn(this.#replayed, entries, this.#replayedName)
    return entries.length > 0 || this.#server.asked > asked
  }

  /**
   * Waits until the page has come so far, frame by frame, as long as its clock may go on. The clock goes on only where
   * the page has nothing left to do: on a slow machine it takes its time, and nothing runs into a limit for that.
   */
  async #until(isSo: () => boolean, ms: number): Promise<boolean> {
    const from = Date.now()
    const last = this.#time + ms
    let quiet = 0
    while (Date.now() - from < patience) {
      const hasMoved = await this.#look()
      if (isSo()) return true
      if (this.#time >= last) return false
      quiet = hasMoved || this.#server.isGivingFiles ? 0 : quiet + 1
      if (quiet < looksAtRest) await pause(5)
      else {
        quiet = 0
        await this.#tick()
      }
    }
    return false
  }
}

/** Puts what the member said before the actors that it started or ended: xstate reports it only after them. */
function causesFirst(entries: readonly Entry[]): readonly Entry[] {
  const ordered: Entry[] = []
  for (const entry of entries) {
    let place = ordered.length
    if (isSaid(entry)) while (place > 0 && isOfChild(ordered[place - 1], entry.actor)) place -= 1
    ordered.splice(place, 0, entry)
  }
  return ordered
}

function isSaid(entry: Entry): entry is Extract<Entry, { kind: 'step' }> {
  return entry.kind === 'step' && entry.from === null && saidByMember.has(entry.event.type)
}

function isOfChild(entry: Entry | undefined, parent: string): boolean {
  return (entry?.kind === 'began' || entry?.kind === 'ended') && entry.actor.startsWith(`${parent}/`)
}
