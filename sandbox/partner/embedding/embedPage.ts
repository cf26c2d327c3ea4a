import { type OddsType, oddsTypeLabels, oddsTypes } from '#domain/odds/odds.ts'
import { languages } from '#domain/session/language.ts'
import { languageName } from '#domain/session/languageNames.ts'
import type { ThemeName } from '#domain/session/theme.ts'
import type { components } from '#openapi/host.gen.ts'

import { languageCodes } from '../../wire/languages.ts'
import { type Html, html } from '../html.ts'
import { mark, page, themeLabels } from '../pages.ts'

type MessageName = components['schemas']['ClientMessage']['type']

/** What each message of the client tells, and whether a partner wants it from the start. */
const messages: Readonly<Record<MessageName, { tells: string; isOn: boolean }>> = {
  ready: { tells: 'The first screen is shown', isOn: false },
  'needs-login': { tells: 'Somebody wants to log in', isOn: true },
  'session-ended': { tells: 'The session is over', isOn: true },
  'bet-placed': { tells: 'A bet was placed', isOn: true },
  navigation: { tells: 'The member went to another screen', isOn: false },
  height: { tells: 'How high the content is now', isOn: false },
}

/** An event that the client may be opened at. */
export interface OfferedEvent {
  readonly eventId: string
  readonly name: string
  readonly competitionId: string
  readonly competitionName: string
}

interface Offer {
  /** Where the client can be opened. */
  readonly clients: readonly string[]
  readonly themes: readonly ThemeName[]
  readonly members: readonly { readonly code: string; readonly loginName: string }[]
  readonly events: readonly OfferedEvent[]
}

