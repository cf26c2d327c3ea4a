import { sessionMachine } from '#machines/session/machine.ts'
import type { SessionContext } from '#machines/session/types.ts'

import { granted, guestSettings } from '../../../model/samples.ts'
import { withStandIns } from '../../../model/standIn.ts'
import {
  begun,
  done,
  failed,
  type Happenings,
  modelOf,
  type NameIn,
  over,
  type ToldStep,
  toldStep,
} from '../happenings.ts'
import { longPaths } from '../paths.ts'

export const sessionChart = withStandIns(sessionMachine)

const ends = {
  'a call is refused': { type: 'call.unauthorized' },
  'a call is forbidden': { type: 'call.forbidden' },
  'a channel is refused': { type: 'channel.unauthorized' },
} as const
const wanted = { 'a channel wants a token': { type: 'token.refreshRequested' } } as const

const happenings = {
  'active.token.good': { ...wanted, 'its time is nearly over': over('refreshDelay'), ...ends },
  'active.token.refreshing': {
    'the token is renewed': done('refreshToken', { lifetime: 1_800_000 }),
    'the refresh is refused': failed('refreshToken', 'unauthorized'),
    'the refresh is forbidden': failed('refreshToken', 'forbidden'),
    'the refresh gets no answer': failed('refreshToken', 'broken'),
  },
  'active.token.overdue': { ...wanted, 'it is time to ask again': over('refreshRetryDelay') },
} satisfies Happenings

export type SessionStepName = NameIn<typeof happenings>
export type SessionStep = ToldStep<SessionStepName>
export const sessionStep = toldStep<SessionStepName>

/** What follows by itself, and at once. */
export const passing: ReadonlySet<SessionStepName> = new Set<SessionStepName>([
  'the token is renewed',
  'the refresh is refused',
  'the refresh is forbidden',
  'the refresh gets no answer',
])

const model = (isGuest: boolean) =>
  modelOf<SessionContext>(isGuest ? {} : happenings, {
    machine: sessionChart,
    input: isGuest ? { ...granted, settings: guestSettings } : granted,
    facts: () => null,
  })

function partOf(isGuest: boolean) {
  const its = model(isGuest)
  return { model: its, paths: longPaths(its, sessionStep, begun, { passing }) }
}

/** A guest's token is as a member's. */
export const sessionParts = { 'a member': partOf(false), 'a guest': partOf(true) }
export type SessionPart = keyof typeof sessionParts
