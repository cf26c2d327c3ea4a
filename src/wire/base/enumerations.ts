import {
  betKinds,
  entryKinds,
  type BetKind,
  type MoneyEntry,
  type PrebookStatus,
  type TicketResult,
} from '#domain/bets/bet.ts'
import { betTypes, type BetType } from '#domain/market/betType.ts'
import { marketOptions, type MarketOption } from '#domain/market/selection.ts'
import { knownStatuses, type KnownStatus, type SelectionResult } from '#domain/market/status.ts'
import { streamKinds, type StreamKind } from '#domain/market/stream.ts'
import { oddsTypes, type OddsType } from '#domain/odds/oddsType.ts'
import type { ExclusionReason } from '#domain/session/care.ts'
import {
  notificationTypes,
  type NotificationKind,
  type NotificationType,
} from '#domain/session/notification.ts'
import { featureFlags, tiecoTypes, type FeatureFlag, type TiecoType } from '#machines/session/settings.ts'
import type { components } from '#openapi/client.gen.ts'

import { languageOfCode } from './languages.ts'

type Wire = components['schemas']

/** A table of values that have the same name on the wire and in the domain. */
function same<T extends string>(values: readonly T[]): Readonly<Record<T, T>> {
  // Made of exactly these.
  return Object.fromEntries(values.map((value) => [value, value])) as Record<T, T>
}

/**
 * Every enumeration that the client reads: the wire's values, and what they are in the domain. A value that the
 * contract gains is named by the compiler here until it has its counterpart.
 */
export const enumerations = {
  status: {
    ...same(knownStatuses),
    // Second spellings.
    pause: 'paused',
    close: 'closed',
  } satisfies Record<Wire['SelectionStatus'], KnownStatus>,
  selectionResult: {
    win: 'win',
    half_win: 'halfWin',
    loss: 'lose',
    half_loss: 'halfLose',
    void: 'void',
    dead_heat: 'deadHeat',
  } satisfies Record<Wire['SelectionResult'], SelectionResult>,
  ticketResult: {
    pending: 'pending',
    win: 'win',
    loss: 'loss',
    half_win: 'halfWin',
    half_loss: 'halfLoss',
    draw: 'draw',
    refund: 'refund',
    cancel: 'cancelled',
    cancelled: 'cancelled',
    closed: 'closed',
    resulting: 'resulting',
    settlement: 'settlement',
    cashed_out: 'cashedOut',
  } satisfies Record<Wire['ResultStatus'], Exclude<TicketResult, 'unknown'>>,
  // Both readings of the documents [PREBOOK-05].
  prebookStatus: {
    pending: 'booked',
    booked: 'booked',
    confirmed: 'placed',
    accepted: 'placed',
    cancelled: 'cancelled',
  } satisfies Record<Wire['PrebookStatus'], Exclude<PrebookStatus, 'unknown'>>,
  entryKind: same(entryKinds) satisfies Record<Wire['EntryKind'], MoneyEntry['kind']>,
  ticketType: same(betKinds) satisfies Record<Wire['TicketType'], BetKind>,
  betType: same(betTypes) satisfies Record<Wire['BetTypeName'], BetType>,
  marketOption: same(marketOptions) satisfies Record<Wire['Market']['marketOption'], MarketOption>,
  oddsType: same(oddsTypes) satisfies Record<Wire['OddsType'], OddsType>,
  language: languageOfCode,
  streamKind: same(streamKinds) satisfies Record<Wire['StreamSource']['kind'], StreamKind>,
  tab: same(tiecoTypes) satisfies Record<Wire['TiecoType'], TiecoType>,
  notificationType: same(notificationTypes) satisfies Record<Wire['NotificationType'], NotificationType>,
  notificationKind: {
    bet_settled: 'betSettled',
    bet_refunded: 'betRefunded',
    bet_refused: 'betRefused',
    prebook: 'prebook',
    money: 'money',
    maintenance: 'maintenance',
  } satisfies Record<Wire['NotificationKind'], NotificationKind>,
  exclusionReason: {
    time_out: 'timeOut',
    self_exclusion: 'selfExclusion',
    partner: 'partner',
  } satisfies Record<Wire['CareReason'], ExclusionReason>,
  feature: same(featureFlags) satisfies Record<keyof Wire['Settings']['features'], FeatureFlag>,
} as const

export type Enumeration = keyof typeof enumerations

type Table<N extends Enumeration> = (typeof enumerations)[N]

/** What a value of an enumeration is in the domain. */
export type Known<N extends Enumeration> = Extract<Table<N>[keyof Table<N>], string>

/** What was left out of what was read, or kept as unknown: the names of its counters [LIVE-13]. */
export type LeftOut = 'malformed' | `unknown.${Enumeration}`

/** The counters of unknown values. */
export const unknownValues = Object.keys(enumerations).map(
  (name) => `unknown.${name}`,
) as `unknown.${Enumeration}`[]

/** What a text off the wire is in the domain; undefined if it is from a later version. */
export function valueOf<N extends Enumeration>(name: N, text: string): Known<N> | undefined {
  const table: Readonly<Record<string, unknown>> = enumerations[name]
  // A table's own values are what its type says.
  return Object.hasOwn(table, text) ? (table[text] as Known<N>) : undefined
}
