import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent } from '../market/entities.ts'

type Source = components['schemas']['StreamSource']

/**
 * The state of an event's streams: `live`; `stalled`, nothing new arrives; `broken`, the video server answers 503;
 * `ended`, the last segment was sent; `none`, there are no streams.
 */
export const streamStates = ['live', 'stalled', 'broken', 'ended', 'none'] as const

export type StreamState = (typeof streamStates)[number]

interface Standing {
  readonly state: StreamState
  /** Real time since when, UTC milliseconds. */
  readonly since: number
}

/** The streams of events, and what control calls do to them. */
export interface StreamDesk {
  /** Real time at which all streams were begun, UTC milliseconds. */
  readonly begun: number
  /** The state of an event's streams. */
  standing(event: ModelEvent): Standing
  /** What an event's streams become. @param since real time, UTC milliseconds */
  set(eventId: string, standing: Standing): void
  /** The streams as the contract describes them, best first. */
  of(event: ModelEvent): Source[]
  clear(): void
}

/**
 * @param videos where the videos are: an origin
 * @param begun real time, UTC milliseconds
 */
export function createStreamDesk(videos: () => string, begun: number): StreamDesk {
  const told = new Map<string, Standing>()
  const standing = (event: ModelEvent): Standing =>
    told.get(event.eventId) ?? {
      state: event.hasStream && event.closedAt === null ? 'live' : 'none',
      since: 0,
    }
  return {
    begun,
    standing,
    set: (eventId, next) => told.set(eventId, next),
    of(event) {
      if (standing(event).state === 'none') return []
      const { eventId } = event
      const name = encodeURIComponent(eventId)
      return [
        {
          streamId: `${eventId}-main`,
          label: 'Harbour TV',
          kind: 'hls',
          url: `${videos()}/videos/${name}/main.m3u8`,
          lang: 'en',
          region: 'international',
        },
        {
          streamId: `${eventId}-player`,
          label: 'Quayside channel',
          kind: 'iframe',
          url: `${videos()}/player/?channel=${name}`,
          lang: 'en',
          region: 'international',
        },
      ]
    },
    clear: () => told.clear(),
  }
}
