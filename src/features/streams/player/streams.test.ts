import { describe, expect, it } from 'vitest'

import { readStreams } from '#src/wire/match/streams.ts'

import { frameAddress } from './frameAddress.ts'

const around = { host: 'bets.test', origin: 'https://bets.test', partners: [] }

describe('the streams of an event', () => {
  it('are read as they can be: an unknown kind or an invalid address is left out and told [STAT-07] [LIVE-13]', () => {
    const heard: string[] = []
    const one = { streamId: 's', label: 'English', kind: 'hls', url: 'https://video.test/a.m3u8', lang: null }
    const streams = readStreams(
      { results: [one, { ...one, kind: 'webrtc' }, { ...one, url: 'javascript:alert(1)' }, 7] },
      (what) => heard.push(what),
    )
    expect(streams).toEqual([
      { streamId: 's', label: 'English', kind: 'hls', url: 'https://video.test/a.m3u8' },
    ])
    expect(heard).toEqual(['unknown.streamKind', 'malformed', 'malformed'])
  })

  it('name the host as the parent of a framed player, whatever the address named, and the pages around it [STAT-07]', () => {
    const address = 'https://player.test/?channel=a&parent=other.test'
    expect(frameAddress(address, around)).toBe('https://player.test/?channel=a&parent=bets.test')
    expect(frameAddress(address, { ...around, partners: ['https://partner.test:8443'] })).toBe(
      'https://player.test/?channel=a&parent=bets.test&parent=partner.test',
    )
  })

  it('are not framed from an address of the client’s own [STAT-07]', () => {
    expect(frameAddress('https://bets.test/v8/', around)).toBeNull()
  })
})
