import { describe, expect, it } from 'vitest'

import { acceptPolicies } from '#domain/bets/bet.ts'
import { themeNames } from '#domain/session/theme.ts'
import { enumerations, type Enumeration } from '#src/wire/base/enumerations.ts'
import { reviewStatuses } from '#src/wire/boards/reviews.ts'
import { killEventKinds, roundEndTypes, roundEventKinds } from '#src/wire/match/matchLog.ts'
import { figureKinds } from '#src/wire/match/statistics.ts'

import { clientFields } from './contract.ts'
import { listEnumerations, missingCounterparts, type ContractEnumeration } from './enumerations.ts'

/** Where each enumeration that the client reads is in the contract. */
const readHere: Readonly<Record<Enumeration, string>> = {
  status: 'SelectionStatus',
  selectionResult: 'SelectionResult',
  ticketResult: 'ResultStatus',
  ticketType: 'TicketType',
  betType: 'BetTypeName',
  marketOption: 'Market/marketOption',
  oddsType: 'OddsType',
  language: 'Language',
  streamKind: 'StreamSource/kind',
  tab: 'TiecoType',
  feature: 'Settings/features',
  prebookStatus: 'PrebookStatus',
  entryKind: 'EntryKind',
  notificationType: 'NotificationType',
  notificationKind: 'NotificationKind',
  exclusionReason: 'CareReason',
}

const flag = ['true', 'false']

/** By enumeration of the contract, what the client knows about it. */
const read: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(readHere).map(([name, inContract]) => [
      inContract,
      Object.keys(enumerations[name as Enumeration]),
    ]),
  ),
  'Event/inPlay': flag,
  'Event/isFavourite': flag,
  'Ticket/isPrebook': flag,
  'BetOutcome/status': ['placed', 'notPlaced', 'inProgress'],
  AcceptOdds: acceptPolicies,
  ThemeName: themeNames,
  Who: ['home', 'away'],
  'Round/endType': roundEndTypes,
  'RoundEvent/kind': roundEventKinds,
  'KillEvent/kind': killEventKinds,
  'ScoreboardStats/figures/kind': figureKinds,
  'Momentum/steps/goals': ['home', 'away'],
  'Review/status': reviewStatuses,
}

/** Enumerations that no screen shows yet, or that the client only sends: the compiler checks these against the contract's types. */
const unread: ReadonlySet<string> = new Set([
  'WireLanguage',
  'NotificationLanguage',
  'RulesLanguage',
  'LandingPage',
  'MemberConfig/defaultLandingPage',
  'RoundsSide/side',
  'DotaSide/side',
  'DotaBuilding/side',
  'DotaBuilding/building',
  'DotaBuilding/lane',
  'LolSide/side',
  'StreamSource/region',
  'ComboBetRequest/ticket_type',
  'ChangeStatus',
  'KillEvent/lane',
])

const features: ContractEnumeration = { name: 'Settings/features', values: clientFields('Settings/features') }
const contract = [...listEnumerations(), features]

describe('the enumerations of the contract', () => {
  it('have a counterpart in the client for every value, or are named as unread [SRV-03]', () => {
    expect(missingCounterparts(contract, read, unread)).toEqual([])
  })

  it('all exist: nothing is read, or named as unread, that the contract does not have [SRV-03]', () => {
    const names = new Set(contract.map(({ name }) => name))
    expect([...Object.keys(read), ...unread].filter((name) => !names.has(name))).toEqual([])
    for (const { name, values } of contract)
      expect((read[name] ?? []).filter((value) => !values.includes(value))).toEqual([])
  })

  it('name the missing value, and the enumeration that nothing reads [SRV-03]', () => {
    const grown = contract.map(({ name, values }) =>
      name === 'SelectionStatus' ? { name, values: [...values, 'frozen'] } : { name, values },
    )
    expect(missingCounterparts(grown, read, unread)).toEqual(['SelectionStatus lacks frozen'])
    expect(missingCounterparts([{ name: 'Event/weather', values: ['dry', 'wet'] }], read, unread)).toEqual([
      'Event/weather is neither read nor named as unread',
    ])
  })
})
