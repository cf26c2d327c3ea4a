import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Watched } from '#machines/stream/types.ts'
import { actorOf } from '#src/client/root/actorOf.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { nativeVideo } from '../testing/nativeVideo.ts'
import { StreamControls } from './StreamControls.tsx'
import { StreamFrame } from './StreamFrame.tsx'
import { createStreamPlayer, type StreamPlayer } from './streamPlayer.ts'

beforeEach(() => localStorage.clear())

const watched: Watched = {
  eventId: 'e1',
  title: 'Home v Away',
  stream: { streamId: 's1', label: 'English', kind: 'hls', url: 'https://video.test/a.m3u8' },
}

/** The player of a page that is opened now, on the device as the page before left it. */
async function playerOfPage(): Promise<StreamPlayer> {
  const { client } = await createClientHarness()
  return client.once(createStreamPlayer)
}

describe('how a member has the player of streams', () => {
  it.each<[string, (player: StreamPlayer) => void, isActive: boolean, volume: number]>([
    ['how loud it is', (player) => player.setVolume(0.4), false, 0.4],
    ['that it is on', (player) => player.open(watched), true, 0.75],
  ])('is kept for the next page where %s alone was chosen [STAT-07]', async (_, choose, ...kept) => {
    choose(await playerOfPage())
    const { isActive, volume, isMuted } = (await playerOfPage()).state.get()
    expect([isActive, volume]).toEqual(kept)
    // However loud it is kept, it begins without sound.
    expect(isMuted).toBe(true)
  })

  it('is read as an earlier version kept it, with a corner for its window [STAT-07]', async () => {
    const player = await playerOfPage()
    player.setVolume(0.4)
    for (const name of Object.keys(localStorage).filter((key) => key.includes('streamPlayer')))
      localStorage.setItem(
        name,
        (localStorage.getItem(name) ?? '').replace('"volume"', '"corner":"topLeft","volume"'),
      )
    expect(Object.values(localStorage).join(' ')).toContain('topLeft')
    expect((await playerOfPage()).state.get().volume).toBe(0.4)
  })

  it('is off on the next page where it was closed [STAT-07]', async () => {
    const player = await playerOfPage()
    player.open(watched)
    player.close()
    expect((await playerOfPage()).state.get().isActive).toBe(false)
  })
})

describe('what is watched', () => {
  it('is what the session’s machine is told by the player: opened, tried again only where it has failed or ended, and closed [STAT-07]', async () => {
    const { client } = await createClientHarness()
    const player = client.once(createStreamPlayer)
    const stream = () => actorOf(client, 'stream')?.getSnapshot()
    expect(stream()?.value).toBe('idle')
    player.open(watched)
    player.retry()
    expect(stream()).toMatchObject({ value: { watching: 'loading' }, context: { watched, opened: 1 } })
    actorOf(client, 'stream')?.send({ type: 'stream.failed' })
    player.retry()
    expect(stream()).toMatchObject({ value: { watching: 'loading' }, context: { watched, opened: 2 } })
    player.close()
    expect(stream()).toMatchObject({ value: 'idle', context: { watched: null } })
  })
})

describe('what plays', () => {
  it('makes no sound at first, and then as much as the member wants, until it is taken away [STAT-07]', async () => {
    const player = await playerOfPage()
    player.open(watched)
    const video = nativeVideo()
    const takeAway = player.show(video, 1)
    const heard = () => [video.muted, video.volume]
    expect(heard()).toEqual([true, 0.75])
    player.setMuted(false)
    expect(heard()).toEqual([false, 0.75])
    player.setMuted(true)
    expect(heard()).toEqual([true, 0.75])
    // Choosing a volume turns the sound on, and none turns it off.
    player.setVolume(0.4)
    expect(heard()).toEqual([false, 0.4])
    player.setVolume(0)
    expect(heard()).toEqual([true, 0])
    takeAway()
    player.setVolume(1)
    expect(heard()).toEqual([true, 0])
  })

  it('fills the screen, and stands in a picture of its own, each by its button [STAT-07]', async () => {
    const { client } = await createClientHarness()
    const player = client.once(createStreamPlayer)
    player.dock(document.createElement('div'))
    const video = nativeVideo()
    const asked: string[] = []
    const answer = (what: string) => () => Promise.resolve(void asked.push(what))
    Object.assign(player.stage, { requestFullscreen: answer('full screen') })
    Object.assign(video, { requestPictureInPicture: answer('picture in picture') })
    pretendDevice('desktop')
    const canBoth = { fullscreenEnabled: true, pictureInPictureEnabled: true, pictureInPictureElement: null }
    for (const [name, value] of Object.entries(canBoth))
      Object.defineProperty(document, name, { configurable: true, value })
    const user = renderWith(
      client,
      <StreamControls player={player} watched={watched} video={{ current: video }} />,
    )
    await user.click(await screen.findByRole('button', { name: 'Full screen' }))
    await user.click(screen.getByRole('button', { name: 'Picture in picture' }))
    expect(asked).toEqual(['full screen', 'picture in picture'])
  })

  it('in a frame may run scripts, and neither open windows, lead the page away nor start on its own [STAT-07]', async () => {
    const { client } = await createClientHarness()
    const framed = { ...watched.stream, kind: 'iframe', url: 'https://player.test/?channel=a' } as const
    renderWith(client, <StreamFrame watched={{ ...watched, stream: framed }} />)
    const frame = await screen.findByTitle('English')
    expect(['sandbox', 'allow', 'referrerpolicy'].map((name) => frame.getAttribute(name))).toEqual([
      'allow-scripts allow-same-origin',
      'picture-in-picture; encrypted-media',
      'no-referrer',
    ])
  })
})
