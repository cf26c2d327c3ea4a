import type { StepOf } from '../../catalogue/steps.ts'
import { mismatch } from '../../expect/matching.ts'
import { milliseconds } from '../../values/durations.ts'
import { isObject, type Json, shown } from '../../values/json.ts'
import { at } from '../../values/paths.ts'
import { type Heard, type Line, openLine } from '../../wire/lines.ts'
import { Failure, NotTried } from '../outcome.ts'
import { filled, lineNamed, type Play, sessionNamed } from '../play.ts'

const schemas = {
  events: 'realtime:EventsChannelMessage',
  event: 'realtime:EventChannelMessage',
  notifications: 'realtime:NotificationsChannelMessage',
}
const longestFrame = 262_144

/** Opens a channel as a client does, or has it refused. */
export async function openStep(play: Play, step: StepOf<'open'>): Promise<void> {
  const { backEnd } = play
  const { channels, secondary } = backEnd.config.addresses
  const base = step.at === 'secondary' ? secondary[0]?.replace(/^http/, 'ws').replace(/\/api$/, '') : channels
  if (base === undefined) throw new NotTried('the configuration has no address channels')
  const values = filled(play, step.with)
  const { eventId, ...rest } = isObject(values) ? values : {}
  const token = step.token ?? (step.as === undefined ? undefined : (await sessionNamed(play, step.as)).token)
  const query = new URLSearchParams({
    ...(token === undefined ? {} : { auth_token: String(filled(play, token)) }),
    ...(step.open === 'notifications' ? { lang: 'en' } : { combo: 'false' }),
    ...(eventId === undefined ? {} : { eventId: String(eventId) }),
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
  })
  const path = step.open === 'event' ? `events/${encodeURIComponent(String(eventId))}` : step.open
  await backEnd.gate.pass()
  const url = `${base}/game-client/v8/${path}/?${query.toString()}`
  const opened = await openLine(step.open, url, backEnd.config.origin ?? null, backEnd.config.patience * 1000)
  const came = 'refused' in opened ? opened.why : 'it is open'
  play.exchanges.push({ step: `open ${step.open}`, sent: backEnd.hidden(url), came })
  if (!('refused' in opened)) play.lines.set(step.line, opened)
  if (step.refused === undefined) {
    if ('refused' in opened) throw new Failure(`the channel ${step.open} to open`, came)
  } else if (!('refused' in opened) || !step.refused.includes(opened.refused))
    throw new Failure(`the handshake of ${step.open} to be refused with ${step.refused.join(' or ')}`, came)
}

/** Waits for a message. */
export async function hearStep(play: Play, step: StepOf<'hear'>): Promise<void> {
  const line = lineNamed(play, step.line)
  const until = performance.now() + milliseconds(step.within)
  for (;;) {
    while (line.seen < line.heard.length) {
      const heard = line.heard[line.seen]
      line.seen += 1
      if (heard !== undefined && isWanted(play, heard, step.hear, step.where)) {
        play.exchanges.push({
          step: `hear ${step.hear}`,
          sent: '',
          came: play.backEnd.hidden(heard.text.slice(0, 1_000)),
        })
        if (step.save !== undefined && heard.message !== undefined) play.saved.set(step.save, heard.message)
        return
      }
    }
    const left = until - performance.now()
    if (left <= 0 || line.closed !== null)
      throw new Failure(
        `a message ${step.hear} on ${line.channel}${Object.keys(step.where).length === 0 ? '' : ` with ${shown(JSON.parse(JSON.stringify(step.where)))}`} within ${step.within}`,
        line.closed === null
          ? `${line.heard.length} messages, none of it: ${kindsOf(line)}`
          : `the line was closed with ${line.closed.code}`,
      )
    await line.news(left)
  }
}

