import * as v from 'valibot'

/** Levels by price: [price, size]. Whether a price can be offered is decided level by level (`levels.ts`). */
const levels = v.array(v.tuple([v.number(), v.number()]))

/** Levels by position in the book, as some streams send them: [position, price, size]. */
const positions = v.array(v.tuple([v.number(), v.number(), v.number()]))

/** Ids appear in addresses and bodies of the contract, which limits them. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const name = v.pipe(v.string(), v.maxLength(200))

const runnerChange = v.object({
  id: v.number(),
  hc: v.optional(v.number()),
  atb: v.optional(levels),
  batb: v.optional(positions),
})

const runnerDefinition = v.object({
  id: v.number(),
  name: v.optional(name),
  status: v.string(),
  sortPriority: v.optional(v.number()),
})

const marketDefinition = v.object({
  status: v.picklist(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']),
  inPlay: v.boolean(),
  runners: v.pipe(
    v.array(runnerDefinition),
    v.minLength(1),
    v.maxLength(1000),
    v.check(
      (runners) => new Set(runners.map((runner) => runner.id)).size === runners.length,
      'a runner is there twice',
    ),
  ),
  eventId: v.optional(id),
  eventName: v.optional(name),
  eventTypeId: v.optional(id),
  marketType: v.optional(name),
  name: v.optional(name),
  marketTime: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((text) => Number.isFinite(Date.parse(text)), 'no such time'),
  ),
  numberOfWinners: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Seconds from a bet's arrival to its decision. */
  betDelay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
})

const marketChange = v.object({
  id,
  img: v.optional(v.boolean()),
  marketDefinition: v.optional(marketDefinition),
  rc: v.optional(v.array(runnerChange)),
})

/** Milliseconds of a date that exists. */
const publishTime = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))

/** One line of a market stream. A heartbeat has no `mc`. */
export const marketMessage = v.object({
  op: v.literal('mcm'),
  pt: publishTime,
  mc: v.optional(v.array(marketChange)),
})

const team = v.object({ name, selectionId: v.optional(v.number()) })

const innings = v.object({
  inningsNum: v.number(),
  battingTeam: v.optional(v.string()),
  inningsRuns: v.number(),
  inningsOvers: v.string(),
  inningsWickets: v.number(),
})

const scoreChange = v.object({
  eventId: id,
  fixtureInfo: v.optional(
    v.object({
      homeTeam: v.optional(name),
      awayTeam: v.optional(name),
      eventDescription: v.optional(name),
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

/** One line of the score stream that goes with it. */
export const scoreMessage = v.object({
  op: v.literal('ccm'),
  pt: publishTime,
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

/** Other lines that a stream may contain and that say nothing about the market. */
export function isControlMessage(text: string): boolean {
  return /^\{"op":"(connection|status)"/.test(text)
}
