/** How a stream is shown: played by the client, or in a frame with a player of its own [STAT-07]. */
export const streamKinds = ['hls', 'iframe'] as const

export type StreamKind = (typeof streamKinds)[number]

/** A video stream of an event. */
export interface Stream {
  readonly streamId: string
  /** What it is called, in the server's words. */
  readonly label: string
  readonly kind: StreamKind
  /** http or https. */
  readonly url: string
}