/** Waits, and fails if such a message comes. */
export async function unheardStep(play: Play, step: StepOf<'unheard'>): Promise<void> {
  const line = lineNamed(play, step.line)
  const until = performance.now() + milliseconds(step.during)
  for (let left = until - performance.now(); left > 0; left = until - performance.now()) await line.news(left)
  for (const heard of line.heard.slice(line.seen))
    if (isWanted(play, heard, step.unheard, step.where))
      throw new Failure(
        `no message ${step.unheard} on ${line.channel}`,
        play.backEnd.hidden(heard.text.slice(0, 600)),
      )
  line.seen = line.heard.length
}

export async function closedStep(play: Play, step: StepOf<'closed'>): Promise<void> {
  const line = lineNamed(play, step.line)
  const until = performance.now() + milliseconds(step.within)
  while (line.closed === null && performance.now() < until) await line.news(until - performance.now())
  const wanted = `the channel ${line.channel} to be closed with ${step.closed.join(' or ')} within ${step.within}`
  if (line.closed === null) throw new Failure(wanted, 'it is open')
  if (!step.closed.includes(line.closed.code))
    throw new Failure(wanted, `it was closed with ${line.closed.code}`)
}

/** The line stays open and gives a sign of life as often as the contract has it. */
export async function steadyStep(play: Play, step: StepOf<'steady'>): Promise<void> {
  const line = lineNamed(play, step.steady)
  const began = performance.now()
  const until = began + milliseconds(step.during)
  while (line.closed === null && performance.now() < until) await line.news(until - performance.now())
  if (line.closed !== null)
    throw new Failure(`the channel ${line.channel} to stay open`, `it was closed with ${line.closed.code}`)
  const times = [
    began,
    ...line.heard.map((heard) => heard.at).filter((time) => time > began),
    performance.now(),
  ]
  const gaps = times.map((time, index) => time - (times[index - 1] ?? time))
  const longest = Math.max(...gaps)
  if (longest > milliseconds(step.gap))
    throw new Failure(
      `a sign of life on ${line.channel} at least every ${step.gap}`,
      `silence for ${Math.round(longest)} ms`,
    )
}

/** Of all messages of a kind, a value rises for each thing that they tell of. */
export function risingStep(play: Play, step: StepOf<'rising'>): void {
  const line = lineNamed(play, step.line)
  const latest = new Map<string, number>()
  for (const heard of line.heard) {
    if (at(heard.message, 'event') !== step.rising) continue
    const items = at(heard.message, step.items)
    for (const item of Array.isArray(items) ? items : [items]) {
      const of = JSON.stringify(at(item, step.by))
      const value = at(item, step.value)
      const before = latest.get(of) ?? Number.NEGATIVE_INFINITY
      if (typeof value !== 'number' || value <= before)
        throw new Failure(`${step.value} of ${of} to rise from ${before}`, shown(value))
      latest.set(of, value)
    }
  }
}

/** What on the lines of a case does not meet the contract; null if all does. */
export function lineProblem(play: Play): Failure | null {
  for (const line of play.lines.values()) {
    if (line.binary > 0) return new Failure(`text frames on ${line.channel}`, `${line.binary} binary ones`)
    for (const { text, message } of line.heard) {
      if (text.length > longestFrame)
        return new Failure(
          `frames of at most ${longestFrame} characters on ${line.channel}`,
          `one of ${text.length}`,
        )
      const [problem] = play.backEnd.contract.schemaProblems(schemaOf(line), message)
      if (problem !== undefined)
        return new Failure(
          `messages on ${line.channel} to meet the contract`,
          play.backEnd.hidden(`${problem} in ${text.slice(0, 600)}`),
        )
    }
  }
  return null
}

function schemaOf({ channel }: Line): string {
  if (channel === 'event' || channel === 'notifications') return schemas[channel]
  return schemas.events
}

function isWanted(play: Play, { message }: Heard, event: string, where: StepOf<'hear'>['where']): boolean {
  const kind: Json | undefined = at(message, 'event')
  return (event === 'any' || kind === event) && mismatch(message, where, play.saved) === null
}

function kindsOf(line: Line): string {
  return [...new Set(line.heard.map(({ message }) => shown(at(message, 'event'))))].join(', ')
}
