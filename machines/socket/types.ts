import type { ConnectivityEvent } from '../connectivity/types.ts'

/** Which of the contract's three channels a socket serves [LIVE-01, 02, 03]. */
export type Channel =
  | { readonly kind: 'events' }
  | { readonly kind: 'event'; readonly eventId: string }
  | { readonly kind: 'notifications' }

export interface SocketInput {
  readonly channel: Channel
  /** In [0, 1): spreads the clients' reconnects. */
  readonly random: number
}

export interface SocketContext extends SocketInput {
  /** Tries to connect since the channel was last heard. */
  readonly attempt: number
  /** Whether it has been live before: then what is on screen must be fetched again [LIVE-05]. */
  readonly hasBeenLive: boolean
  /** Why it closed for good. */
  readonly end: SocketEnd | null
}

export type SocketEvent =
  | { readonly type: 'socket.opened' }
  /** The server was heard, heartbeat included: sent at most once a second, and never with the message. */
  | { readonly type: 'message.arrived' }
  /** The newest ping was answered, so that nothing older than it is still on its way. Comes before its `message.arrived`. */
  | { readonly type: 'ping.answered' }
  /** Heard after a silence that no timer has told of, as when the page slept. Comes before the message itself is read. */
  | { readonly type: 'silence.noticed' }
  /** Close codes as the browser gives them: 1006 says nothing about why, 44xx are the server's own words. */
  | { readonly type: 'socket.closed'; readonly code: number }
  | ConnectivityEvent

/** What `openSocket` receives. */
export type OpenSocketEvent = { readonly type: 'ping.requested' }

/** What `catchUp` receives: prices do not count while a connection that is up says nothing, or what may be old. */
export type CatchUpEvent = { readonly type: 'line.fellSilent' } | { readonly type: 'line.caughtUp' }

export type SocketEnd = 'unauthorized' | 'forbidden'
