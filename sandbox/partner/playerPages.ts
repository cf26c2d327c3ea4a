import type { StreamState } from '../streams/streamDesk.ts'
import { type Html, html } from './html.ts'

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/player.css" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.text
}

/**
 * The player of a channel, for a frame.
 * @param state the state of its stream; null if there is no such channel
 */
export function playerPage(state: StreamState | null): string {
  if (state === null) return page('No channel', html`<p>There is no such channel.</p>`)
  if (state !== 'live') return page('Off air', html`<p>This channel is off air.</p>`)
  return page(
    'Quayside channel',
    html`<video controls loop playsinline preload="metadata" aria-label="Quayside channel">
      <source src="/player/clip.mp4" type='video/mp4; codecs="vp09.00.10.08,opus"' />
      <source src="/player/clip-avc.mp4" type="video/mp4" />
    </video>`,
  )
}

/** What is shown instead of the player if it is framed by a page that it was not told about. */
export function refusedPlayerPage(parents: readonly string[]): string {
  const named = parents.length === 0 ? 'No parent was named' : `Not a parent of ours: ${parents.join(', ')}`
  return page('Refused', html`<p><strong>This player refuses to be framed here.</strong><br />${named}.</p>`)
}
