/** Milliseconds of a segment of the clip. */
export const segmentMs = 2_000

/** The number of segments in the clip; after the last comes the first, on a timeline of its own. */
export const clipSegments = 4

/** How many segments a playlist names: older ones have gone. */
export const windowSegments = 20

/** How the clip is encoded. VP9 plays in every Chromium and Firefox, H.264 in Safari too. */
export const renditions = {
  vp9: { codecs: 'vp09.00.10.08,opus', bandwidth: 90_000 },
  avc: { codecs: 'avc1.4d401e,mp4a.40.2', bandwidth: 90_000 },
} as const

export type Rendition = keyof typeof renditions

/** Whether a text names a rendition. */
export function isRendition(name: string): name is Rendition {
  return Object.hasOwn(renditions, name)
}

/** The playlist of the renditions, from which a player takes one that it can decode (RFC 8216, 4.3.4.2). */
export function mainPlaylist(): string {
  const streams = Object.entries(renditions).flatMap(([name, { codecs, bandwidth }]) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}",RESOLUTION=320x180,FRAME-RATE=15.000`,
    `${name}.m3u8`,
  ])
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams, ''].join('\n')
}

/** When a stream plays, all in real time, UTC milliseconds. */
interface Moment {
  /** When the stream began: its first window was complete then. */
  readonly begun: number
  readonly at: number
  /** Nothing more will come. */
  readonly hasEnded: boolean
}

/**
 * A live playlist: the last complete segments at a moment, counted from the stream's beginning. Each round of the
 * clip is a separate discontinuity; players keep lists by their numbers, which are therefore small.
 */
export function livePlaylist(rendition: Rendition, { begun, at, hasEnded }: Moment): string {
  const first = Math.floor((at - begun) / segmentMs) + clipSegments
  const last = first + windowSegments - 1
  const map = `#EXT-X-MAP:URI="${rendition}/init.mp4"`
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${segmentMs / 1_000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Those that have left with their first segment: the discontinuity at the beginning of the list does not count.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / clipSegments) - 1}`,
    map,
  ]
  for (let segment = first; segment <= last; segment += 1) {
    const place = segment % clipSegments
    if (place === 0) lines.push('#EXT-X-DISCONTINUITY', map)
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(begun + (segment - clipSegments - windowSegments) * segmentMs).toISOString()}`,
      `#EXTINF:${(segmentMs / 1_000).toFixed(3)},`,
      `${rendition}/${place}.m4s`,
    )
  }
  return [...lines, ...(hasEnded ? ['#EXT-X-ENDLIST'] : []), ''].join('\n')
}
