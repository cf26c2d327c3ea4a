import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { sessionMachine } from '#machines/session/machine.ts'
import type { SessionContext, SessionInput } from '#machines/session/types.ts'

import type { Model } from '../graph.ts'
import { granted, guestSettings } from '../samples.ts'
import { withStandIns } from '../standIn.ts'

export const session = withStandIns(sessionMachine)
export const asGuest: SessionInput = { ...granted, settings: guestSettings }
export const freshToken = { lifetime: 1_800_000 }

function modelFrom(input: SessionInput): Model<SessionContext> {
  return {
    machine: session,
    input,
    events: () => [
      { type: 'token.refreshRequested' },
      { type: 'call.unauthorized' },
      { type: 'channel.unauthorized' },
      { type: 'call.forbidden' },
    ],
    reports: {
      refreshToken: [
        { done: freshToken },
        { failed: new CallFailed(failureOfKind('unauthorized')) },
        { failed: new CallFailed(failureOfKind('forbidden')) },
        { failed: new CallFailed(failureOfKind('offline')) },
      ],
      keepSession: [{ tells: { type: 'token.refreshedElsewhere', lifetime: 900_000 } }],
    },
    facts: ({ tokenLifetime }) => ({ tokenLifetime }),
    limit: 2_000,
  }
}

export const sessionModels: Readonly<Record<string, Model<SessionContext>>> = {
  'a member': modelFrom(granted),
  'a guest': modelFrom(asGuest),
}
