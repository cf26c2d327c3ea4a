import type { Timers } from '#src/realtime/timers.ts'

/** How it stands with what is played. A frame says nothing of itself: it counts as playing. */
export type Playing = 'loading' | 'playing' | 'paused' | 'failed' | 'ended'

/** Milliseconds without a new picture after which a stream that should play counts as failed. */
export const patience = 30_000

const mimeType = 'application/vnd.apple.mpegurl'

/**
 * Whether the browser's own player is taken. Chromium says as well that it may be able to, but tells less of what goes
 * wrong and takes both renditions at once; Safari's is the one that HLS was made for.
 */
function playsByItself(video: HTMLVideoElement): boolean {
  return video.canPlayType(mimeType) !== '' && 'webkitShowPlaybackTargetPicker' in video
}

/** hls.js gives a server that does not answer this often another chance, and no longer. */
const few = { maxNumRetry: 3, retryDelayMs: 1_000, maxRetryDelayMs: 4_000 }
const loads = {
  default: { maxTimeToFirstByteMs: 15_000, maxLoadTimeMs: 20_000, timeoutRetry: few, errorRetry: few },
}

/**
 * Plays an HLS stream: with the browser's own player where that is made for it, else with hls.js, which is fetched then.
 * It begins without being asked only where the element is muted.
 * @param tell hears how it stands, each time it changes
 * @returns ends it
 */
export function playHls(
  video: HTMLVideoElement,
  url: string,
  timers: Timers,
  tell: (playing: Playing) => void,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let release = (): void => {}
  let timer: number | null = null
  const rest = (): void => {
    if (timer !== null) timers.stopTimer(timer)
    timer = null
  }
  const stop = (): void => {
    rest()
    listening.abort()
    release()
    video.removeAttribute('src')
    video.load()
  }
  const fail = (): void => {
    if (signal.aborted) return
    stop()
    tell('failed')
  }
  /** A picture has come, or is waited for from now on. */
  const wait = (): void => {
    rest()
    timer = timers.startTimer(fail, patience)
  }
  const on = (type: string, run: () => void): void => video.addEventListener(type, run, { signal })
  on('playing', () => tell('playing'))
  on('timeupdate', wait)
  on('waiting', () => tell('loading'))
  on('play', wait)
  on('pause', () => {
    rest()
    if (!video.ended) tell('paused')
  })
  on('ended', () => {
    rest()
    tell('ended')
  })
  const begin = (): void => {
    void video.play().catch(() => {
      // Where it may not begin by itself, the member begins it.
      if (!signal.aborted && video.paused && video.error === null) tell('paused')
    })
  }

  const withLibrary = async (): Promise<void> => {
    const { default: Hls } = await import('hls.js/light')
    if (signal.aborted) return
    if (!Hls.isSupported()) {
      fail()
      return
    }
    // No worker: its script would be text that becomes code, which no policy of the page allows.
    const hls = new Hls({
      enableWorker: false,
      backBufferLength: 20,
      maxBufferLength: 20,
      manifestLoadPolicy: loads,
      playlistLoadPolicy: loads,
      fragLoadPolicy: loads,
    })
    release = () => hls.destroy()
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) fail()
    })
    hls.loadSource(url)
    hls.attachMedia(video)
    begin()
  }
  const takeLibrary = (): void => void withLibrary().catch(fail)

  tell('loading')
  wait()
  if (!playsByItself(video)) takeLibrary()
  else {
    let hasTried = false
    on('error', () => {
      // A browser may say that it can, and then not know what is in it.
      if (hasTried || video.currentTime > 0) return fail()
      hasTried = true
      video.removeAttribute('src')
      takeLibrary()
    })
    video.src = url
    begin()
  }
  return stop
}
