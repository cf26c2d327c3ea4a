import type { Verdict } from './books/judge.ts'
import type { CrowdFigures } from './crew/crowd.ts'
import { countOf, quantileOf } from './crew/figures.ts'

/** What is asked of a back end: 99 of 100 within this, milliseconds. */
export const goal = 250

/** A stretch of time under one load, by what it was and what came of it. */
export interface Stretch {
  /** What was wanted: members, and presses a second. */
  readonly wanted: { readonly members: number; readonly rate: number }
  readonly members: number
  readonly sockets: number
  readonly seconds: number
  readonly messagesPerSecond: number
  readonly updatesPerSecond: number
  readonly callsPerSecond: number
  /** Presses that had an answer, a second: bets, bookings, cancellations. */
  readonly answersPerSecond: number
  readonly placed: number
  readonly answer: Quantiles
  readonly way: Quantiles
  /** How often each call was made, and how long its reply took to begin; the slowest first. */
  readonly calls: readonly (Quantiles & { readonly name: string; readonly count: number })[]
  readonly notSent: Readonly<Record<string, number>>
  readonly refusals: Readonly<Record<string, number>>
  readonly launchFailures: Readonly<Record<string, number>>
  readonly errors: Readonly<Record<string, number>>
  /** Channels that closed, and messages that no client could read. */
  readonly channelsClosed: number
  readonly dropped: number
  /** What the driver itself took: cores, how late its timers were, presses for which it had no time. */
  /** Cores that the back end used; null where nobody knows. */
  readonly backEndCores: number | null
  readonly driver: { readonly cores: number; readonly lag: number; readonly late: number }
}

/** Milliseconds; null where there were none. */
interface Quantiles {
  readonly p50: number | null
  readonly p95: number | null
  readonly p99: number | null
}

/** Reads a stretch out of what the processes saw in it. */
export function stretchOf(
  wanted: Stretch['wanted'],
  figures: CrowdFigures,
  launchFailures: Stretch['launchFailures'],
  backEndSeconds: number | null,
): Stretch {
  const {
    members,
    sockets,
    dropped,
    counts,
    refusals,
    errors,
    answers,
    calls,
    way,
    seconds,
    cpuSeconds,
    lag,
  } = figures
  const rateOf = (count = 0): number => Math.round((count / seconds) * 10) / 10
  const quantiles = (times: CrowdFigures['way']): Quantiles => ({
    p50: quantileOf(times, 0.5),
    p95: quantileOf(times, 0.95),
    p99: quantileOf(times, 0.99),
  })
  const coresOf = (used: number): number => Math.round((used / seconds) * 100) / 100
  const notSent = Object.entries(counts).flatMap(([name, count]) =>
    name.startsWith('notSent.') ? [[name.slice('notSent.'.length), count] as const] : [],
  )
  return {
    wanted,
    members,
    sockets,
    seconds: Math.round(seconds),
    messagesPerSecond: rateOf(counts.messages),
    updatesPerSecond: rateOf(counts.updates),
    callsPerSecond: rateOf(counts.calls),
    answersPerSecond: rateOf(countOf(answers)),
    placed: (counts['bet.placed'] ?? 0) + (counts['booking.placed'] ?? 0),
    answer: quantiles(answers),
    way: quantiles(way),
    calls: Object.entries(calls)
      .map(([name, times]) => ({ name, count: countOf(times), ...quantiles(times) }))
      .toSorted((one, other) => (other.p99 ?? 0) - (one.p99 ?? 0)),
    notSent: Object.fromEntries(notSent),
    refusals,
    launchFailures,
    errors,
    channelsClosed: counts['channels closed'] ?? 0,
    dropped,
    backEndCores: backEndSeconds === null ? null : coresOf(backEndSeconds),
    driver: {
      cores: coresOf(cpuSeconds),
      lag,
      late: counts['presses late'] ?? 0,
    },
  }
}

/** Why a stretch did not hold; null if it did. */
export function whyBroken({
  wanted,
  members,
  answer,
  way,
  refusals,
  launchFailures,
  errors,
  driver,
}: Stretch): string | null {
  const passing = Object.keys(refusals).find((name) => /^\d{3} |^null |^launch/.test(name))
  if (members < wanted.members)
    return `${wanted.members - members} launches failed: ${Object.keys(launchFailures)[0] ?? 'no reason was given'}`
  if (passing !== undefined) return `the back end refused: ${passing}`
  const [error] = Object.keys(errors)
  if (error !== undefined) return error
  // What is measured then is how busy this machine is.
  if (driver.lag > goal) return `not known: the driver's own timers were ${driver.lag} ms late`
  if ((answer.p99 ?? 0) > goal) return `p99 of a bet's answer is ${answer.p99} ms`
  if ((way.p99 ?? 0) > goal) return `p99 of an update's way is ${way.p99} ms`
  return null
}

/** Of the calls, how many are printed; all of them are in the file. */
const shownCalls = 4

/** A stretch as a few lines. */
export function linesOf(stretch: Stretch): string[] {
  const { members, sockets, wanted, driver } = stretch
  return [
    `${members} of ${wanted.members} members, ${sockets} sockets, ${stretch.seconds} s`,
    `  ${stretch.updatesPerSecond} updates/s in ${stretch.messagesPerSecond} messages/s; ${stretch.callsPerSecond} calls/s`,
    `  ${stretch.answersPerSecond} answers/s of ${wanted.rate} wanted; ${stretch.placed} placed or booked`,
    `  a bet's answer    ${quantileText(stretch.answer)}`,
    `  an update's way   ${quantileText(stretch.way)}`,
    ...stretch.calls
      .slice(0, shownCalls)
      .map(({ name, count, ...times }) => `    ${name} × ${count}: ${quantileText(times)}`),
    `  refusals          ${countsText(stretch.refusals)}`,
    `  not sent          ${countsText(stretch.notSent)}`,
    `  launches failed   ${countsText(stretch.launchFailures)}`,
    `  errors            ${countsText(stretch.errors)}; ${stretch.channelsClosed} channels closed, ${stretch.dropped} messages unreadable`,
    ...(stretch.backEndCores === null ? [] : [`  the back end      ${stretch.backEndCores} cores`]),
    `  the driver        ${driver.cores} cores, timers ${driver.lag} ms late (p99), ${driver.late} presses left out`,
  ]
}

/** What was told, against the books, as a few lines. */
export function verdictLines({ members, told, tickets, wrongs }: Verdict): string[] {
  return [
    `told = ledger: ${wrongs.length === 0 ? 'yes' : 'NO'}, for ${members} members and ${tickets} tickets; told: ${countsText(told)}`,
    ...wrongs.slice(0, 20).map((wrong) => `  ${wrong}`),
    ...(wrongs.length > 20 ? [`  … and ${wrongs.length - 20} more`] : []),
  ]
}

function quantileText({ p50, p95, p99 }: Quantiles): string {
  return p50 === null ? 'none' : `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`
}

function countsText(counts: Readonly<Record<string, number>>): string {
  const all = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  return all.length === 0 ? 'none' : all.map(([name, count]) => `${name} × ${count}`).join(', ')
}
