import type { Stream } from '#domain/market/stream.ts'

/** What is watched. */
export interface Watched {
  readonly eventId: string
  /** What the event is called. */
  readonly title: string
  readonly stream: Stream
}

export interface StreamContext {
  /** What was opened last; null while nothing is watched. */
  readonly watched: Watched | null
  /** How often something was opened, or tried again: each has a picture of its own. */
  readonly opened: number
}

/** What is played, and in which picture. */
export interface PlayInput {
  readonly url: string
  readonly opened: number
}

/** What the one that plays tells. */
export type PictureEvent =
  /** It begins or goes on: a picture is waited for from now on. */
  | { readonly type: 'picture.awaited' }
  /** There is a picture: the first one, one after a pause, and one a second from then on. */
  | { readonly type: 'picture.arrived' }
  /** There is no more to show, and more is wanted. */
  | { readonly type: 'picture.stalled' }
  /** The member has paused it, it may not start before they press, or its picture has left the page. */
  | { readonly type: 'picture.paused' }
  | { readonly type: 'stream.ended' }
  | { readonly type: 'stream.failed' }

export type StreamEvent =
  | { readonly type: 'stream.opened'; readonly watched: Watched }
  | { readonly type: 'stream.closed' }
  | { readonly type: 'retry.requested' }
  | PictureEvent
