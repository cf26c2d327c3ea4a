import { isJson, readLines } from '../lines.ts'
import { FeedFileError, type ProblemLog } from '../problems.ts'
import { withoutBadLevels } from './levels.ts'
import {
  type MarketChange,
  type Read,
  type ScoreChange,
  isControlMessage,
  marketMessage,
  readMessage,
  scoreMessage,
} from './messages.ts'
import { playTimes } from './times.ts'

/** A change of a market or a score, with its line and the time it is played at (in the recording's time). */
export interface TimedChange<Change> {
  at: number
  line: number
  change: Change
}

/**
 * The changes of a market stream, in the order of the file. Lines, prices and times that cannot be used
 * become problems.
 * @throws FeedFileError if the file cannot be read or is not a market stream
 */
export function readMarketStream(file: string, problems: ProblemLog): TimedChange<MarketChange>[] {
  const read = readStream(file, problems, (text) => {
    const found = readMessage(marketMessage, text)
    return found.ok ? { ok: true, message: { pt: found.message.pt, changes: found.message.mc ?? [] } } : found
  })
  if (read.changes.length === 0) throw new FeedFileError(file, `is no recorded market stream${whyNot(read)}.`)
  return read.changes.map((entry) => {
    const { change, refused } = withoutBadLevels(entry.change)
    if (refused.length > 0) problems.report(file, entry.line, refusedPrices(refused))
    return { ...entry, change }
  })
}

/** The changes of a score stream, likewise; empty if the file is not a score stream, which is a problem. */
export function readScoreStream(file: string, problems: ProblemLog): TimedChange<ScoreChange>[] {
  try {
    const read = readStream(file, problems, (text) => {
      const found = readMessage(scoreMessage, text)
      return found.ok
        ? { ok: true, message: { pt: found.message.pt, changes: found.message.cc ?? [] } }
        : found
    })
    return read.changes
  } catch (error) {
    // Without its scores a market can still be played.
    if (!(error instanceof FeedFileError)) throw error
    problems.report(file, 1, `no scores: ${error.message}`)
    return []
  }
}

interface Stream<Change> {
  changes: TimedChange<Change>[]
  first: { text: string; line: number; reason: string } | null
}

interface Message<Change> {
  pt: number
  changes: readonly Change[]
}

function readStream<Change>(
  file: string,
  problems: ProblemLog,
  read: (text: string) => Read<Message<Change>>,
): Stream<Change> {
  const messages: (Message<Change> & { line: number })[] = []
  const unreadable: { text: string; line: number; reason: string }[] = []
  let pt = Number.NaN
  const atThisTime = new Map<string, number>()
  for (const { number, text } of readLines(file, problems, isJson)) {
    if (isControlMessage(text)) continue
    const found = read(text)
    if (!found.ok) {
      unreadable.push({ text, line: number, reason: found.reason })
      continue
    }
    if (found.message.changes.length === 0) continue
    if (found.message.pt !== pt) atThisTime.clear()
    pt = found.message.pt
    const same = atThisTime.get(text)
    if (same === undefined) {
      atThisTime.set(text, number)
      messages.push({ ...found.message, line: number })
    } else problems.report(file, number, `the same as line ${same}: played once`)
  }
  // A file of another kind is reported as one, once, and not line by line.
  if (messages.length > 0) for (const { line, reason } of unreadable) problems.report(file, line, reason)

  const times = playTimes(messages.map((message) => message.pt))
  const changes = messages.flatMap(({ line, changes: list }, index) => {
    const { at, wrong } = times[index] ?? { at: 0, wrong: null }
    if (wrong !== null) problems.report(file, line, wrong)
    return list.map((change) => ({ at, line, change }))
  })
  return { changes, first: unreadable[0] ?? null }
}

/** What a file is that contains nothing of the expected kind. */
function whyNot({ first }: Stream<unknown>): string {
  if (first === null) return ': it holds no message about a market'
  if (first.text.startsWith('{"op":"ccm"')) return ': it holds scores; give the market stream they belong to'
  if (/\b(HomeTeam|AwayTeam)\b/.test(first.text)) return ': it looks like a season, which --season plays'
  return ` (line ${first.line}: ${first.reason})`
}

function refusedPrices(refused: readonly string[]): string {
  const named = refused.slice(0, 3).join(', ')
  const more = refused.length > 3 ? ` and ${refused.length - 3} more` : ''
  return `${refused.length === 1 ? 'a price is' : `${refused.length} prices are`} refused: ${named}${more}`
}
