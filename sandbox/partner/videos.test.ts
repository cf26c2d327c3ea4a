import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { StreamState } from '../streams/streamDesk.ts'
import { startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox
let eventId: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  eventId = sandbox.sandbox.world.model.events()[0]?.eventId ?? ''
})
afterAll(() => sandbox.close())

const become = (state: StreamState) => sandbox.control('POST', `streams/${eventId}`, { state })
const from = (path: string) => fetch(`${sandbox.partnerUrl}${path}`)
const list = () => from(`/videos/${eventId}/vp9.m3u8`)

/** The event's streams, and the address in its list, as a member gets them. */
async function told() {
  const member = await sandbox.enter('alice')
  const streams = await (await member.get(`/events/${eventId}/streams/`)).json()
  const { results } = await (await member.get(`/events/?event_id=${eventId}`)).json()
  return { streams: streams.results, shown: results[0].liveStreamInternational }
}

describe('the streams of an event', () => {
  it('are reported if it has some, in its list and in their own reply [STAT-07] [BROWSE-07]', async () => {
    await become('live')
    const { streams, shown } = await told()
    expect(streams.map(({ kind }: { kind: string }) => kind)).toEqual(['hls', 'iframe'])
    expect(shown.sources).toEqual(streams.map(({ url }: { url: string }) => url))
    await become('none')
    expect(await told()).toEqual({ streams: [], shown: null })
  })

  it('slide on, stall, break and end as told, and any origin may read them [STAT-07]', async () => {
    await become('live')
    const live = await list()
    expect(live.headers.get('access-control-allow-origin')).toBe('*')
    expect(await live.text()).toContain('#EXTM3U')
    expect((await from(`/videos/${eventId}/vp9/0.m4s`)).status).toBe(200)
    await become('stalled')
    const stalled = await (await list()).text()
    expect(await (await list()).text()).toBe(stalled)
    await become('ended')
    expect(await (await list()).text()).toContain('#EXT-X-ENDLIST')
    await become('broken')
    expect((await list()).status).toBe(503)
    expect((await from(`/videos/${eventId}/vp9/0.m4s`)).status).toBe(503)
    await become('none')
    expect((await list()).status).toBe(404)
  })

  it('have a player that only the pages it was told about may frame [STAT-07] [HOST-05]', async () => {
    await become('live')
    const player = (parents: string) => from(`/player/?channel=${eventId}${parents}`)
    const right = await player('&parent=localhost&parent=127.0.0.1')
    expect(right.status).toBe(200)
    expect(right.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:*',
    )
    for (const wrong of ['', '&parent=evil.test', '&parent=localhost&parent=evil.test', "&parent='none'"]) {
      const refused = await player(wrong)
      expect(refused.status).toBe(403)
      expect(await refused.text()).toContain('refuses to be framed here')
    }
  })
})
