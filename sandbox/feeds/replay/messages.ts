import * as v from 'valibot'

/** The exchange's ladder ends at 1000; a price far above it is a slip, and would not print as a decimal. */
const price = v.pipe(v.number(), v.gtValue(1), v.maxValue(1_000_000))
const size = v.pipe(v.number(), v.minValue(0))

/** Levels by price: [price, size]. */
const levels = v.array(v.tuple([price, size]))

/** Levels by position in the book, as some streams send them: [position, price, size]. */
const positions = v.array(v.tuple([v.number(), v.pipe(v.number(), v.maxValue(1_000_000)), size]))

const runnerChange = v.object({
  id: v.number(),
  hc: v.optional(v.number()),
  atb: v.optional(levels),
  batb: v.optional(positions),
})

const runnerDefinition = v.object({
  id: v.number(),
  name: v.optional(v.string()),
  status: v.string(),
  sortPriority: v.optional(v.number()),
})

const marketDefinition = v.object({
  status: v.picklist(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']),
  inPlay: v.boolean(),
  /** Seconds that a bet is held before it is matched. */
  betDelay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
  runners: v.pipe(v.array(runnerDefinition), v.minLength(1)),
  eventId: v.optional(v.string()),
  eventName: v.optional(v.string()),
  eventTypeId: v.optional(v.string()),
  marketType: v.optional(v.string()),
  name: v.optional(v.string()),
  marketTime: v.pipe(v.string(), v.isoTimestamp()),
})

const marketChange = v.object({
  id: v.string(),
  img: v.optional(v.boolean()),
  marketDefinition: v.optional(marketDefinition),
  rc: v.optional(v.array(runnerChange)),
})

/** One line of a market stream. A heartbeat has no `mc`. */
export const marketMessage = v.object({
  op: v.literal('mcm'),
  pt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  mc: v.optional(v.array(marketChange)),
})

const team = v.object({ name: v.string(), selectionId: v.optional(v.number()) })

const innings = v.object({
  inningsNum: v.number(),
  battingTeam: v.optional(v.string()),
  inningsRuns: v.number(),
  inningsOvers: v.string(),
  inningsWickets: v.number(),
})

const scoreChange = v.object({
  eventId: v.string(),
  fixtureInfo: v.optional(
    v.object({
      homeTeam: v.optional(v.string()),
      awayTeam: v.optional(v.string()),
      eventDescription: v.optional(v.string()),
      fixtureStatus: v.optional(v.string()),
    }),
  ),
  homeTeam: v.optional(team),
  awayTeam: v.optional(team),
  matchStats: v.optional(
    v.object({
      currentInnings: v.optional(v.number()),
      inningsStats: v.optional(v.array(innings)),
    }),
  ),
})

/** One line of the score stream beside it. */
export const scoreMessage = v.object({
  op: v.literal('ccm'),
  pt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  cc: v.optional(v.array(scoreChange)),
})

export type MarketDefinition = v.InferOutput<typeof marketDefinition>
export type MarketChange = v.InferOutput<typeof marketChange>
export type RunnerChange = v.InferOutput<typeof runnerChange>
export type RunnerDefinition = v.InferOutput<typeof runnerDefinition>
export type ScoreChange = v.InferOutput<typeof scoreChange>

/** A message of either stream that was read, or why it could not be. */
export type Read<Message> = { ok: true; message: Message } | { ok: false; reason: string }

/** Reads one line as JSON of a schema; the reason names the field that is wrong. */
export function readMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): Read<v.InferOutput<Schema>> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: `not JSON: ${error instanceof Error ? error.message : 'unreadable'}` }
  }
  const result = v.safeParse(schema, parsed)
  if (result.success) return { ok: true, message: result.output }
  const issue = result.issues[0]
  const where = v.getDotPath(issue) ?? 'the message'
  return { ok: false, reason: `${where}: ${issue.message}` }
}

/** Lines a stream may also hold and that say nothing of the market. */
export function isControlMessage(text: string): boolean {
  return /^\{"op":"(connection|status)"/.test(text)
}