/** The page where partners try the options of the embed script, and copy the snippet that has them. */
export function embedPage({ clients, themes, members, events }: Offer): string {
  const competitions = new Map(events.map((event) => [event.competitionId, event.competitionName]))
  return page(
    'Embed options · Harbour Play',
    html`<header class="bar" aria-label="Harbour Play">
        <a class="brand" href="/">${mark}<span>Harbour Play</span></a>
        <span class="tag">Embed options</span>
      </header>
      <main aria-label="Embed options">
        <section class="intro">
          <h1>Try it, then take the snippet</h1>
          <p>
            The client is opened with exactly what is chosen here. The snippet does the same in your page.
          </p>
        </section>
        <form id="options" class="card options" novalidate>
          <fieldset id="launch">
            <legend>Launch</legend>
            <p class="note">Your server puts these into the launch link.</p>
            ${menu(
              'member',
              'Member',
              [...members, { code: 'guest', loginName: 'Guest' }].map(({ code, loginName }) => [
                code,
                loginName,
              ]),
            )}
            ${menu(
              'lang',
              'Language',
              languages.map((language) => [languageCodes[language], languageName(language)]),
            )}
            ${segment(
              'odds_type',
              'Odds',
              oddsTypes.map((type: OddsType) => [type, oddsTypeLabels[type]]),
            )}
            ${menu(
              'theme',
              'Theme',
              themes.map((name) => [name, themeLabels[name]]),
            )}
            ${field('event_id', 'Event', {
              note: 'Opens at this event. Empty: the list.',
              offered: events.map(({ eventId, name }) => [eventId, name]),
            })}
            ${field('competition_id', 'Competitions', {
              note: 'Opens the list of these alone, with commas between them.',
              offered: [...competitions],
            })}
            ${menu(
              'client_origin',
              "Client's address",
              clients.map((origin) => [origin, origin]),
            )}
          </fieldset>
          <fieldset>
            <legend>Script</legend>
            <p class="note">What <code>openSlipway</code> is called with.</p>
            ${segment('link_from', 'Launch link', [
              ['server', 'Fresh'],
              ['written', 'Written here'],
            ])}
            ${field('link', 'Address of the link', { note: 'It opens the client once.', isHidden: true })}
            ${segment('height', 'Height', [
              ['fill', 'Fills its place'],
              ['content', 'As its content'],
            ])}
            ${field('place', 'Height of its place', { note: 'In pixels. Empty: the whole window.', value: '640' })}
            ${field('title', 'Name of the frame', { note: 'What screen readers call it.', value: 'Betting' })}
            ${segment('press_rule', 'Another price', [
              ['', 'Default'],
              ['replace', 'Replaces'],
              ['add', 'Is added'],
            ])}
          </fieldset>
          <fieldset>
            <legend>Listeners</legend>
            <p class="note">What your page is told by the client.</p>
            <div class="switches">
              ${Object.entries(messages).map(
                ([name, { tells, isOn }]) =>
                  html`<label class="switch"
                    ><span><code>${name}</code><span class="note">${tells}</span></span
                    ><input
                      type="checkbox"
                      role="switch"
                      name="on"
                      value="${name}"
                      ${isOn ? html` checked` : ''}
                  /></label>`,
              )}
            </div>
          </fieldset>
          <a class="see" href="#live">See it, and copy the snippet</a>
        </form>
        <div class="shown">
          <section class="card" aria-labelledby="live">
            <div class="head">
              <h2 id="live">Live</h2>
              <p id="state" role="status"></p>
              <a href="#snippet-title">To the snippet</a>
            </div>
            <div class="around" role="region" aria-label="Your page" tabindex="0"><div id="stage"></div></div>
            <div class="tools">
              <button type="button" class="plain" id="back">Back to the matches</button>
              <button type="button" class="plain" id="again">Launch again</button>
            </div>
            <h3 id="told-title">What the client told</h3>
            <div id="told" class="told-list" role="log" aria-labelledby="told-title" tabindex="0"></div>
          </section>
          <section class="card" aria-labelledby="snippet-title">
            <div class="head">
              <h2 id="snippet-title">Snippet</h2>
              <p id="copied" role="status"></p>
            </div>
            <pre tabindex="0" role="region" aria-label="Snippet as HTML"><code id="snippet"></code></pre>
            <div class="tools">
              <button type="button" id="copy">Copy</button>
              <form action="/embed/page" method="post" target="_blank" rel="noopener">
                <input type="hidden" name="snippet" id="posted" />
                <button type="submit" class="plain" id="open">Open in an empty page</button>
              </form>
            </div>
            <p class="note">
              <code>/launch-link</code> is this site's own. In its place comes the call by which your page
              gets a link from your server, for the member who is logged in.
            </p>
          </section>
        </div>
      </main>
      <script type="module" src="/embed/page/main.ts"></script>`,
    'lobby',
    html`<link rel="stylesheet" href="/embed/embed.css" />`,
  )
}

type Choices = readonly (readonly [value: string, label: string])[]

function menu(name: string, label: string, choices: Choices): Html {
  return html`<div class="option">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${choices.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>
  </div>`
}

/** One of a few, all in sight; the first until another is chosen. */
function segment(name: string, label: string, choices: Choices): Html {
  return html`<div class="option" role="radiogroup" aria-labelledby="${name}-label">
    <span id="${name}-label">${label}</span>
    <div class="segment">
      ${choices.map(([value, text], index) => html`<label><input type="radio" name="${name}" value="${value}" ${index === 0 ? html` checked` : ''} /><span>${text}</span></label>`)}
    </div>
  </div>`
}

interface FieldWish {
  readonly note: string
  readonly value?: string
  readonly offered?: Choices
  readonly isHidden?: boolean
}

/** A line to write in, with what is wrong with it below. */
function field(name: string, label: string, { note, value = '', offered, isHidden }: FieldWish): Html {
  return html`<div class="option" id="${name}-option" ${isHidden ? html` hidden` : ''}>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="off"
      spellcheck="false"
      aria-describedby="${name}-note ${name}-wrong"
      ${offered ? html` list="${name}-offered"` : ''}
    />
    ${offered ? html`<datalist id="${name}-offered">${offered.map(([id, text]) => html`<option value="${id}" label="${text}"></option>`)}</datalist>` : ''}
    <p class="note" id="${name}-note">${note}</p>
    <p class="wrong" id="${name}-wrong"></p>
  </div>`
}
