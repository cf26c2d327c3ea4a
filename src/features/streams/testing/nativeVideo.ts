/** A video of a browser that plays HLS natively. */
export function nativeVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, {
    webkitShowPlaybackTargetPicker: () => undefined,
    canPlayType: () => 'maybe',
    play: () => Promise.resolve(),
    load: () => undefined,
  })
  Object.defineProperties(video, {
    currentTime: { value: 0, writable: true },
    readyState: { value: video.HAVE_FUTURE_DATA, writable: true },
  })
  return video
}
