import type { Model, Steps } from '#tests/model/graph.ts'
import { granted, guestSettings } from '#tests/model/samples.ts'
import { done, failed, over, tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { sessionMachine } from '../machine.ts'
import type { SessionContext, SessionInput } from '../types.ts'

export const session = withStubs(sessionMachine)
export const asGuest: SessionInput = { ...granted, settings: guestSettings }
export const freshToken = { lifetime: 1_800_000 }

const steps = {
  'a channel wants a token': { type: 'token.refreshRequested' },
  'its time is nearly over': over('refreshDelay'),
  'it is time to ask again': over('refreshRetryDelay'),
  'the token is renewed': done('refreshToken', freshToken),
  'the refresh is refused': failed('refreshToken', 'unauthorized'),
  'the refresh is forbidden': failed('refreshToken', 'forbidden'),
  'the refresh gets no answer': failed('refreshToken', 'broken'),
  'another tab renews it': tells('keepSession', { type: 'token.refreshedElsewhere', lifetime: 900_000 }),
  'a call is refused': { type: 'call.unauthorized' },
  'a call is forbidden': { type: 'call.forbidden' },
  'a channel is refused': { type: 'channel.unauthorized' },
} satisfies Steps

/** What happens to a session, in words. */
export type SessionStepName = keyof typeof steps

function modelFrom(input: SessionInput): Model<SessionContext> {
  return {
    machine: session,
    input,
    steps,
    facts: ({ tokenLifetime }) => ({ tokenLifetime }),
    limit: 2_000,
  }
}

/** By who is here. */
export const sessionModels = { 'a member': modelFrom(granted), 'a guest': modelFrom(asGuest) }
