/** The build without subtitles, further sound tracks and encryption; it has no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
