import type { MiniTable } from '../../minigames/tables.ts'
import { type Html, html } from '../html.ts'

function page(title: string, theme: string | undefined, body: Html): string {
  return html`<!doctype html>
    <html lang="en" data-theme="${theme === 'dark' || theme === 'light' ? theme : 'auto'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/minigame/game.css" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.text
}

/** The page of a table's game, which its script fills. @param theme `dark` or `light`; the browser's own for anything else */
export function gamePage({ id, type }: MiniTable, theme: string | undefined): string {
  return page(
    'Mini-game',
    theme,
    html`<main id="game" aria-labelledby="name" data-table="${id}" data-type="${type}" hidden>
        <header>
          <h1 id="name"></h1>
          <p class="balance">Balance <b id="balance"></b></p>
        </header>
        <div class="round">
          <div id="countdown" role="timer"><span aria-hidden="true"></span></div>
          <p id="phase"></p>
        </div>
        <section class="stage" aria-labelledby="last-heading">
          <h2 id="last-heading">Last result</h2>
          <div id="drawing" aria-hidden="true"></div>
          <p id="last"></p>
          <ol id="ended" aria-label="Earlier results"></ol>
        </section>
        <section class="betting" aria-label="Bet">
          <fieldset>
            <legend>Bet on</legend>
            <div id="spots"></div>
          </fieldset>
          <div class="stake">
            <label for="stake">Stake</label>
            <input
              id="stake"
              inputmode="decimal"
              autocomplete="off"
              maxlength="16"
              aria-describedby="limits"
            />
            <div id="chips" role="group" aria-label="Stakes"></div>
            <p id="limits"></p>
          </div>
          <button id="place" type="button"></button>
          <p id="status" role="status"></p>
        </section>
        <section class="mine" aria-labelledby="mine-heading">
          <h2 id="mine-heading">My bets</h2>
          <ul id="mine"></ul>
        </section>
      </main>
      <p id="trouble" role="alert"></p>
      <script type="module" src="/minigame/page/main.ts"></script>`,
  )
}

/** What is shown where there is nothing to play. */
export function troublePage(text: string): string {
  return page('Mini-game', undefined, html`<p id="trouble" role="alert">${text}</p>`)
}
