import type { PictureEvent } from '#machines/stream/types.ts'

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
 * @param tell hears how it goes; how long a picture is waited for, and what then, is not decided here
 * @returns ends it
 */
export function playHls(
  video: HTMLVideoElement,
  url: string,
  tell: (event: PictureEvent) => void,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let release = (): void => {}
  const stop = (): void => {
    listening.abort()
    release()
    video.removeAttribute('src')
    video.load()
  }
  const fail = (): void => {
    if (signal.aborted) return
    stop()
    tell({ type: 'stream.failed' })
  }
  /** Seconds of the stream that were shown when it was told last that a picture has come. */
  let told = 0
  const arrive = (): void => {
    told = video.currentTime
    tell({ type: 'picture.arrived' })
  }
  const on = (type: string, run: () => void): void => video.addEventListener(type, run, { signal })
  on('play', () => tell({ type: 'picture.awaited' }))
  on('playing', arrive)
  on('timeupdate', () => {
    // The time is moved by a jump over a gap too, where nothing may be there to show.
    const isShown = video.readyState > video.HAVE_CURRENT_DATA
    if (isShown && Math.abs(video.currentTime - told) >= 1) arrive()
  })
  on('waiting', () => tell({ type: 'picture.stalled' }))
  on('pause', () => {
    if (!video.ended) tell({ type: 'picture.paused' })
  })
  on('ended', () => tell({ type: 'stream.ended' }))
  const begin = (): void => {
    void video.play().catch(() => {
      // Where it may not start on its own, the member starts it.
      if (!signal.aborted && video.paused && video.error === null) tell({ type: 'picture.paused' })
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

  tell({ type: 'picture.awaited' })
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
