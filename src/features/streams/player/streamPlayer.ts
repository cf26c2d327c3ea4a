import { createAtom } from '@tanstack/store'

import { streamMachine } from '#machines/stream/machine.ts'
import type { StreamEvent, Watched } from '#machines/stream/types.ts'
import { actorOf } from '#src/client/root/actorOf.ts'
import type { Services } from '#src/client/services.ts'
import { type StreamChoices, streamRecord } from '#src/storage/records/streamRecord.ts'

import { createScreens, playActor } from '../playing/playActor.ts'

interface PlayerState extends StreamChoices {
  /** Nothing is heard before the member has pressed for it. */
  readonly isMuted: boolean
  /** Whether it stands in a page's place for it, and not in the window that goes along. */
  readonly isDocked: boolean
  /** Its window is a bar: what plays is heard and not seen. */
  readonly isFolded: boolean
}

export type StreamPlayer = ReturnType<typeof createStreamPlayer>

const first: StreamChoices = { version: 1, isActive: false, volume: 0.75 }

/** Moves an element without ending what plays in it; where the browser cannot, a video is begun again by its owner. */
function move(element: HTMLElement, to: HTMLElement): void {
  if (element.parentElement === to) return
  if ('moveBefore' in to && element.isConnected && to.isConnected) to.moveBefore(element, null)
  else to.append(element)
}

/**
 * The one player of streams of a page: how loud it is and where it stands [STAT-07]. It brings the code of the machine that
 * says what is watched, and how that goes.
 */
export function createStreamPlayer({ appActor, deferredActors, storage }: Services) {
  const state = createAtom<PlayerState>({
    ...first,
    ...storage.read(streamRecord),
    isMuted: true,
    isDocked: false,
    isFolded: false,
  })
  const change = (changed: Partial<PlayerState>): void => state.set((before) => ({ ...before, ...changed }))
  const choose = (chosen: Partial<StreamChoices>): void => {
    change(chosen)
    const { isActive, volume } = state.get()
    storage.write(streamRecord, { version: 1, isActive, volume })
  }
  /** Holds the picture and its controls; it is moved, and never created again. */
  const stage = document.createElement('div')
  Object.assign(stage.style, { position: 'absolute', inset: '0' })
  let home: HTMLElement | null = null
  const docks: HTMLElement[] = []
  const screens = createScreens()
  const videoNow = (): HTMLVideoElement | null => screens.get()?.video ?? null
  const hear = (video: HTMLVideoElement): (() => void) => {
    const follow = (): void => {
      const { isMuted, volume } = state.get()
      video.muted = isMuted
      video.volume = volume
    }
    follow()
    const following = state.subscribe(follow)
    return () => following.unsubscribe()
  }
  deferredActors.stream.bring(streamMachine.provide({ actors: { play: playActor(screens, hear) } }))
  const tell = (event: StreamEvent): void => actorOf({ appActor }, 'stream')?.send(event)
  const place = (): void => {
    const to = docks.at(-1) ?? home
    const playing = videoNow()?.paused === false ? videoNow() : null
    if (to !== null) move(stage, to)
    if (playing?.paused === true) void playing.play().catch(() => {})
    change({ isDocked: docks.length > 0 })
  }

  return {
    state,
    stage,
    open(watched: Watched, { isMuted = state.get().isMuted }: { isMuted?: boolean } = {}): void {
      choose({ isActive: true })
      change({ isMuted, isFolded: false })
      tell({ type: 'stream.opened', watched })
    },
    /** Tries again what failed. */
    retry: (): void => tell({ type: 'retry.requested' }),
    close(): void {
      choose({ isActive: false })
      tell({ type: 'stream.closed' })
    },
    setMuted: (isMuted: boolean): void => change({ isMuted }),
    /** @param volume 0 to 1 */
    setVolume(volume: number): void {
      choose({ volume })
      change({ isMuted: volume === 0 })
    },
    setFolded: (isFolded: boolean): void => change({ isFolded }),
    togglePlay(): void {
      const video = videoNow()
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
    /** The picture of an opening, which what is opened plays in while it is on the page. @returns takes it away */
    show(video: HTMLVideoElement, opened: number): () => void {
      screens.set({ video, opened })
      return () => {
        if (videoNow() === video) screens.set(null)
      }
    },
  }
}
