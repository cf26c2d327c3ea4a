import { describe, expect, it } from 'vitest'

import { clipFile } from './clip.ts'
import {
  clipSegments,
  isRendition,
  livePlaylist,
  mainPlaylist,
  renditions,
  segmentMs,
  windowSegments,
} from './playlist.ts'

/** What a player reads from a playlist: each segment with its number and the number of its timeline. */
function readPlaylist(text: string) {
  const value = (tag: string): number => Number(new RegExp(`^#${tag}:(\\d+)$`, 'm').exec(text)?.[1])
  let timeLine = value('EXT-X-DISCONTINUITY-SEQUENCE')
  let sequence = value('EXT-X-MEDIA-SEQUENCE')
  const segments: { sequence: number; timeLine: number; file: string }[] = []
  for (const line of text.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') timeLine += 1
    if (line !== '' && !line.startsWith('#')) {
      segments.push({ sequence, timeLine, file: line })
      sequence += 1
    }
  }
  return segments
}

const begun = Date.UTC(2026, 0, 1)
const at = (segments: number, more = 0) =>
  readPlaylist(livePlaylist('vp9', { begun, at: begun + segments * segmentMs + more, hasEnded: false }))

describe('a live playlist', () => {
  it('names the last complete segments, and slides by one when another is complete [STAT-07]', () => {
    const now = at(0)
    expect(now).toHaveLength(windowSegments)
    expect(at(0, segmentMs - 1)).toEqual(now)
    expect(at(1).slice(0, -1)).toEqual(now.slice(1))
    expect(now[0]?.sequence).toBe(clipSegments)
  })

  it('gives each segment the same file and timeline for as long as it is listed, one timeline per round [STAT-07]', () => {
    const seen = new Map<number, string>()
    for (let step = 0; step < 5 * clipSegments; step += 1)
      for (const { sequence, timeLine, file } of at(step)) {
        const said = `${timeLine} ${file}`
        expect(seen.get(sequence) ?? said).toBe(said)
        seen.set(sequence, said)
        expect(file).toBe(`vp9/${sequence % clipSegments}.m4s`)
        expect(timeLine).toBe(Math.floor(sequence / clipSegments))
      }
  })

  it('says that nothing more will come if it has ended [STAT-07]', () => {
    expect(livePlaylist('avc', { begun, at: begun, hasEnded: true })).toMatch(/#EXT-X-ENDLIST\n$/)
    expect(livePlaylist('avc', { begun, at: begun, hasEnded: false })).not.toContain('ENDLIST')
  })

  it('is one of those that the main playlist offers, each with all its files [STAT-07]', () => {
    const offered = readPlaylist(mainPlaylist()).map(({ file }) => file.replace('.m3u8', ''))
    expect(offered).toEqual(Object.keys(renditions))
    for (const name of offered.filter(isRendition))
      for (const file of ['init.mp4', ...Array.from({ length: clipSegments }, (_, place) => `${place}.m4s`)])
        expect(clipFile(name, file)?.length).toBeGreaterThan(500)
  })
})
