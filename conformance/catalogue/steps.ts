import * as v from 'valibot'

import { isMemberKind } from '../config/kinds.ts'
import { isSteering } from '../config/steering.ts'
import { durationPattern } from '../values/durations.ts'
import { isObject, type Json, type JsonObject } from '../values/json.ts'
import { expectedSchema } from './matcher.ts'

const text = v.pipe(v.string(), v.minLength(1))
const json: v.GenericSchema<Json> = v.custom<Json>((value) => value !== undefined)
const name = v.pipe(v.string(), v.regex(/^[a-z]\w*$/i, 'a name has letters and digits'))
const duration = v.pipe(v.string(), v.regex(durationPattern, 'a duration is like 250 ms or 10 s'))
const status = v.union([v.number(), v.array(v.number()), v.string()])
const values: v.GenericSchema<JsonObject> = v.custom<JsonObject>(isObject, 'a mapping')
const kind = v.pipe(
  v.string(),
  v.custom<string>(
    (value) => typeof value === 'string' && (isMemberKind(value) || value.startsWith('$')),
    'no such kind of member',
  ),
)
const steering = v.pipe(
  v.string(),
  v.custom<string>((value) => typeof value === 'string' && isSteering(value), 'no such steering'),
)

/** What a reply must be; beside it, it always meets the contract unless `schema` is false. */
const reply = v.strictObject({
  status: v.optional(status),
  /** False: the contract has no word on it. A name: it meets that schema instead. */
  schema: v.optional(v.union([v.boolean(), text])),
  body: v.optional(expectedSchema),
  headers: v.optional(expectedSchema),
  /** The text of the reply, byte for byte. */
  text: v.optional(v.string()),
  /** No reply comes, because the line is cut. */
  noReply: v.optional(v.boolean()),
})

const sending = {
  as: v.optional(text),
  /** Sent in place of the member's token; null for none. */
  token: v.optional(v.nullable(v.string())),
  headers: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
  body: v.optional(json),
  /** The body as it is, in place of `body`. */
  text: v.optional(v.string()),
  contentType: v.optional(v.string()),
  at: v.optional(v.picklist(['primary', 'secondary'])),
  /** False: without public token and signature. */
  signed: v.optional(v.boolean()),
  hangUp: v.optional(v.boolean()),
  expect: v.optional(reply, {}),
  save: v.optional(name),
}

const leg = v.strictObject({
  betTypes: v.optional(v.array(text)),
  side: v.optional(text),
  /** An event of one of these games, by id. */
  games: v.optional(v.array(text)),
  /** The name of the selection as members read it. */
  named: v.optional(text),
  /** The same event as the one found under this name. */
  sameEventAs: v.optional(name),
  /** Another selection of the same market. */
  otherSideOf: v.optional(name),
})

const plainSteps = {
  /** A call of the contract, by its operationId, with its parameters in `with`. */
  call: v.strictObject({ call: text, with: v.optional(values, {}), ...sending }),
  /** Any request: `GET /nowhere/`. */
  request: v.strictObject({
    request: v.pipe(v.string(), v.regex(/^[A-Z]+ \S+$/, 'a request is a method and a path')),
    ...sending,
  }),
  /** Exchanges a launch link of a kind for a session, saved under `save`, by which `as` names it. */
  launch: v.strictObject({
    launch: kind,
    with: v.optional(values, {}),
    /** A launch that was saved before, sent again. */
    again: v.optional(name),
    without: v.optional(v.array(text), []),
    signed: v.optional(v.boolean()),
    expect: v.optional(reply, {}),
    save: v.optional(name),
  }),
  /** Gets a launch link without using it. */
  link: v.strictObject({ link: kind, save: name }),
  set: v.strictObject({ set: values }),
  make: v.strictObject({
    make: v.record(
      name,
      v.union([
        v.strictObject({ new: v.picklist(['key', 'word']) }),
        v.strictObject({
          clock: v.pipe(v.string(), v.regex(/^[+-]\d+(\.\d+)? (ms|s|min|h)$/, 'like +60 s')),
        }),
        v.strictObject({ time: v.pipe(v.string(), v.regex(/^[+-]\d+(\.\d+)? (ms|s|min|h)$/, 'like +60 s')) }),
        v.strictObject({
          sum: text,
          digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
        }),
        /** The amounts of a list in one sum. */
        v.strictObject({ total: text }),
        /** The milliseconds since 1970 of a time that came. */
        v.strictObject({ instant: text }),
        v.strictObject({ sha256: v.string() }),
        v.strictObject({ repeat: v.string(), times: v.pipe(v.number(), v.integer(), v.maxValue(200_000)) }),
        v.strictObject({ day: v.pipe(v.number(), v.integer()) }),
        v.strictObject({ signature: v.number() }),
        /** Mappings, the later before the earlier. */
        v.strictObject({ merge: v.array(json) }),
      ]),
    ),
  }),
  /** Selections that take bets now, of different events unless one says otherwise. */
  find: v.strictObject({
    find: v.record(name, leg),
    as: v.optional(text, 'rich'),
    combo: v.optional(v.boolean(), false),
    status: v.optional(v.array(text), ['open']),
    inPlay: v.optional(v.boolean(), false),
    /** Among outrights, which are in no other list. */
    outright: v.optional(v.boolean(), false),
  }),
  steer: v.strictObject({ steer: steering, with: v.optional(values, {}) }),
  open: v.strictObject({
    open: v.picklist(['events', 'event', 'notifications']),
    as: v.optional(text),
    token: v.optional(v.string()),
    line: v.optional(name, 'line'),
    with: v.optional(values, {}),
    at: v.optional(v.picklist(['primary', 'secondary'])),
    /** The handshake is refused with one of these. */
    refused: v.optional(v.array(v.number())),
  }),
  /** A message arrives that was not looked at before. */
  hear: v.strictObject({
    hear: text,
    line: v.optional(name, 'line'),
    where: v.optional(expectedSchema, {}),
    within: v.optional(duration, '10 s'),
    save: v.optional(name),
  }),
  /** No such message arrives for a time. */
  unheard: v.strictObject({
    unheard: text,
    line: v.optional(name, 'line'),
    where: v.optional(expectedSchema, {}),
    during: duration,
  }),
  send: v.strictObject({ send: v.string(), line: v.optional(name, 'line') }),
  closed: v.strictObject({
    closed: v.array(v.number()),
    line: v.optional(name, 'line'),
    within: v.optional(duration, '10 s'),
  }),
  hangUp: v.strictObject({ hangUp: name }),
  /** The line stays open, with a sign of life at least so often. */
  steady: v.strictObject({
    steady: name,
    during: duration,
    gap: duration,
  }),
  /** All messages of a kind on a line have a value that rises, for each of what `by` names. */
  rising: v.strictObject({
    rising: text,
    line: v.optional(name, 'line'),
    items: text,
    by: text,
    value: text,
  }),
  pause: v.strictObject({ pause: duration }),
  check: v.strictObject({ check: expectedSchema }),
  /** The case goes on where saved values are so; what a back end may leave out is else not tried. */
  only: v.strictObject({ only: expectedSchema }),
  /** Saved replies are the same, whatever a clock may change in them. */
  collect: v.strictObject({
    /** Reads a list page by page until there is no next, and saves all items. */
    collect: text,
    as: v.optional(text),
    with: v.optional(values, {}),
    most: v.optional(v.number(), 5),
    save: name,
  }),
}

