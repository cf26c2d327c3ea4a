import { createAtom } from '@tanstack/store'

import type { Stream } from '#domain/stream.ts'
import type { Services } from '#src/client/services.ts'
import { type Corner, type StreamChoices, streamRecord } from '#src/storage/streamRecord.ts'

import { type Playing, playHls } from './playHls.ts'

/** What is being watched. */
export interface Watched {
  readonly eventId: string
  /** What the event is called. */
  readonly title: string
  readonly stream: Stream
}

interface PlayerState extends StreamChoices {
  readonly watched: Watched | null
  readonly playing: Playing
  /** Nothing is heard before the member has pressed for it. */
  readonly isMuted: boolean
  /** Counts the times that something was opened, or opened again. */
  readonly opened: number
  /** Whether it stands in a page's place for it, and not in the window that goes along. */
  readonly isDocked: boolean
}

export type StreamPlayer = ReturnType<typeof createStreamPlayer>

const first: StreamChoices = { version: 1, isActive: false, volume: 0.75, corner: 'bottomRight' }

/** Moves an element without ending what plays in it; where the browser cannot, a video is begun again by its owner. */
function move(element: HTMLElement, to: HTMLElement): void {
  if (element.parentElement === to) return
  if ('moveBefore' in to && element.isConnected && to.isConnected) to.moveBefore(element, null)
  else to.append(element)
}

/** The one player of streams of a page: what is watched, how loud, and where it stands [STAT-07]. */
export function createStreamPlayer({ storage, timers }: Services) {
  const state = createAtom<PlayerState>({
    ...first,
    ...storage.read(streamRecord),
    watched: null,
    playing: 'loading',
    isMuted: true,
    opened: 0,
    isDocked: false,
  })
  const change = (changed: Partial<PlayerState>): void => state.set((before) => ({ ...before, ...changed }))
  const choose = (chosen: Partial<StreamChoices>): void => {
    change(chosen)
    const { isActive, volume, corner } = state.get()
    storage.write(streamRecord, { version: 1, isActive, volume, corner })
  }
  /** Holds the picture and its controls; it is moved, and never made anew. */
  const stage = document.createElement('div')
  Object.assign(stage.style, { position: 'absolute', inset: '0' })
  let home: HTMLElement | null = null
  const docks: HTMLElement[] = []
  let video: HTMLVideoElement | null = null
  const place = (): void => {
    const to = docks.at(-1) ?? home
    const wasPlaying = video !== null && !video.paused
    if (to !== null) move(stage, to)
    if (wasPlaying && video?.paused === true) void video.play().catch(() => {})
    change({ isDocked: docks.length > 0 })
  }

  return {
    state,
    stage,
    open(watched: Watched, { isMuted = state.get().isMuted }: { isMuted?: boolean } = {}): void {
      choose({ isActive: true })
      change({ watched, isMuted, playing: 'loading', opened: state.get().opened + 1 })
    },
    /** Begins anew with what failed. */
    retry: (): void => change({ playing: 'loading', opened: state.get().opened + 1 }),
    close(): void {
      choose({ isActive: false })
      change({ watched: null })
    },
    setMuted: (isMuted: boolean): void => change({ isMuted }),
    /** @param volume 0 to 1 */
    setVolume(volume: number): void {
      choose({ volume })
      change({ isMuted: volume === 0 })
    },
    setCorner: (corner: Corner): void => choose({ corner }),
    togglePlay(): void {
      if (video === null) return
      if (video.paused) void video.play().catch(() => {})
      else video.pause()
    },
    /** The window that goes along, which has what no page has a place for. @returns gives it up */
    liveIn(window: HTMLElement): () => void {
      home = window
      place()
      return () => {
        home = null
      }
    },
    /** A page's place for what is watched, while it is shown. @returns gives it up, while the place is still there */
    dock(in_: HTMLElement): () => void {
      docks.push(in_)
      place()
      return () => {
        docks.splice(docks.indexOf(in_), 1)
        place()
      }
    },
    /** Plays what is watched in an element. @returns ends it */
    play(element: HTMLVideoElement, url: string): () => void {
      video = element
      const hear = (): void => {
        const { isMuted, volume } = state.get()
        element.muted = isMuted
        element.volume = volume
      }
      // Before it begins: by itself it begins only where nothing is heard of it.
      hear()
      const heard = state.subscribe(hear)
      const stop = playHls(element, url, timers, (playing) => change({ playing }))
      return () => {
        heard.unsubscribe()
        stop()
        video = null
      }
    },
  }
}
