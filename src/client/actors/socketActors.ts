import { fromCallback, fromPromise } from 'xstate'

import { requestFreshToken } from '#machines/session/requestFreshToken.ts'
import { socketMachine } from '#machines/socket/machine.ts'
import { silenceOf } from '#machines/socket/silence.ts'
import type { CatchUpEvent, Channel, OpenSocketEvent, SocketEvent } from '#machines/socket/types.ts'
import { refresh, refreshEvent } from '#src/api/invalidation.ts'
import { actorOf } from '#src/client/root/actorOf.ts'
import type { Services } from '#src/client/services.ts'
import { channelUrl } from '#src/realtime/channels.ts'
import { openConnection } from '#src/realtime/socket.ts'

import { connectivityActor } from './connectivityActors.ts'

/** Which channel is opened, and how often that was tried since it was last heard. */
interface SocketTry {
  readonly channel: Channel
  readonly attempt: number
}

/** The server's own close code. */
const underMaintenance = 4503
/** A token this young is not refreshed again because one more channel was cut. */
const youngToken = 5_000

/** A channel: its connection, what is fetched when it comes back, and the token it is opened with. */
export function socketLogic(services: Services) {
  const { credentials, preferences, config, readers, openSocket } = services
  return socketMachine.provide({
    actors: {
      openSocket: fromCallback<OpenSocketEvent, SocketTry>(({ input, sendBack, receive }) => {
        const tell = (event: SocketEvent): void => sendBack(event)
        const token = credentials.token()
        if (token === null) return undefined
        const origin = config.socketOrigin(input.attempt)
        const line = openConnection({
          openSocket,
          url: channelUrl(input.channel, {
            origin,
            token,
            language: preferences.get('language'),
          }),
          onOpen: () => tell({ type: 'socket.opened' }),
          onMessage: readers[input.channel.kind],
          onAnswered: () => tell({ type: 'ping.answered' }),
          onHeard: () => {
            config.keepSocketOrigin(origin)
            tell({ type: 'message.arrived' })
          },
          onSilence: () => tell({ type: 'silence.noticed' }),
          silence: silenceOf(input.channel),
          onClose: (code) => {
            if (code === underMaintenance) services.onServiceRefused()
            tell({ type: 'socket.closed', code })
          },
          now: services.deviceNow,
        })
        receive(() => line.ping())
        return () => line.close()
      }),
      catchUp: fromCallback<CatchUpEvent, { channel: Channel; isAgain: boolean }>(({ input, receive }) => {
        if (input.channel.kind === 'events') {
          receive(({ type }) => countPrices(services, type === 'line.caughtUp'))
          // A notice reaches nobody whose line was cut [LIVE-12].
          if (input.isAgain) services.checkMaintenance()
        }
        return catchUp(services, input)
      }),
      refreshToken: fromPromise<void>(async () => {
        const actor = actorOf(services, 'session')
        if (actor === undefined || services.now() - credentials.renewedAt() < youngToken) return
        await requestFreshToken(actor)
      }),
      watchConnectivity: connectivityActor(services),
    },
  })
}

/** While a connection that is up says nothing, or is behind, its prices do not count; caught up, they count as before. */
export function countPrices(
  { priceBook, liveness }: Pick<Services, 'priceBook' | 'liveness'>,
  isUpToDate: boolean,
): void {
  priceBook.setSilent(!isUpToDate)
  liveness.set(isUpToDate)
}

/** While a channel is up what it tells counts; what was missed before is fetched again [LIVE-05]. */
export function catchUp(
  { queryClient, priceBook, liveness }: Pick<Services, 'queryClient' | 'priceBook' | 'liveness'>,
  { channel, isAgain }: { channel: Channel; isAgain: boolean },
): (() => void) | undefined {
  switch (channel.kind) {
    case 'events':
      priceBook.setStale(false)
      // What was asked for before is old from here on: the reconciler hears it, and asks for what is shown.
      liveness.set(true)
      if (isAgain) refresh(queryClient, 'reconnected')
      return () => {
        priceBook.setStale(true)
        liveness.set(false)
      }
    case 'event':
      if (isAgain) refreshEvent(queryClient, channel.eventId)
      return undefined
    case 'notifications':
      if (isAgain) {
        refresh(queryClient, 'ticketNoticed')
        refresh(queryClient, 'notified')
      }
      return undefined
  }
}