export const stepVerbs = [...Object.keys(plainSteps), 'wait', 'together']

type Plain = { [Verb in keyof typeof plainSteps]: v.InferOutput<(typeof plainSteps)[Verb]> & { verb: Verb } }
export type PlainStep = Plain[keyof Plain]
export type StepOf<Verb extends keyof Plain> = Plain[Verb]
export type SendingStep = StepOf<'call'> | StepOf<'request'>
export type ReplyExpected = v.InferOutput<typeof reply>

/** Repeats a step until what it expects is so. */
export interface WaitStep {
  verb: 'wait'
  until: Step
  within: string
}
/** Several steps at once. */
export interface TogetherStep {
  verb: 'together'
  together: Step[]
}
export type Step = PlainStep | WaitStep | TogetherStep

/**
 * A step of a case file.
 * @throws TypeError that says what is wrong with it
 */
export function stepOf(raw: unknown, place: string): Step {
  if (!isObject(raw)) throw new TypeError(`${place}: a step is a mapping`)
  const verbs = Object.keys(raw).filter((key) => stepVerbs.includes(key))
  // `hangUp` and `text` also say how something is sent.
  const verb = verbs.find((key) => key !== 'hangUp') ?? verbs[0]
  if (verb === undefined)
    throw new TypeError(
      `${place}: there is no step ${Object.keys(raw)[0] ?? '{}'}. There are ${stepVerbs.join(', ')}.`,
    )
  if (verb === 'wait') {
    const { within = '10 s', wait, ...rest } = raw
    checkOnly(rest, place)
    if (typeof within !== 'string' || !durationPattern.test(within))
      throw new TypeError(`${place}: within is a duration such as 10 s`)
    return { verb, until: stepOf(wait, `${place}, wait`), within }
  }
  if (verb === 'together') {
    const { together, ...rest } = raw
    checkOnly(rest, place)
    if (!Array.isArray(together)) throw new TypeError(`${place}: together is a list of steps`)
    return { verb, together: together.map((step, at) => stepOf(step, `${place}, together ${at + 1}`)) }
  }
  if (!isPlain(verb)) throw new TypeError(`${place}: there is no step ${verb}`)
  const result = v.safeParse(plainSteps[verb], raw)
  if (!result.success)
    throw new TypeError(
      result.issues.map((issue) => `${place}: ${v.getDotPath(issue) ?? verb}: ${issue.message}`).join('\n'),
    )
  return withVerb(verb, result.output)
}

function withVerb(verb: keyof Plain, output: object): PlainStep {
  const step: object = { ...output, verb }
  if (!isStep(step)) throw new TypeError(`${verb} is no step`)
  return step
}

function isStep(step: object): step is PlainStep {
  return 'verb' in step
}

function isPlain(verb: string): verb is keyof Plain {
  return verb in plainSteps
}

function checkOnly(rest: object, place: string): void {
  const [other] = Object.keys(rest)
  if (other !== undefined) throw new TypeError(`${place}: ${other} is not a word of this step`)
}
