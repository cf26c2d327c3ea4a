import { earliestTime, latestTime } from '../clock.ts'
import { conducts, mostTables } from '../minigames/tables.ts'
import { channelNames } from '../server/channels/connection.ts'
import { faultKinds } from '../server/faults.ts'
import { featureNames, miniGameSwitches } from '../server/features.ts'
import { serverNames, serverStates } from '../server/serverDesk.ts'
import { streamStates } from '../streams/streamDesk.ts'
import { faultIds } from '../wrong/desk.ts'
import { body, name, when } from './values.ts'

const milliseconds = { type: 'integer', minimum: 0 }
/** What a feed may call something, however wrong. */
const anyName = { type: 'string', minLength: 1, maxLength: 20_000 }
const decimal = { type: 'string', pattern: '^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$' }
const signed = {
  anyOf: [{ type: 'string', pattern: '^[+-]?(0|[1-9][0-9]*)(\\.[0-9]{1,2})?$' }, { type: 'null' }],
}
const bySide = (value: object) => ({ type: 'object', minProperties: 1, additionalProperties: value })
const result = {
  anyOf: [
    { type: 'string', enum: ['win', 'lose', 'halfWin', 'halfLose', 'void'] },
    {
      type: 'object',
      additionalProperties: false,
      required: ['deadHeat'],
      properties: {
        deadHeat: {
          type: 'object',
          additionalProperties: false,
          required: ['places', 'tied'],
          properties: { places: { type: 'integer', minimum: 1 }, tied: { type: 'integer', minimum: 2 } },
        },
      },
    },
  ],
}
const statuses = ['open', 'paused', 'closed', 'resulting', 'settlement']

export const socketActions = ['close', 'drop', 'mute', 'lag', 'unmute', 'delay'] as const

/** What the control calls accept; those about a member and the house are in their rooms. */
export const schemas = {
  clock: body({
    // The clock itself says which numbers it accepts, and why.
    advance: { type: 'number' },
    to: { type: 'number' },
    freeze: { type: 'boolean' },
    speed: { type: 'number' },
  }),
  faults: body(
    {
      method: { type: 'string', enum: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] },
      path: name,
      kind: { type: 'string', enum: [...faultKinds] },
      times: { type: 'integer', minimum: 1, maximum: 10_000 },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      delay: { type: 'integer', minimum: 0, maximum: 600_000 },
      member: name,
    },
    { required: ['method', 'path', 'kind'] },
  ),
  wrong: body({ fault: { type: ['string', 'null'], enum: [...faultIds, null] } }, { required: ['fault'] }),
  sockets: body(
    {
      action: { type: 'string', enum: [...socketActions] },
      delay: { type: 'integer', minimum: 0, maximum: 600_000 },
      code: { type: 'integer', minimum: 1000, maximum: 4999 },
      channel: { type: 'string', enum: [...channelNames] },
      member: name,
    },
    { required: ['action'] },
  ),
  market: body({
    prices: bySide(decimal),
    handicaps: bySide(signed),
    lines: bySide(signed),
    status: { type: 'string', enum: statuses },
    selections: { type: 'array', minItems: 1, items: name },
    limits: {
      type: 'object',
      additionalProperties: false,
      required: ['min', 'max'],
      properties: { min: decimal, max: decimal },
    },
    comboAllowed: { type: 'boolean' },
    settle: bySide(result),
    resultValue: { type: 'string', maxLength: 64 },
    score: {
      type: 'object',
      additionalProperties: false,
      required: ['home', 'away'],
      properties: { home: milliseconds, away: milliseconds },
    },
    hold: { type: 'boolean' },
    withdraw: { type: 'boolean', const: true },
    betDelay: { type: 'integer', minimum: 0, maximum: 60_000 },
  }),
  event: body({
    names: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        gameId: name,
        gameName: anyName,
        competitionName: anyName,
        home: anyName,
        away: anyName,
      },
    },
    inPlay: { type: 'boolean', const: true },
    scoreline: { type: ['string', 'null'], maxLength: 32 },
    details: { type: ['string', 'null'], maxLength: 64 },
    mapNum: { type: ['integer', 'null'], minimum: 1, maximum: 19 },
    status: { type: 'string', enum: statuses },
    close: { type: 'boolean', const: true },
    forget: { type: 'boolean', const: true },
    refresh: { type: 'boolean', const: true },
  }),
  stream: body({ state: { type: 'string', enum: [...streamStates] } }, { required: ['state'] }),
  servers: body(
    {
      server: { type: 'string', enum: [...serverNames] },
      state: { type: 'string', enum: [...serverStates] },
      requireSignatures: { type: 'boolean' },
    },
    { minProperties: 1 },
  ),
  maintenance: body(
    { maintenance: { type: 'boolean' }, from: when, to: when, quiet: { type: 'boolean' } },
    { required: ['maintenance'] },
  ),
  features: body(Object.fromEntries(featureNames.map((flag) => [flag, { type: ['boolean', 'null'] }]))),
  miniGame: body({
    ...Object.fromEntries(miniGameSwitches.map((name) => [name, { type: 'boolean' }])),
    lootboxGameId: { type: ['string', 'null'], maxLength: 20_000 },
    tables: { type: 'integer', minimum: 0, maximum: mostTables },
    isDown: { type: 'boolean' },
  }),
  miniGameTable: body(
    {
      isEnabled: { type: 'boolean' },
      isDown: { type: 'boolean' },
      conduct: { enum: [...conducts] },
      loseAnswers: { type: 'integer', minimum: 0, maximum: 1_000 },
    },
    { minProperties: 1 },
  ),
  review: body({ decision: { enum: ['approve', 'reject'] } }, { required: ['decision'] }),
  launch: body({
    member: name,
    guest: { type: 'boolean' },
    lang: name,
    odds_type: name,
    press_rule: name,
    theme: name,
    event_id: name,
    competition_id: { type: 'array', maxItems: 50, items: name },
    mode: { type: 'string', enum: ['frame', 'page'] },
    client_origin: name,
  }),
  sessions: body(
    { member: name, action: { type: 'string', enum: ['end', 'forbid', 'expireLaunches'] } },
    { required: ['action'] },
  ),
  outright: body(
    { name, game: name, participants: { ...bySide(decimal), minProperties: 2, maxProperties: 100 } },
    { required: ['participants'] },
  ),
  bigCombo: body(
    {
      name,
      selections: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['marketId', 'side'],
          properties: { marketId: name, side: name },
        },
      },
    },
    { required: ['selections'] },
  ),
  reset: body({
    seed: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    epoch: { type: 'integer', minimum: earliestTime, maximum: latestTime },
  }),
  ledger: {
    querystring: {
      type: 'object',
      required: ['member'],
      properties: { member: name, audit: { type: 'boolean', default: true } },
    },
  },
  events: {
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: {
        game: name,
        event: name,
        inPlay: { type: 'boolean' },
        timing: { type: 'string', enum: ['today', 'inplay', 'early'] },
        limit: { type: 'integer', minimum: 1, maximum: 10_000, default: 10_000 },
      },
    },
  },
} as const
