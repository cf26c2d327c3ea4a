import { errors } from '#domain/session/errorCatalogue.ts'

import type { MiniTable } from '../../minigames/tables.ts'
import type { MiniGameWords, PageWords } from '../../minigames/words/language.ts'
import { miniGameWords } from '../../minigames/words/words.ts'
import { languageCodes } from '../../wire/languages.ts'
import type { LanguageCode } from '../../words/words.ts'
import { type Html, html } from '../html.ts'

/** What the script of a game's page says, and what the errors of its calls are called in the page's language. */
export interface GameTexts {
  page: PageWords
  /** By the code of the error. */
  refusals: Readonly<Record<string, string>>
}

function textsOf({ page: own, refusals }: MiniGameWords): GameTexts {
  const named = Object.entries(errors).flatMap(([name, { code }]) => {
    const text = refusals[name as keyof typeof errors]
    return text === undefined ? [] : [[String(code), text] as const]
  })
  return { page: own, refusals: Object.fromEntries(named) }
}

/** What the web calls a language of the contract. */
function tagOf(language: LanguageCode): string {
  return Object.entries(languageCodes).find(([, code]) => code === language)?.[0] ?? 'en'
}

function page(language: LanguageCode, theme: string | undefined, body: Html): string {
  const { title } = miniGameWords(language).page
  return html`<!doctype html>
    <html lang="${tagOf(language)}" data-theme="${theme === 'dark' || theme === 'light' ? theme : 'auto'}">
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

/** How the page of a game is asked for. */
export interface PageWish {
  language: LanguageCode
  /** `dark` or `light`; the browser's own for anything else. */
  theme: string | undefined
}

/** The page of a table's game, which its script fills. */
export function gamePage({ id, type }: MiniTable, { language, theme }: PageWish): string {
  const words = miniGameWords(language)
  const own = words.page
  return page(
    language,
    theme,
    html`<main
        id="game"
        aria-labelledby="name"
        data-table="${id}"
        data-type="${type}"
        data-language="${language}"
        data-texts="${JSON.stringify(textsOf(words))}"
        hidden
      >
        <header>
          <h1 id="name"></h1>
          <p class="balance">${own.balance} <b id="balance"></b></p>
        </header>
        <div class="round">
          <div id="countdown" role="timer"><span aria-hidden="true"></span></div>
          <p id="phase"></p>
        </div>
        <section class="stage" aria-labelledby="last-heading">
          <h2 id="last-heading">${own.lastResult}</h2>
          <div id="drawing" aria-hidden="true"></div>
          <p id="last"></p>
          <ol id="ended" aria-label="${own.earlier}"></ol>
        </section>
        <section class="betting" aria-label="${own.bet}">
          <fieldset>
            <legend>${own.betOn}</legend>
            <div id="spots"></div>
          </fieldset>
          <div class="stake">
            <label for="stake">${own.stake}</label>
            <input
              id="stake"
              inputmode="decimal"
              autocomplete="off"
              maxlength="16"
              aria-describedby="limits"
            />
            <div id="chips" role="group" aria-label="${own.stakes}"></div>
            <p id="limits"></p>
          </div>
          <button id="place" type="button"></button>
          <p id="status" role="status"></p>
        </section>
        <section class="mine" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${own.myBets}</h2>
          <ul id="mine"></ul>
        </section>
      </main>
      <p id="trouble" role="alert"></p>
      <script type="module" src="/minigame/page/main.ts"></script>`,
  )
}

/** What is shown where there is nothing to play. @param why a name of the catalogue */
export function troublePage(language: LanguageCode, why: keyof typeof errors): string {
  const text = miniGameWords(language).refusals[why] ?? errors[why].text
  return page(language, undefined, html`<p id="trouble" role="alert">${text}</p>`)
}
